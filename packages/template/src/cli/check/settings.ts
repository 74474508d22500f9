import type { CheckOptions } from '../../check/check.ts';
import { profiles } from '../../check/rule.ts';
import { Failure } from '../failure.ts';
import { program } from '../program.ts';
import { readChoice } from '../read-choice.ts';
import { readDocs } from '../read-docs.ts';
import { callerDirectory } from '../theme-file.ts';
import { readConfig } from './config.ts';
import { findThemes } from './find-themes.ts';
import { type FailLevel, failLevels, readLevels } from './levels.ts';

/** Flags of the command. */
export const flags = {
  format: { type: 'string', default: 'human' },
  fix: { type: 'boolean', default: false },
  fragment: { type: 'boolean', default: false },
  profile: { type: 'string' },
  rule: { type: 'string', multiple: true, default: [] as string[] },
  only: { type: 'string' },
  'fail-level': { type: 'string' },
  config: { type: 'string' },
  watch: { type: 'boolean', default: false },
  manual: { type: 'boolean', default: false },
  docs: { type: 'string' },
} as const;

/** What the command line says. */
export interface Flags {
  readonly fragment: boolean;
  readonly profile?: string | undefined;
  readonly rule: readonly string[];
  readonly only?: string | undefined;
  readonly 'fail-level'?: string | undefined;
  readonly config?: string | undefined;
  readonly docs?: string | undefined;
}

/** What to check, and how: the command line, then the configuration file, then the defaults. */
export interface CheckSettings {
  readonly files: readonly string[];
  readonly options: CheckOptions;
  readonly failLevel: FailLevel;
  /** Address of the site with the guide; undefined where it is not known. */
  readonly docs: string | undefined;
}

/**
 * Joins command line and configuration file.
 * @param named Files, folders and globs of the command line.
 * @throws {Failure} For what does not fit, and for folders and globs without a file.
 */
export async function readSettings(values: Flags, named: readonly string[]): Promise<CheckSettings> {
  const levels = readLevels(values.rule, values.only);
  const profile = values.profile === undefined ? undefined : readChoice('--profile', values.profile, profiles);
  const { 'fail-level': written } = values;
  const failLevel = written === undefined ? undefined : readChoice('--fail-level', written, failLevels);
  const docs = readDocs(values.docs);
  const { config, directory } = await readConfig(values.config);
  const ignores = { globs: config.ignores ?? [], directory };
  const files =
    named.length > 0
      ? await findThemes(named, callerDirectory, ignores)
      : await findThemes(config.files ?? [], directory, ignores);
  return {
    files,
    options: {
      fragment: values.fragment,
      profile: profile ?? config.profile,
      levels: { ...config.rules, ...levels },
    },
    failLevel: failLevel ?? config.failLevel ?? 'error',
    docs,
  };
}

/** @throws {Failure} When there is nothing to check. */
export function requireFiles({ files }: CheckSettings): void {
  if (files.length === 0)
    throw new Failure(`Unexpected end, expected a file, a folder or a glob: ${program} check theme.html`);
}
