import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { decodeTheme, type ThemeText } from './decode-theme.ts';
import { explainFileError, Failure } from './failure.ts';

/** Where the person stands: npm changes to the workspace's folder and leaves the place in `INIT_CWD`. */
export const callerDirectory = process.env.INIT_CWD ?? process.cwd();

/** A theme file. */
export interface ThemeFile extends ThemeText {
  /** As written on the command line. */
  readonly name: string;
  /** Absolute path; undefined for standard input. */
  readonly path?: string;
}

/**
 * Reads a theme.
 * @param name Relative to the caller's directory; `-` is standard input.
 * @throws {Failure} When the file cannot be read, or is no text in UTF-8. Pipes and devices may never end: they are none.
 */
export async function readTheme(name: string): Promise<ThemeFile> {
  if (name === '-') {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
    return { name: '<stdin>', ...decodeTheme(Buffer.concat(chunks), 'standard input') };
  }
  const path = resolve(callerDirectory, name);
  const explained = (error: unknown) => {
    throw explainFileError(error, name);
  };
  const found = await stat(path).catch(explained);
  if (!found.isFile() && !found.isDirectory())
    throw new Failure(`Unexpected pipe or device ${name}, expected a file: use - to read standard input.`);
  const bytes = await readFile(path).catch(explained);
  return { name, path, ...decodeTheme(bytes, name) };
}
