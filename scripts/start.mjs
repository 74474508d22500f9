import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './setup/build.mjs';
import { main } from './setup/explain.mjs';
import { install } from './setup/install.mjs';
import { root } from './setup/paths.mjs';

/** `npm start`: installs, builds, serves; what is up to date is skipped. */
await main(async () => {
  await install();
  await build();
  const server = join(root, 'packages/server/src/cli/serve.ts');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', server, join(root, 'site/build'), ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
});
