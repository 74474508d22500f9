import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './explain.mjs';
import { alone } from './lock.mjs';
import { root } from './paths.mjs';
import { npm } from './run.mjs';
import { clearStamp, readStamp, writeStamp } from './stamp.mjs';

/**
 * Installs what the lockfile names, unless that has been done; while another command does, it waits. `npm ci` would
 * remove everything first, and refuse a lockfile that lacks a platform's optional packages; `install --no-save` keeps to
 * the lockfile, adds those, and leaves the file as it is.
 */
export function install() {
  return alone(installLocked);
}

async function installLocked() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.version)
    .update(process.platform)
    .digest('hex');
  const installed = existsSync(join(root, 'node_modules/.package-lock.json'));
  if (installed && readStamp('install') === wanted) return;
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < 1.2e9)
    throw new Failure(
      `The disk has ${Math.round((bavail * bsize) / 1e6)} MB left, and the project needs about 1200 MB: free some, then run this command again.`,
    );
  clearStamp('install');
  await npm('Installing packages', [
    'install',
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
  ]);
  writeStamp('install', wanted);
}
