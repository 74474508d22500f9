import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { main } from '../../scripts/setup/explain.mjs';
import { buildBeside } from './build-beside.mjs';
import { colors, printPlain } from './plain-output.mjs';

/**
 * Command line: `node site/commands/build.mjs [BUILD_DIR]`. Docusaurus builds the site beside the folder, which changes
 * once all is done; what finishes the site is loaded meanwhile, which a second processor has time for.
 */
const site = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const root = resolve(site, '..');
const buildDir = resolve(process.argv[2] ?? `${site}/build`);
const program = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
await main(async () => ((await buildBeside(buildDir, make)) ? 0 : 1));

/** @param {string} beside Folder that the site is made in. @returns {Promise<boolean>} Whether it is whole. */
async function make(beside) {
  const docusaurus = spawn(process.execPath, [program, 'build', '--out-dir', beside], {
    cwd: site,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...colors, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1' },
  });
  printPlain(docusaurus, root);
  const end = () => docusaurus.kill('SIGTERM');
  process.on('SIGTERM', end);
  const loaded = Promise.all([
    tsImport('../post-build/index.ts', import.meta.url),
    tsImport('@shop-docs/api/find-faults', import.meta.url),
  ]);
  const [[code]] = await Promise.all([once(docusaurus, 'close'), loaded.catch(() => undefined)]);
  process.off('SIGTERM', end);
  const parts = code === 0 ? await loaded : await loaded.catch(() => undefined);
  if (!parts) return false; // the same mistake has been printed
  const [{ finish }, { findFaults, readSources }] = parts;
  const faults = findFaults(readSources()).slice(0, 5);
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (code !== 0 || faults.length > 0) return false; // the reason has been printed
  console.log('Finishing the site …');
  return (await finish(beside)) === 0;
}
