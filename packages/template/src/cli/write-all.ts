import { randomBytes } from 'node:crypto';
import { access, chmod, chown, constants, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { explainFileError } from './failure.ts';

/** New content for a file that exists. */
export interface Rewrite {
  /** As written on the command line, for messages. */
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  readonly content: string;
}

/** A rewrite that lies beside its file, ready to take its place. */
export interface Prepared {
  readonly name: string;
  readonly target: string;
  readonly temporary: string;
  readonly before: Buffer;
}

/**
 * Rewrites all files, or none: every content is written beside its file first, and takes its place when all are there.
 * Links, permissions and owners stay as they are: a file that nobody may write to, or whose owner cannot be kept, is none.
 * @throws {Failure} When a file cannot be written; all have their old content then.
 */
export async function writeAll(rewrites: readonly Rewrite[]): Promise<void> {
  const prepared: Prepared[] = [];
  for (const rewrite of rewrites) {
    const next = await prepare(rewrite).catch(async (error: unknown) => {
      await discard(prepared);
      throw explainFileError(error, rewrite.name);
    });
    prepared.push(next);
  }
  await replaceAll(prepared);
}

/**
 * Puts prepared files in the place of their targets.
 * @throws {Failure} When one cannot be replaced; those before it have their old content again then.
 */
export async function replaceAll(prepared: readonly Prepared[]): Promise<void> {
  for (const [index, { name, temporary, target }] of prepared.entries()) {
    await rename(temporary, target).catch(async (error: unknown) => {
      for (const replaced of prepared.slice(0, index)) await writeFile(replaced.target, replaced.before);
      await discard(prepared);
      throw explainFileError(error, name);
    });
  }
}

async function discard(prepared: readonly Prepared[]): Promise<void> {
  for (const { temporary } of prepared) await rm(temporary, { force: true });
}

/** Writes the new content beside the file that it is for. */
export async function prepare({ name, path, content }: Rewrite): Promise<Prepared> {
  const target = await realpath(path);
  const { mode, uid, gid } = await stat(target);
  await access(target, constants.W_OK);
  // The administrator may write to what is read-only, and whoever made it so did not mean that.
  if (process.platform !== 'win32' && (mode & 0o222) === 0)
    throw Object.assign(new Error('read-only'), { code: 'EACCES' });
  const before = await readFile(target);
  const temporary = join(dirname(target), `.shop-template-${randomBytes(6).toString('hex')}`);
  try {
    await writeFile(temporary, content, { mode: 0o600, flag: 'wx' });
    const made = await stat(temporary);
    if (made.uid !== uid || made.gid !== gid) await chown(temporary, uid, gid);
    await chmod(temporary, mode & 0o7777);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return { name, target, temporary, before };
}
