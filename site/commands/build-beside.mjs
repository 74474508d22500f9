import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Makes a folder beside the one that is there, and puts it into its place once it is whole: what fails changes nothing,
 * and who serves the folder meanwhile never serves half of one.
 * @param {string} folder Absolute path.
 * @param {(beside: string) => Promise<boolean>} make Fills an empty path; false when what it made must not be used.
 * @returns {Promise<boolean>} What `make` answered.
 */
export async function buildBeside(folder, make) {
  const [beside, former] = [`${folder}.next`, `${folder}.former`];
  const remove = (/** @type {string} */ path) => rmSync(path, { recursive: true, force: true });
  for (const leftOver of [beside, former]) remove(leftOver);
  let isWhole = false;
  try {
    isWhole = await make(beside);
  } finally {
    if (!isWhole) remove(beside);
  }
  if (!isWhole) return false;
  if (existsSync(folder)) renameSync(folder, former);
  renameSync(beside, folder);
  remove(former);
  return true;
}
