import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { decodeTheme, type ThemeText } from './decode-theme.ts';
import { explainFileError } from './failure.ts';

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
 * @throws {Failure} When the file cannot be read, or is no text in UTF-8.
 */
export async function readTheme(name: string): Promise<ThemeFile> {
  if (name === '-') {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
    return { name: '<stdin>', ...decodeTheme(Buffer.concat(chunks), 'standard input') };
  }
  const path = resolve(callerDirectory, name);
  const bytes = await readFile(path).catch((error: unknown) => {
    throw explainFileError(error, name);
  });
  return { name, path, ...decodeTheme(bytes, name) };
}

/**
 * Writes the source back, with the byte order mark that the file had.
 * @throws {Failure} When the file cannot be written.
 */
export async function writeTheme({ name, path = name, mark }: ThemeFile, source: string): Promise<void> {
  await writeFile(path, `${mark ? '\ufeff' : ''}${source}`).catch((error: unknown) => {
    throw explainFileError(error, name);
  });
}
