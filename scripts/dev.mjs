import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './setup/explain.mjs';
import { install } from './setup/install.mjs';
import { buildDir, cacheDir, root } from './setup/paths.mjs';

/** `npm run dev`: pages reload while you write. Search answers from the last build, when there is one. */
await main(async () => {
  await install();
  const index = join(buildDir, 'search-index');
  const staticDir = join(cacheDir, 'dev-static/search-index');
  if (existsSync(index)) {
    cpSync(index, staticDir, { recursive: true });
    console.log(`Search answers from the last build (${readdirSync(index).length} index files).`);
  } else {
    console.log('Search has no index yet: run npm run build once to get it.');
  }
  const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [docusaurus, 'start', ...process.argv.slice(2)], {
    cwd: join(root, 'site'),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
});
