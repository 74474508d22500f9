import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Control } from '../sandbox/control.ts';

/** Shortest time between two savings, in milliseconds; a large state takes its time, and gets more rest. */
const pause = 200;
const rest = 20;

/** A file that follows the state of a sandbox. */
export interface StateFile {
  /** Something may have changed: saves soon, once for many changes. */
  touch(): void;
  /** Saves what is not saved yet. */
  close(): void;
}

/**
 * Reads a sandbox from its file, when there is one, and keeps the file up to date, so that little is lost when the
 * program is killed.
 * @throws {RangeError | SyntaxError} When the file holds no saved state.
 */
export function openStateFile(file: string, control: Pick<Control, 'load' | 'save'>): StateFile {
  if (existsSync(file)) control.load(JSON.parse(readFileSync(file, 'utf8')));
  let timer: NodeJS.Timeout | null = null;
  let wait = pause;
  const save = () => {
    const began = performance.now();
    timer = null;
    write(file, JSON.stringify(control.save()));
    wait = Math.max(pause, rest * (performance.now() - began));
  };
  return {
    touch() {
      timer ??= setTimeout(save, wait);
    },
    close() {
      if (timer !== null) clearTimeout(timer);
      save();
    },
  };
}

/** Writes beside the file first, so that an end at the wrong moment leaves the old one whole. */
function write(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
