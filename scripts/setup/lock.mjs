import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRunning } from './is-running.mjs';
import { cacheDir } from './paths.mjs';

/** How often a holder says that it is still there, and after which time of silence it is taken for dead, in ms. */
const beat = 2_000;
const deadAfter = 30_000;
const lockFile = join(cacheDir, 'install-and-build.lock');

/**
 * Does work that changes `node_modules` or the built site while no other command does: a second one says for whom it
 * waits. A lock whose process has ended is taken over, also one that was killed.
 * @template Result
 * @param {() => Promise<Result>} work
 * @param {{ file?: string, say?: (line: string) => void, pause?: number }} [options] `pause`: ms between two looks.
 * @returns {Promise<Result>}
 */
export async function alone(work, { file = lockFile, say = console.log, pause = 250 } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  let hasSaid = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder === undefined) continue;
    if (!holder.isAlive) takeAway(file, holder.id);
    else if (!hasSaid) {
      hasSaid = true;
      say(`Another command (process ${holder.id}) is installing or building here: this one waits for it.`);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const timer = setInterval(() => isOurs(file) && utimesSync(file, new Date(), new Date()), beat);
  timer.unref();
  const release = () => isOurs(file) && rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    process.off('exit', release);
    release();
  }
}

/** @param {string} file @returns {boolean} Whether the lock is ours now. */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Whether the lock is still ours: somebody may have emptied the folder, or another command have taken it while the machine
 * slept.
 * @param {string} file
 */
function isOurs(file) {
  try {
    return readFileSync(file, 'utf8') === String(process.pid);
  } catch {
    return false;
  }
}

/** Who has the lock; undefined when it has just been given back. @param {string} file */
function holderOf(file) {
  try {
    const id = readFileSync(file, 'utf8');
    const silence = Date.now() - statSync(file).mtimeMs;
    return { id, isAlive: silence < deadAfter && (id === '' || isRunning(Number(id))) };
  } catch {
    return undefined;
  }
}

/** Removes the lock of a dead process; one that another command has taken meanwhile is put back. @param {string} file @param {string} id */
function takeAway(file, id) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') === id) rmSync(aside);
    else renameSync(aside, file);
  } catch {
    // another command was faster
  }
}
