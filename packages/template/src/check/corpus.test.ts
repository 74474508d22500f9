import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { check } from './check.ts';
import { recognizeSource } from './recognize-source.ts';

/**
 * Whole themes in the habits of authors, with the findings that a person has judged to be right. After a change, judge
 * what differs, and write it into the `.findings` file.
 */
const folder = new URL('./corpus/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const themes = readdirSync(folder).filter((name) => name.endsWith('.txt'));

it.each(themes)('%s has the findings that it should have', (name) => {
  const source = read(name);
  const line = (offset: number) => source.slice(0, offset).split('\n').length;
  const found = check(source).map(
    ({ severity, rule, span, message }) => `${line(span.start)} ${severity} ${rule}: ${message}`,
  );
  expect(found.join('\n')).toBe(read(name.replace('.txt', '.findings')).trimEnd());
  expect(recognizeSource(source).kind).toBe('theme');
});
