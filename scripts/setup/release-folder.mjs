import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure } from './explain.mjs';
import { isRunning } from './is-running.mjs';

/**
 * A folder that a host serves, link by link: `releases/…` holds whole sites, and `current` is a link to one of them. The
 * link is turned in one step, so that nobody is ever served half of a site. A release that is being copied has a hidden
 * name, with the process that copies it.
 */

/** A hidden name, and the process in it. */
const beside = /^\.\d{14}(?:\.(?<id>\d+))?$/;

/** Names of releases, oldest first. @param {string} folder */
export function releases(folder) {
  const path = join(folder, 'releases');
  return existsSync(path)
    ? readdirSync(path)
        .filter((name) => /^\d{4}/.test(name))
        .sort()
    : [];
}

/** @param {string} folder */
export function currentRelease(folder) {
  try {
    return basename(readlinkSync(join(folder, 'current')));
  } catch {
    return undefined;
  }
}

/**
 * What somebody copied to the place of the link is not replaced: it may be all that is served.
 * @param {string} folder
 * @throws {Failure} When `current` is there and no link.
 */
export function refuseFolder(folder) {
  const link = join(folder, 'current');
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() === false)
    throw new Failure(
      `Unexpected ${link} that is no link, expected the one to a release: move it away, or name another folder.`,
    );
}

/** Hidden name of a release while this process copies it. @param {string} name */
export function besideName(name) {
  return `.${name}.${process.pid}`;
}

/** Removes what releases left that were interrupted; one that another process is at stays. @param {string} folder */
export function removeLeftovers(folder) {
  const path = join(folder, 'releases');
  for (const name of existsSync(path) ? readdirSync(path) : []) {
    const match = beside.exec(name);
    const id = Number(match?.groups?.id);
    if (match && (id === process.pid || !isRunning(id))) rmSync(join(path, name), { recursive: true });
  }
}

/** The time of now, and later than every release that is there. @param {string} folder */
export function nextName(folder) {
  const name = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const last = releases(folder).at(-1) ?? '';
  return name > last ? name : String(Number(last) + 1);
}

/** @param {string} folder @param {string} name */
export function turn(folder, name) {
  const link = join(folder, 'current.next');
  rmSync(link, { force: true });
  symlinkSync(join('releases', name), link);
  renameSync(link, join(folder, 'current'));
}
