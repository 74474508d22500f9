import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './paths.mjs';

/** @param {string} name */
const fileOf = (name) => join(cacheDir, 'stamps', name);

/**
 * What a step was last done for; undefined when it was never finished.
 * @param {string} name
 */
export function readStamp(name) {
  try {
    return readFileSync(fileOf(name), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Remembers that a step is done for these inputs.
 * @param {string} name
 * @param {string} value
 */
export function writeStamp(name, value) {
  mkdirSync(join(cacheDir, 'stamps'), { recursive: true });
  writeFileSync(fileOf(name), value);
}

/** @param {string} name */
export function clearStamp(name) {
  rmSync(fileOf(name), { force: true });
}
