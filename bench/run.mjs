import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run bench`: installs Lighthouse and the peers on first use, then measures. Arguments: see main.ts. */
const here = import.meta.dirname;

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(join(here, 'node_modules/.package-lock.json'))) {
  console.log('Installing Lighthouse and the other generators, which takes minutes …');
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], here);
}
run(process.execPath, ['--import', 'tsx', join(here, 'main.ts'), ...process.argv.slice(2)], join(here, '..'));
