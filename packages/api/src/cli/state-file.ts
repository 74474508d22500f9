import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { lock } from 'proper-lockfile';
import type { Control } from '../sandbox/control.ts';
import { checkState } from '../server/check-state.ts';

/** Shortest time between two savings, in milliseconds; a large state takes its time, and gets more rest. */
const pause = 200;
const rest = 20;
/** A program that was killed leaves its lock; it is over after this time, in milliseconds, which a start waits for. */
const stale = 2000;

/** A file that follows the state of a sandbox. */
export interface StateFile {
  /** Something may have changed: saves soon, once for many changes. */
  touch(): void;
  /** Saves what is not saved yet, and lets others have the file. @returns Whether all is saved. */
  close(): Promise<boolean>;
}

/**
 * Reads a sandbox from its file, when there is one, and keeps the file up to date, so that little is lost when the
 * program is killed. No other program can have the file meanwhile.
 * @param say Takes a sentence when the file cannot be written any more, and when it can again: the shop goes on.
 * @throws {Error} Rejects when another sandbox has the file, it holds no saved state, or it cannot be written; the
 *   message says which.
 */
export async function openStateFile(
  name: string,
  control: Pick<Control, 'load' | 'save'>,
  say: (sentence: string) => void,
): Promise<StateFile> {
  const file = existsSync(name) ? realpathSync(name) : name;
  const state = { isOwn: true, isFailing: false, isOpen: true };
  let release = await hold();
  let timer: NodeJS.Timeout | null = null;
  let wait = pause;
  try {
    read(file, control);
    attempt();
  } catch (error) {
    await release();
    throw error;
  }

  /** @throws {Error} With the reason in words. */
  function attempt(): void {
    try {
      write(file, control);
    } catch (error) {
      throw unwritable(name, error);
    }
  }

  /** @throws {Error} Rejects when another program has the lock, or there can be none. */
  function hold(): Promise<() => Promise<void>> {
    const options = { realpath: false, stale, update: stale / 2, onCompromised };
    const patience = { retries: 8, minTimeout: stale / 5, maxTimeout: stale / 5 };
    const again = (error: unknown) => {
      if (codeOf(error) !== 'ELOCKED') throw error;
      return lock(file, { ...options, retries: patience });
    };
    return lock(file, options)
      .catch(again)
      .catch((error: unknown) => {
        const code = codeOf(error);
        if (code === 'ELOCKED')
          throw new Error(`Unexpected sandbox that has ${name} already, expected one: stop it, or choose another file`);
        throw unwritable(name, error);
      });
  }
  /** The machine may have slept: the lock was over meanwhile, and nobody need have taken it. */
  function onCompromised(): void {
    state.isOwn = false;
    hold().then(
      (again) => {
        release = again;
        state.isOwn = true;
        touch();
      },
      (error: Error) => say(`${error.message}. The shop goes on without its file.`),
    );
  }
  function save(): void {
    const began = performance.now();
    timer = null;
    if (!state.isOwn) return;
    try {
      attempt();
      if (state.isFailing) say(`The shop is in ${name} again.`);
      state.isFailing = false;
      wait = Math.max(pause, rest * (performance.now() - began));
    } catch (error) {
      if (!state.isFailing)
        say(`${error instanceof Error ? error.message : error}. The shop goes on, and tries again.`);
      state.isFailing = true;
      touch();
    }
  }
  function touch(): void {
    if (state.isOpen) timer ??= setTimeout(save, wait);
  }
  return {
    touch,
    async close() {
      state.isOpen = false; // what is asked for from now on would be written to the file of another
      if (timer !== null) clearTimeout(timer);
      save();
      if (state.isOwn) await release().catch(() => {}); // whoever has it now
      return state.isOwn && !state.isFailing;
    },
  };
}

function read(file: string, control: Pick<Control, 'load'>): void {
  if (!existsSync(file)) return;
  try {
    const state: unknown = JSON.parse(readFileSync(file, 'utf8'));
    checkState(state);
    control.load(state);
  } catch (error) {
    throw new Error(`Unexpected content of ${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Writes beside the file first, and lets the disk have it before it takes the place: an end at the wrong moment leaves
 * the old one whole.
 */
function write(file: string, control: Pick<Control, 'save'>): void {
  const text = JSON.stringify(control.save());
  const temporary = `${file}.${process.pid}.new`;
  try {
    rmSync(temporary, { force: true }); // of a program that had the same number
    const descriptor = openSync(temporary, 'wx', 0o600);
    try {
      for (let rest = Buffer.from(text); rest.length > 0; ) rest = rest.subarray(writeSync(descriptor, rest));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** What the system says of a file that cannot be written, in words. */
function unwritable(file: string, error: unknown): Error {
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: 'its folder is not there',
    ENOTDIR: 'its folder is a file',
    EISDIR: 'it is a folder',
    EACCES: 'its permissions forbid it',
    EPERM: 'its permissions forbid it',
    EROFS: 'its disk is read-only',
    ENOSPC: 'its disk is full',
    EDQUOT: 'its disk is full',
  };
  const reason = reasons[codeOf(error) ?? ''] ?? (error instanceof Error ? error.message : String(error));
  return new Error(`Unexpected state file ${file}, expected one that can be written: ${reason}`);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
