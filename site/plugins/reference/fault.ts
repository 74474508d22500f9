import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Root, RootContent } from 'mdast';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * A mistake of an author, as one line: file, line, what was found, what was expected. It has no stack, because nothing of
 * the program is wrong.
 */
export class Fault extends Error {
  /**
   * @param path Absolute path of the file.
   * @param line Counted from 1.
   * @param what What was found, and what was expected.
   */
  constructor(path: string, line: number, what: string) {
    super(`${relative(root, path).replaceAll('\\', '/')}:${line}: ${what}`);
    this.stack = this.message;
  }
}

/** What was thrown, as a fault at a place: one that knows its place already stays as it is. */
export function faultAt(path: string, node: Root | RootContent | undefined, thrown: unknown): Fault {
  if (thrown instanceof Fault) return thrown;
  return new Fault(path, node?.position?.start.line ?? 1, thrown instanceof Error ? thrown.message : String(thrown));
}
