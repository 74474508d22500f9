import { execFileSync } from 'node:child_process';

/** Where links stand that no page has in its text. */
const folders = ['site/src', 'site/config', 'packages/api/openapi', 'packages/template/src/catalogue'];

/**
 * Where data, settings or components name an address.
 * @param {string} root Folder of the project.
 * @param {string} address
 * @returns {string | undefined} File and line.
 */
export function writtenAt(root, address) {
  try {
    const options = ['grep', '-n', '--untracked', '-F', '-e', address, '--', ...folders];
    const [first = ''] = execFileSync('git', options, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n');
    return first.split(':').slice(0, 2).join(':');
  } catch {
    return undefined; // nowhere
  }
}
