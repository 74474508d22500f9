import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/**
 * Command line: `node site/commands/build.mjs [BUILD_DIR]`. Docusaurus builds the site; what finishes it is loaded
 * meanwhile, which a second processor has time for.
 */
const site = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const buildDir = resolve(process.argv[2] ?? `${site}/build`);
const program = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
const docusaurus = spawn(process.execPath, [program, 'build', '--out-dir', buildDir], {
  cwd: site,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1' },
});
const [[code], { finish }] = await Promise.all([
  once(docusaurus, 'close'),
  tsImport('../post-build/index.ts', import.meta.url),
]);
if (code === 0) {
  console.log('Finishing the site …');
  process.exitCode = await finish(buildDir);
} else process.exitCode = 1; // the reason has been printed
