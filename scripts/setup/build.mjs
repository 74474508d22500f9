import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from './inputs.mjs';
import { alone } from './lock.mjs';
import { buildDir, root } from './paths.mjs';
import { run } from './run.mjs';
import { clearStamp, readStamp, writeStamp } from './stamp.mjs';

/** What decides a build; its downloads bring the license, and settings of the compiler decide them. */
const inputs = [
  ...['site', 'packages', 'package-lock.json', 'LICENSE', 'tsconfig.base.json'],
  ...['deploy/nginx.conf', 'scripts/setup/build.mjs'],
];

/**
 * Builds the site and finishes it; while another command does, it waits.
 * @param {{ always?: boolean, show?: boolean }} [options] `always` builds even when nothing has changed since the last
 *   build; `show` prints the output as it comes.
 * @returns {Promise<{ built: boolean, seconds: number }>}
 */
export function build({ always = false, show = false } = {}) {
  return alone(() => buildLocked(always, show));
}

/** @param {boolean} always @param {boolean} show */
async function buildLocked(always, show) {
  const wanted = hashInputs(inputs);
  if (!always && readStamp('build') === wanted && existsSync(join(buildDir, 'index.html')))
    return { built: false, seconds: 0 };
  clearStamp('build');
  const command = [join(root, 'site/commands/build.mjs')];
  const { output, seconds } = await run('Building the site', process.execPath, command, { show });
  if (!show) console.log(output.slice(output.indexOf('Finishing the site')).trimEnd());
  writeStamp('build', wanted);
  return { built: true, seconds };
}
