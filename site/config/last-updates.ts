import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';

/**
 * When each file of a folder was last committed, asked once. The generator asks for each page on its own, and two
 * processes a page take a sixth of a first build.
 * @param folder Absolute.
 * @returns Dates by absolute path; none without git, and outside of a repository.
 */
export function lastCommits(folder: string): ReadonlyMap<string, Date> {
  const dates = new Map<string, Date>();
  let date = new Date(Number.NaN);
  for (const line of history(folder).split('\n')) {
    if (line.startsWith('\0')) date = new Date(Number(line.slice(1)) * 1000);
    else if (line !== '') {
      const file = resolve(folder, line);
      if (!dates.has(file)) dates.set(file, date); // the newest comes first
    }
  }
  return dates;
}

/** Says once that the dates of pages are wrong, where git has the newest commits alone. */
export function warnOfShallowClone(folder: string, warn: (sentence: string) => void = console.warn): void {
  let answer = '';
  try {
    const command = ['rev-parse', '--is-shallow-repository'];
    answer = execFileSync('git', command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return; // without git there are no dates at all
  }
  if (answer.trim() === 'true')
    warn(
      '[WARNING] This is a shallow clone: pages get the date of its oldest commit. Run git fetch --unshallow, or check out with fetch-depth: 0.',
    );
}

/** Commits with the files that they changed, by paths from the folder. */
function history(folder: string): string {
  const options = ['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'];
  const log = ['log', '--format=%x00%ct', '--name-only', '--relative', '--', '.'];
  try {
    return execFileSync('git', [...options, ...log], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return ''; // the generator asks for itself then, and says what is missing
  }
}

/**
 * Tells the generator when a page was last changed, as if its author had: it asks git about pages that do not say so.
 * @param folders Where pages are, absolute; those that are not there count as empty.
 */
export function frontMatterWithDates(folders: readonly string[]): ParseFrontMatter {
  const isRead = process.env.NODE_ENV === 'production';
  if (isRead) warnOfShallowClone(folders[0] ?? '.');
  const dates = new Map(isRead ? folders.flatMap((folder) => [...lastCommits(folder)]) : []);
  return async ({ defaultParseFrontMatter, ...file }) => {
    const parsed = await defaultParseFrontMatter(file);
    const date = dates.get(resolve(file.filePath));
    return date ? { ...parsed, frontMatter: { last_update: { date }, ...parsed.frontMatter } } : parsed;
  };
}
