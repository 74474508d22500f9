import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from './inputs.mjs';
import { buildDir, root } from './paths.mjs';
import { run } from './run.mjs';
import { clearStamp, readStamp, writeStamp } from './stamp.mjs';

const inputs = ['site', 'packages', 'package-lock.json', 'scripts/setup/build.mjs'];

/**
 * Builds the site and finishes it.
 * @param {{ always?: boolean, show?: boolean }} [options] `always` builds even when nothing has changed since the last
 *   build; `show` prints the output as it comes.
 * @returns {Promise<{ built: boolean, seconds: number }>}
 */
export async function build({ always = false, show = false } = {}) {
  const wanted = hashInputs(inputs);
  if (!always && readStamp('build') === wanted && existsSync(join(buildDir, 'index.html')))
    return { built: false, seconds: 0 };
  clearStamp('build');
  const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const made = await run('Building the site', process.execPath, [docusaurus, 'build', '--out-dir', buildDir], {
    cwd: join(root, 'site'),
    env: { NODE_ENV: 'production' },
    show,
  });
  const finished = await run(
    'Finishing the site',
    process.execPath,
    ['--import', 'tsx', 'post-build/index.ts', buildDir],
    {
      cwd: join(root, 'site'),
      show,
    },
  );
  if (!show) console.log(finished.output.trimEnd());
  writeStamp('build', wanted);
  return { built: true, seconds: made.seconds + finished.seconds };
}
