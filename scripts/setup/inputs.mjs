import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './explain.mjs';
import { root } from './paths.mjs';

/** Environment variables that change what a build makes. */
const variables = /^(ALGOLIA_|DOCUSAURUS_|SITE_|BASE_URL$|NODE_ENV$)/;

/**
 * One hash over everything that a build reads: tracked and new files, the commit that dates the pages, the settings in
 * the environment.
 * @param {readonly string[]} paths Folders and files, from the root.
 */
export function hashInputs(paths) {
  const hash = createHash('sha256');
  const names = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths]).split('\0');
  for (const name of [...new Set(names)].filter(Boolean).sort()) {
    if (/\.test\.tsx?$/.test(name)) continue;
    hash.update(`${name}\0`);
    try {
      hash.update(readFileSync(join(root, name)));
    } catch {
      hash.update('deleted');
    }
  }
  hash.update(git(['log', '-1', '--format=%H', '--', 'site/docs'], true));
  for (const name of Object.keys(process.env)
    .filter((each) => variables.test(each))
    .sort())
    hash.update(`${name}=${process.env[name]}\0`);
  return hash.digest('hex');
}

/**
 * Files of the repository, new ones included, from its root.
 * @param {RegExp} names What their names must match.
 */
export function trackedFiles(names) {
  const files = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard']).split('\0');
  return files.filter((file) => names.test(file) && existsSync(join(root, file)));
}

/**
 * Output of a git command.
 * @param {readonly string[]} args
 * @param {boolean} [tolerate] Whether a failure gives an empty text.
 */
function git(args, tolerate = false) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (thrown) {
    const error = /** @type {NodeJS.ErrnoException & { stderr: string }} */ (thrown); // what execFileSync throws
    if (error.code === 'ENOENT')
      throw new Failure('git is not installed: install it from https://git-scm.com, then run this command again.');
    if (tolerate) return '';
    if (/not a git repository/.test(error.stderr))
      throw new Failure(
        'This folder is not a git clone: get the project with git clone, because the pages take their dates from its history.',
      );
    if (/dubious ownership/.test(error.stderr))
      throw new Failure(
        `git does not trust this folder because another user owns it: run git config --global --add safe.directory ${root}`,
      );
    throw new Failure(`git failed: ${String(error.stderr).trim()}`);
  }
}
