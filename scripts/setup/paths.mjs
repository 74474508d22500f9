import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Everything that commands remember between runs; ignored by git, safe to delete. */
export const cacheDir = join(root, '.cache');
/** The built site of all other commands. */
export const buildDir = join(root, 'site/build');
/**
 * Where `npm start` builds what it serves at a port: pages carry the address, so that each has a build of its own.
 * @param {number} port
 */
export const startedDir = (port) => join(cacheDir, 'started', String(port));
