import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Command line: `npm run version:cut 1.0.0`. Keeps the pages of today, with the reference of today, as a version: the
 * generator copies the pages, and what they take from the data packages is noted beside each.
 */
const site = join(dirname(fileURLToPath(import.meta.url)), '..');
const [version] = process.argv.slice(2);
if (version === undefined || version.startsWith('-')) {
  console.error('Unexpected command without a version, expected a name: npm run version:cut 1.0.0');
  process.exitCode = 1;
} else {
  const program = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const { status } = spawnSync(process.execPath, [program, 'docs:version', version], {
    cwd: site,
    stdio: 'inherit',
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  });
  if (status === 0) {
    const { noteReference } = await import('../plugins/reference/note-reference.ts');
    const pages = await noteReference(join(site, 'versioned_docs'), version);
    console.log(`Kept the reference of ${pages} pages as it is today.`);
  } else process.exitCode = 1; // the reason has been printed
}
