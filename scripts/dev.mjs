import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { colors, printPlain } from '../site/commands/plain-output.mjs';
import { main } from './setup/explain.mjs';
import { followData } from './setup/follow-data.mjs';
import { install } from './setup/install.mjs';
import { buildDir, cacheDir, root } from './setup/paths.mjs';
import { npm } from './setup/run.mjs';

/**
 * `npm run dev`: pages reload while you write. The server of the generator follows pages, components and styles by
 * itself; data it reads once, so it is started again when data change. Search answers from the last build, when there is
 * one.
 */
await main(async () => {
  await install();
  const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const env = { ...process.env, ...colors, NO_UPDATE_NOTIFIER: '1', ...lastIndex() };
  const start = (/** @type {readonly string[]} */ more = []) => {
    const server = spawn(process.execPath, [docusaurus, 'start', ...process.argv.slice(2), ...more], {
      cwd: join(root, 'site'),
      env,
      stdio: ['inherit', 'pipe', 'pipe'],
    });
    printPlain(server, root);
    return server;
  };
  return new Promise((resolve) => {
    let isLeaving = false;
    /** @type {import('node:child_process').ChildProcess} */
    let child;
    const run = (/** @type {readonly string[]} */ more) => {
      const own = start(more);
      child = own;
      own.once('exit', (code) => {
        if (isLeaving || more.length === 0) {
          stop();
          resolve(code ?? 0);
        } else console.log('The server has ended. It starts again after the next change.');
      });
    };
    const startAgain = () => {
      const former = child;
      const next = () => (isLeaving ? resolve(0) : run(['--no-open']));
      if (former.exitCode !== null) return next();
      former.removeAllListeners('exit');
      former.once('exit', next);
      former.kill();
    };
    const follow = async (/** @type {import('./setup/follow-data.mjs').Change} */ { files, generate }) => {
      const [first, ...others] = files;
      console.log(`\n${first}${others.length > 0 ? ` and ${others.length} more` : ''} changed.`);
      for (const workspace of generate) {
        const { code, output } = await npm(`Generating in ${workspace}`, ['run', '-s', '-w', workspace, 'generate'], {
          tolerate: true,
        });
        if (code !== 0) return console.log(`${output.trimEnd()}\nThe pages stay as they are until this is mended.`);
      }
      console.log('Starting again, because pages are made of it. Reload the page once it is compiled.');
      startAgain();
    };
    // One change at a time: two would generate into the same files, and start two servers.
    let followed = Promise.resolve();
    const stop = followData((change) => {
      followed = followed.then(() => follow(change));
    });
    run([]);
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
      process.on(signal, () => {
        isLeaving = true;
        stop();
        child.kill(signal);
      });
  });
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
  const addresses = ['headings', 'text', 'parts']
    .flatMap((tier) => files.find((name) => name.startsWith(`${tier}.`)) ?? [])
    .map((name) => `/assets/search/${name}`);
  return { SITE_DEV_STATIC: staticDir, SITE_DEV_SEARCH_INDEX: addresses.join(' ') };
}
