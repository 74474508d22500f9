import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hashInputs } from './inputs.mjs';
import { alone } from './lock.mjs';
import { buildDir, root } from './paths.mjs';
import { run } from './run.mjs';
import { clearStamp, readStamp, writeStamp } from './stamp.mjs';

const inputs = ['site', 'packages', 'package-lock.json', 'deploy/nginx.conf', 'scripts/setup/build.mjs'];

/**
 * Builds the site and finishes it; while another command does, it waits.
 * @param {{ always?: boolean, show?: boolean, folder?: string }} [options] `always` builds even when nothing has changed
 *   since the last build; `show` prints the output as it comes; `folder` is where the site goes, `site/build` by default.
 * @returns {Promise<{ built: boolean, seconds: number }>}
 */
export function build({ always = false, show = false, folder = buildDir } = {}) {
  return alone(() => buildLocked(always, show, folder));
}

/** @param {boolean} always @param {boolean} show @param {string} folder */
async function buildLocked(always, show, folder) {
  const wanted = hashInputs(inputs);
  const stamp = relative(root, folder).replace(/\W+/g, '-');
  if (!always && readStamp(stamp) === wanted && existsSync(join(folder, 'index.html')))
    return { built: false, seconds: 0 };
  clearStamp(stamp);
  const command = [join(root, 'site/commands/build.mjs'), folder];
  const { output, seconds } = await run('Building the site', process.execPath, command, { show });
  if (!show) console.log(output.slice(output.indexOf('Finishing the site')).trimEnd());
  writeStamp(stamp, wanted);
  return { built: true, seconds };
}
