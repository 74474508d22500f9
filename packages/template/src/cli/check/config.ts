import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { RuleOptions } from '../../check/check.ts';
import { type Levels, type Profile, profiles } from '../../check/rule.ts';
import { explainFileError, Failure } from '../failure.ts';
import { readChoice } from '../read-choice.ts';
import { callerDirectory } from '../theme-file.ts';
import { configName } from './config-name.ts';
import { type FailLevel, failLevels, readLevel } from './levels.ts';

/** The settings of a project. */
export interface Config {
  /** What to check when the command line names nothing. */
  readonly files?: readonly string[];
  /** Globs of files to leave out of folders and globs. */
  readonly ignores?: readonly string[];
  readonly profile?: Profile;
  readonly rules?: Levels;
  readonly failLevel?: FailLevel;
}

/** Settings, and where their globs start from. */
export interface FoundConfig {
  readonly config: Config;
  readonly directory: string;
}

/**
 * Reads the settings: from the file that is named, or from the nearest `shop-template.json` at or above a folder.
 * @param from Absolute; by default where the caller stands.
 * @throws {Failure} When the named file is missing, or one has something that it cannot have.
 */
export async function readConfig(named: string | undefined, from = callerDirectory): Promise<FoundConfig> {
  if (named !== undefined) {
    const path = resolve(callerDirectory, named);
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      throw explainFileError(error, named);
    });
    return { config: parseConfig(text, named), directory: dirname(path) };
  }
  for (let directory = from; ; directory = dirname(directory)) {
    const path = join(directory, configName);
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text !== undefined) return { config: parseConfig(text, path), directory };
    if (directory === dirname(directory)) return { config: {}, directory: from };
  }
}

/**
 * The rules that a project sets for a file of its own.
 * @param path Absolute.
 * @throws {Failure} When the settings have something that they cannot have.
 */
export async function readRuleOptions(path: string): Promise<RuleOptions> {
  const { profile, rules } = (await readConfig(undefined, dirname(path))).config;
  return { ...(profile && { profile }), ...(rules && { levels: rules }) };
}

const readers: { readonly [Key in keyof Config]-?: (value: unknown, where: string) => Config[Key] } = {
  files: readStrings,
  ignores: readStrings,
  profile: (value, where) => readChoice(where, asString(value, where), profiles),
  rules: readRules,
  failLevel: (value, where) => readChoice(where, asString(value, where), failLevels),
};
const keys = ['$schema', ...Object.keys(readers)];

/**
 * Checks the text of a configuration file.
 * @param name Of the file, for messages.
 * @throws {Failure} For text that is not JSON, unknown keys and values that do not fit.
 */
export function parseConfig(text: string, name: string): Config {
  const config: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(asObject(parseJson(text, name), name))) {
    readChoice(`key in ${name}`, key, keys);
    const read = Object.hasOwn(readers, key) ? readers[key as keyof Config] : undefined; // own keys are keys of Config
    if (read) config[key] = read(value, `${key} in ${name}`);
  }
  return config;
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Failure(`Unexpected text in ${name}, expected JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function readRules(value: unknown, where: string): Levels {
  return Object.fromEntries(
    Object.entries(asObject(value, where)).map(([rule, level]) => [
      ...readLevel(rule, asString(level, `${rule} of ${where}`), where),
    ]),
  );
}

function readStrings(value: unknown, where: string): readonly string[] {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value;
  throw new Failure(`Unexpected ${where}, expected a list of texts such as ["themes/**/*.html"].`);
}

function asObject(value: unknown, where: string): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Failure(`Unexpected content of ${where}, expected an object: { … }.`);
}

function asString(value: unknown, where: string): string {
  if (typeof value === 'string') return value;
  throw new Failure(`Unexpected ${where}: ${JSON.stringify(value)}, expected a text.`);
}
