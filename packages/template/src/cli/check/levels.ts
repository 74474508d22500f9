import { type Finding, type Level, type Levels, severities } from '../../check/rule.ts';
import { rules } from '../../check/rules/index.ts';
import { Failure } from '../failure.ts';
import { readChoice } from '../read-choice.ts';

const levels = [...severities, 'off'] as const satisfies readonly Level[];
const ruleNames = rules.map(({ name }) => name);

/** From which severity on a finding makes the command fail. */
export const failLevels = ['error', 'warning', 'note', 'never'] as const;
export type FailLevel = (typeof failLevels)[number];

/** Whether findings make the command fail. */
export function fails(findings: readonly Finding[], level: FailLevel): boolean {
  const failing = { error: ['error'], warning: ['error', 'warning'], note: ['error', 'warning', 'note'], never: [] };
  return findings.some(({ severity }) => failing[level].some((each) => each === severity));
}

/**
 * A rule with the level that it is set to.
 * @param where What is read, for messages.
 * @throws {Failure} For a rule or a level that does not exist.
 */
export function readLevel(rule: string, level: string, where: string): readonly [rule: string, level: Level] {
  const name = readChoice(`rule of ${where}`, rule, ruleNames);
  return [name, readChoice(`level of ${rule} in ${where}`, level, levels)];
}

/**
 * Levels from the command line: `--rule app-support=off`, and the only rules that shall run.
 * @throws {Failure} For anything that is no rule with its level.
 */
export function readLevels(written: readonly string[], only: string | undefined): Levels {
  const chosen = only?.split(',').map((name) => readChoice('rule of --only', name.trim(), ruleNames));
  const alone = rules.flatMap(({ name, profile }): (readonly [string, Level])[] => {
    if (!chosen) return [];
    if (!chosen.includes(name)) return [[name, 'off']];
    return profile ? [[name, 'on']] : []; // a rule that is asked for by name runs in every profile
  });
  const set = written.map((each) => {
    const [, rule, level] = /^([^=]+)=(.+)$/.exec(each) ?? [];
    if (rule === undefined || level === undefined)
      throw new Failure(`Unexpected --rule ${each}, expected a rule and a level: --rule app-support=off`);
    return readLevel(rule, level, '--rule');
  });
  return Object.fromEntries([...alone, ...set]);
}
