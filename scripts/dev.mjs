import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './setup/explain.mjs';
import { install } from './setup/install.mjs';
import { buildDir, cacheDir, root } from './setup/paths.mjs';

/** `npm run dev`: pages reload while you write. Search answers from the last build, when there is one. */
await main(async () => {
  await install();
  const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [docusaurus, 'start', ...process.argv.slice(2)], {
    cwd: join(root, 'site'),
    env: { ...process.env, ...lastIndex() },
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
});

/** Copies the search index of the last build to a folder of static files, and names both to the site's configuration. */
function lastIndex() {
  const index = join(buildDir, 'assets/search');
  const files = existsSync(index) ? readdirSync(index).filter((name) => name.endsWith('.json')) : [];
  if (files.length === 0) {
    console.log('Search has no index yet: run npm run build once to get it.');
    return {};
  }
  const staticDir = join(cacheDir, 'dev-static');
  rmSync(staticDir, { recursive: true, force: true });
  cpSync(index, join(staticDir, 'assets/search'), { recursive: true });
  console.log('Search answers from the last build.');
  const addresses = ['headings', 'text'].map(
    (tier) => `/assets/search/${files.find((name) => name.startsWith(`${tier}.`))}`,
  );
  return { SITE_DEV_STATIC: staticDir, SITE_DEV_SEARCH_INDEX: addresses.join(' ') };
}
