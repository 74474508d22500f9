import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { RuleOptions } from '../../check/check.ts';
import { readRuleOptions } from '../check/config.ts';
import { configName } from '../check/config-name.ts';
import { Failure } from '../failure.ts';
import { readTheme } from '../theme-file.ts';

/** A theme that follows its file. */
export interface WatchedTheme {
  /** The last source that could be read. */
  readonly source: string;
  /** What its project says of rules, as the checker and an editor have it. */
  readonly rules: RuleOptions;
  /** Why the file, or the settings of its project, cannot be read right now; null when they can. */
  readonly trouble: string | null;
}

/** Editors write a file in several steps; a change counts when it has been still for this long, in milliseconds. */
const settle = 40;

/**
 * Follows a theme file, also when an editor puts a new file in its place.
 * @param onChange Called when the source, the rules or the trouble are others than before.
 * @throws {Failure} When the file cannot be read to begin with.
 */
export async function watchTheme(
  name: string,
  onChange: () => void,
): Promise<{ readonly theme: () => WatchedTheme; close(): void }> {
  const first = await readTheme(name);
  if (!first.path) throw new Failure('Unexpected standard input, expected a file: the preview follows it.');
  const { path } = first;
  let theme: WatchedTheme = await withRules({ source: first.source, rules: {}, trouble: null }, path);
  const reread = async () => {
    const before = theme;
    try {
      const { source } = await readTheme(name);
      theme = await withRules({ ...before, source, trouble: null }, path);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      theme = { ...before, trouble: error.message };
    }
    if (JSON.stringify(theme) !== JSON.stringify(before)) onChange();
  };
  let timer: NodeJS.Timeout | undefined;
  const files = [basename(path), configName];
  const watcher = watch(dirname(path), (_, changed) => {
    if (changed !== null && !files.includes(changed)) return;
    clearTimeout(timer);
    timer = setTimeout(reread, settle);
  });
  return {
    theme: () => theme,
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}

/** Settings that cannot be read are told, and the theme is shown all the same, with the rules that it had. */
async function withRules(theme: WatchedTheme, path: string): Promise<WatchedTheme> {
  try {
    return { ...theme, rules: await readRuleOptions(path) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ...theme, trouble: error.message };
  }
}
