import { join } from 'node:path';

export const bench = import.meta.dirname;
export const root = join(bench, '..');
/** Generated sites and their builds. */
export const work = join(bench, 'build');
