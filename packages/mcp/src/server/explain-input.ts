import type { z } from 'zod';
import type { Tool } from '../tools/tool.ts';

/** Faults that are told, and names in one of them: an answer has an end, however long the input is. */
const [mostFaults, mostNames] = [10, 10];

/** What does not fit about the input of a tool: a sentence for each fault, with what was found and expected. */
export function explainInput({ issues }: z.ZodError, given: unknown, { name, input }: Tool): string {
  return issues
    .slice(0, mostFaults)
    .map((issue) => {
      if (issue.code === 'unrecognized_keys' && issue.path.length === 0)
        return `Unexpected ${named(issue.keys)} of ${name}, expected ${Object.keys(input.shape).join(', ')}.`;
      const place = cut(issue.path.join('.')) || 'input';
      const value = issue.path.reduce<unknown>((inner, key) => Object(inner)[key], given);
      if (value === undefined) return `Unexpected call of ${name} without ${place}, expected ${expectation(issue)}.`;
      return `Unexpected ${place} ${shortened(value)} of ${name}, expected ${expectation(issue)}.`;
    })
    .join('\n');
}

type Issue = z.core.$ZodIssue;

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? `a value of the type ${issue.expected}`;
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `at least ${issue.minimum}${unitOf(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `at most ${issue.maximum}${unitOf(issue.origin, issue.maximum)}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap(([first]) => (first ? [expectation(first)] : [])))].join(' or ');
    default:
      return issue.message;
  }
}

/** Types of JSON in words. */
const kinds: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function unitOf(origin: string, count: number | bigint): string {
  const unit = { string: ' character', array: ' value' }[origin];
  return unit === undefined ? '' : `${unit}${Number(count) === 1 ? '' : 's'}`;
}

function named(keys: readonly string[]): string {
  const more = keys.length - mostNames;
  return [...keys.slice(0, mostNames).map(cut), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function shortened(value: unknown): string {
  return cut(JSON.stringify(value) ?? String(value));
}

function cut(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
