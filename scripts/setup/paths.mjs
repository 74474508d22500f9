import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Everything that commands remember between runs; ignored by git, safe to delete. */
export const cacheDir = join(root, '.cache');
/** The built site of all other commands. */
export const buildDir = join(root, 'site/build');
