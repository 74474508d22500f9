import { stat } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { escapePath, glob, isDynamicPattern } from 'tinyglobby';
import { Failure } from '../failure.ts';
import { callerDirectory } from '../theme-file.ts';

/** What a folder stands for. */
const themesBelow = '**/*.{html,htm}';

/**
 * The files that are meant by names of files, folders and globs, each once.
 * @param patterns `-` is standard input. A file that is named is meant even where `ignores` says otherwise.
 * @param directory Absolute; where patterns start from.
 * @param ignores Globs of files to leave out, as `ignoresFrom` sees them.
 * @returns Names from the caller's directory.
 * @throws {Failure} For a folder or glob without a file.
 */
export async function findThemes(
  patterns: readonly string[],
  directory: string,
  ignores: { readonly globs: readonly string[]; readonly directory: string },
): Promise<string[]> {
  const ignore = [
    '**/node_modules/**',
    ...ignores.globs.map((each) => `${escapePath(ignores.directory.replaceAll('\\', '/'))}/${each}`),
  ];
  const found = new Set<string>();
  for (const pattern of patterns) {
    const path = resolve(directory, pattern);
    const kind = pattern === '-' ? undefined : await stat(path).catch(() => undefined);
    const isGlob = !kind && pattern !== '-' && isDynamicPattern(pattern);
    if (!kind?.isDirectory() && !isGlob) {
      found.add(directory === callerDirectory ? pattern : relative(callerDirectory, path));
      continue;
    }
    const [cwd, wanted] = isGlob ? [directory, pattern] : [path, themesBelow];
    const files = await glob(wanted, { cwd, absolute: true, ignore, expandDirectories: false });
    if (files.length === 0)
      throw new Failure(
        isGlob
          ? `Unexpected pattern ${pattern}, expected one that finds a theme: no file matches, or all are ignored.`
          : `Unexpected folder ${pattern}, expected one with HTML files: it has none, or all are ignored.`,
      );
    for (const file of files.sort()) found.add(relative(callerDirectory, file));
  }
  return [...found];
}
