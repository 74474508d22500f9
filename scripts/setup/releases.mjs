import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './explain.mjs';
import { nginxNeeds } from './nginx-needs.mjs';
import {
  besideName,
  currentRelease,
  nextName,
  refuseFolder,
  releases,
  removeLeftovers,
  turn,
} from './release-folder.mjs';

/** How many releases stay in the folder: the current one, and those to go back to. */
const kept = 3;
/** Files that a host looks for at the root of what it publishes, also when the site stands below a path. */
const ofRoot = ['_headers', 'robots.txt', '404.html', '.nojekyll'];
/** Lists files that a release has from the one before, below its site. */
const borrowedFile = '.deploy/borrowed.json';
/** Names the release that was served before, below the site of a release: the one to go back to. */
const formerFile = '.deploy/former.json';

/**
 * @typedef {object} Release
 * @property {string} name Of its folder.
 * @property {string} base Path that its site stands under, with slashes.
 * @property {string} nginx What an operator of nginx does now, in a sentence.
 */

/**
 * Puts a built site into the folder and turns the link to it. Files of the former site that the new one lacks come
 * along, because a page that is open asks for its own; they stay for one release.
 * @param {string} build Folder of the built site.
 * @param {string} folder
 * @param {{ move?: boolean | undefined }} [how] `move`: the site may go to another path than the release before.
 * @returns {Release}
 * @throws {Failure} When there is no finished build, the folder is none or has another `current`, or the path is another
 *   without `move`.
 */
export function release(build, folder, { move = false } = {}) {
  const site = readSite(build);
  if (!site) throw new Failure(`Unexpected folder ${build}, expected a finished build: run npm run build.`);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Failure(`Unexpected file ${folder}, expected a folder for releases.`);
  refuseFolder(folder);
  const former = currentRelease(folder);
  const served = former ? siteIn(join(folder, 'releases', former)) : undefined;
  if (served && served.base !== site.base && !move)
    throw new Failure(
      `Unexpected path ${site.base}: the release before lies in ${served.base}. Build with its BASE_URL, or add --move.`,
    );
  removeLeftovers(folder);
  const name = nextName(folder);
  const beside = join(folder, 'releases', besideName(name));
  const root = join(beside, site.base);
  mkdirSync(dirname(root), { recursive: true });
  cpSync(build, root, { recursive: true, preserveTimestamps: true });
  if (site.base !== '/')
    for (const file of ofRoot) if (existsSync(join(root, file))) cpSync(join(root, file), join(beside, file));
  if (former) {
    lend(join(folder, 'releases', former), beside);
    writeFileSync(join(root, formerFile), JSON.stringify(former));
  }
  renameSync(beside, join(folder, 'releases', name));
  turn(folder, name);
  const nginx = nginxNeeds(join(folder, 'current', site.base), served?.root);
  removeOld(folder, name);
  return { name, base: site.base, nginx };
}

/**
 * Turns the link back to the release that was served when the current one came out. Pages of the current one that are open
 * keep their files. It is withdrawn by that: the next release takes over from the one that is served, and never leads to it.
 * @param {string} folder
 * @param {{ move?: boolean | undefined }} [how] `move`: the release before may lie in another path.
 * @returns {Release}
 * @throws {Failure} When there is none before, or it lies in another path without `move`.
 */
export function goBack(folder, { move = false } = {}) {
  const current = currentRelease(folder);
  const name = current && releaseBefore(folder, current);
  if (!current || !name)
    throw new Failure(`Unexpected ${folder} without an earlier release, expected one to go back to.`);
  const [from, to] = [join(folder, 'releases', current), join(folder, 'releases', name)];
  const baseOf = (/** @type {string} */ release) => siteIn(release)?.base ?? '/';
  const [path, base] = [baseOf(from), baseOf(to)];
  if (base !== path && !move)
    throw new Failure(
      `Unexpected path ${base} of the release before: the current one lies in ${path}. Add --move to go back all the same.`,
    );
  lend(from, to);
  turn(folder, name);
  return { name, base, nginx: nginxNeeds(join(folder, 'current', base), siteIn(from)?.root) };
}

/**
 * The release that was served when this one came out, while it is there. Where that is not noted, the release is from a
 * time in which it was the one with the name before.
 * @param {string} folder
 * @param {string} name
 * @returns {string | undefined}
 */
function releaseBefore(folder, name) {
  const earlier = releases(folder).filter((each) => each < name);
  const site = siteIn(join(folder, 'releases', name));
  const note = site && join(site.root, formerFile);
  if (!note || !existsSync(note)) return earlier.at(-1);
  const former = JSON.parse(readFileSync(note, 'utf8'));
  return earlier.find((each) => each === former);
}

/**
 * Removes all but those that stay. One to go back to stays rather than one that was withdrawn, however new that is; the one
 * that is served, which another process may have put out meanwhile, in any case.
 * @param {string} folder
 * @param {string} newest
 */
function removeOld(folder, newest) {
  /** @type {string[]} */
  const line = [];
  for (let at = /** @type {string | undefined} */ (newest); at; at = releaseBefore(folder, at)) line.push(at);
  const others = releases(folder).filter((each) => !line.includes(each));
  const served = currentRelease(folder);
  const old = [...line, ...others.reverse()].slice(kept).filter((each) => each !== served);
  for (const each of old) rmSync(join(folder, 'releases', each), { recursive: true });
}

/**
 * Copies files under `assets`, whose names carry a hash of their content, that another release has of its own.
 * @param {string} from
 * @param {string} to
 */
function lend(from, to) {
  const [one, other] = [siteIn(from), siteIn(to)];
  if (!one || !other) return;
  const filesOf = (/** @type {string} */ root) =>
    readdirSync(join(root, 'assets'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));
  const borrowed = new Set(readBorrowed(one.root));
  const own = filesOf(one.root).filter((file) => !borrowed.has(file));
  const missing = own.filter((file) => !existsSync(join(other.root, file)));
  for (const file of missing) cpSync(join(one.root, file), join(other.root, file), { preserveTimestamps: true });
  writeFileSync(
    join(other.root, borrowedFile),
    JSON.stringify([...new Set([...readBorrowed(other.root), ...missing])]),
  );
}

/** @param {string} root @returns {readonly string[]} */
function readBorrowed(root) {
  const file = join(root, borrowedFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** @param {string} root Folder of a built site. */
function readSite(root) {
  if (!existsSync(join(root, '.deploy/headers.json'))) return undefined;
  /** @type {string} */
  const base = JSON.parse(readFileSync(join(root, '.deploy/base-path.json'), 'utf8'));
  return { root: root.replace(/[/\\]$/, ''), base };
}

/** The site in a release: at its root, or in the folder of the path that it stands under. @param {string} path */
function siteIn(path) {
  const file = readdirSync(path, { recursive: true, encoding: 'utf8' }).find((each) =>
    /(^|[/\\])\.deploy[/\\]headers\.json$/.test(each),
  );
  return file === undefined ? undefined : readSite(join(path, dirname(dirname(file))));
}
