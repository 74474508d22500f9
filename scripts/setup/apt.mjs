import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/**
 * Full path of a program, or undefined when it is not on the PATH.
 * @param {string} program
 */
export function which(program) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    try {
      const file = join(folder, program);
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // not in this folder
    }
  }
  return undefined;
}

/** Whether Debian's package manager is here and may be used without asking. */
export function mayUseApt() {
  return process.platform === 'linux' && process.getuid?.() === 0 && which('apt-get') !== undefined;
}

let updated = false;

/**
 * Installs Debian packages.
 * @param {string} label What happens, for the reader.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} Whether it worked.
 */
export async function apt(label, packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!updated) {
    updated = true;
    await run('Updating the package lists', 'apt-get', ['update', '-qq'], { env, tolerate: true });
  }
  const { code } = await run(label, 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    tolerate: true,
  });
  return code === 0;
}
