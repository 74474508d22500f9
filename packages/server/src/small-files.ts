import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A small file as it is now. */
export interface SmallFile {
  readonly content: Buffer;
  /** As `send` makes it of size and time: a client may ask one of the two and then the other. */
  readonly etag: string;
  /** Time of its last change, as headers write it. */
  readonly modified: string;
}

/** Bytes of one file, and of all of them together. */
const [largest, limit] = [256 * 1024, 64 * 1024 * 1024];
/** A file that has just been looked at is as it was: milliseconds. */
const trust = 50;

/**
 * Keeps the small files of a site in memory. Each is looked at again when it is asked for, so that a new build beside a
 * running server is seen. When the room is used up, it begins anew.
 * @param root Folder that the names stand below.
 * @returns Null for a file that is large, not there, or none.
 */
export function smallFiles(root: string): (name: string) => SmallFile | null {
  const kept = new Map<string, SmallFile & { seen: number }>();
  let size = 0;
  return (name) => {
    const known = kept.get(name);
    const now = performance.now();
    if (known && now - known.seen < trust) return known;
    const path = join(root, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat?.isFile() || stat.size > largest) return null;
    const etag = `W/"${stat.size.toString(16)}-${stat.mtime.getTime().toString(16)}"`;
    if (known?.etag === etag) {
      known.seen = now;
      return known;
    }
    const content = read(path);
    if (content?.length !== stat.size) return null; // it is being written
    if (size + content.length > limit) {
      kept.clear();
      size = 0;
    }
    size += content.length - (kept.get(name)?.content.length ?? 0); // the old one goes
    const file = { content, etag, modified: stat.mtime.toUTCString(), seen: now };
    kept.set(name, file);
    return file;
  };
}

/** Null when the file has gone. */
function read(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
