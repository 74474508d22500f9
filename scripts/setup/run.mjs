import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { explain, Failure } from './explain.mjs';
import { cacheDir, root } from './paths.mjs';

/**
 * Runs a command and shows that it works: on a terminal a line that counts the seconds, elsewhere a line every
 * 20 seconds. Its output goes to `.cache/logs/`; the end of it is shown when it fails. Who ends this process by SIGTERM
 * ends the command first: alone it would go on to write where the next one does.
 * @param {string} label What happens, for the reader: `Building the site`.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, show?: boolean, tolerate?: boolean }} [options]
 *   `show` passes the output on as it comes; `tolerate` answers the exit code instead of failing.
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export async function run(label, command, args, options = {}) {
  const { cwd = root, env = {}, show = false, tolerate = false } = options;
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  mkdirSync(join(cacheDir, 'logs'), { recursive: true });
  const logName = `.cache/logs/${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.log`;
  const log = createWriteStream(join(root, logName));
  log.on('error', () => {}); // a full disk is reported by the command itself
  const stopProgress = show ? announce(label) : progress(label, seconds);

  let output = '';
  const code = await new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let isEnding = false;
    const end = () => {
      isEnding = true;
      child.kill('SIGTERM');
    };
    process.on('SIGTERM', end);
    /** @param {NodeJS.WriteStream} stream @returns {(part: Buffer) => void} */
    const read = (stream) => (part) => {
      output = (output + part).slice(-1_000_000);
      log.write(part);
      if (show) stream.write(part);
    };
    child.stdout.on('data', read(process.stdout));
    child.stderr.on('data', read(process.stderr));
    child.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      stopProgress('failed');
      reject(error.code === 'ENOENT' ? new Failure(`${command} is not installed: ${wayTo(command)}`) : error);
    });
    child.on('close', (exit) => {
      process.off('SIGTERM', end);
      if (isEnding) process.exit(143);
      resolve(exit ?? 1);
    });
  });
  log.end();
  stopProgress(code === 0 ? 'done' : 'failed');
  if (code !== 0 && !tolerate) {
    const lines = output.trimEnd().split('\n');
    const end = (lines.length > 40 ? [...lines.slice(0, 15), '…', ...lines.slice(-20)] : lines).join('\n');
    const reason = explain(output);
    throw new Failure(reason ?? `${show ? '' : `${end}\n\n`}${label} failed. The whole output is in ${logName}.`);
  }
  return { code, output, seconds: seconds() };
}

/**
 * Runs npm the way the reader started it, on every system.
 * @param {string} label
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[3]} [options]
 */
export function npm(label, args, options) {
  const npmCli = process.env.npm_execpath;
  if (npmCli && /\.c?js$/.test(npmCli)) return run(label, process.execPath, [npmCli, ...args], options);
  return run(label, process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** @param {string} command */
function wayTo(command) {
  /** @type {Record<string, string>} */
  const places = { git: 'https://git-scm.com', npm: 'https://nodejs.org' };
  return places[command]
    ? `install it from ${places[command]}, then run this command again.`
    : 'install it, then run this command again.';
}

/**
 * @param {string} label
 * @returns {(end: string) => void}
 */
function announce(label) {
  console.log(`${label} …`);
  return () => {};
}

/** What is under way, for the one line of a terminal that tells of it. @type {Map<string, () => number>} */
const underWay = new Map();
const frames = ['⠋', '⠙', '⠸', '⠴', '⠦', '⠇'];
let frame = 0;
/** @type {NodeJS.Timeout | undefined} */
let painter;

function paint() {
  frame = (frame + 1) % frames.length;
  const all = [...underWay].map(([label, seconds]) => `${label} … ${Math.round(seconds())} s`);
  process.stdout.write(`\r\x1b[K${frames[frame]} ${all.join(', ')}`);
}

/**
 * @param {string} label
 * @param {() => number} seconds
 * @returns {(end: string) => void}
 */
function progress(label, seconds) {
  if (!process.stdout.isTTY) {
    console.log(`${label} …`);
    const timer = setInterval(() => console.log(`${label} … ${Math.round(seconds())} s`), 20_000);
    return (end) => {
      clearInterval(timer);
      console.log(`${label}: ${end} in ${seconds().toFixed(1)} s`);
    };
  }
  underWay.set(label, seconds);
  painter ??= setInterval(paint, 120);
  return (end) => {
    underWay.delete(label);
    if (underWay.size === 0) {
      clearInterval(painter);
      painter = undefined;
    }
    process.stdout.write(`\r\x1b[K${end === 'done' ? '✓' : '✗'} ${label}: ${seconds().toFixed(1)} s\n`);
  };
}
