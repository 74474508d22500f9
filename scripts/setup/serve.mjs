import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Serves a built site by a process of its own, which ends when this one is asked to.
 * @param {string} folder Of the built site.
 * @param {readonly string[]} options Of the server, such as `--port`.
 * @returns {Promise<number>} The exit code, once it has ended: not 0 where somebody else has killed it.
 */
export function serve(folder, options) {
  const server = join(root, 'packages/server/src/cli/serve.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', server, folder, ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  // A terminal has asked the server by SIGINT already.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? (child.killed ? 0 : 1))));
}
