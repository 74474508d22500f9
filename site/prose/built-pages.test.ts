import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findHedging, findLongParagraphs } from './find-hedges.ts';

const build = join(import.meta.dirname, '../build');

/** The copies of the pages, in which the data stands too: `npm test` builds before it comes here. */
const copies = () =>
  readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:api|template)\b.*\.md$/.test(file) && !file.endsWith('/index.md'))
    .map((file) => ({
      subject: 'site' as const,
      markdown: readFileSync(join(build, file), 'utf8'),
      place: (line: number) => `${file}:${line}`,
    }));

describe('pages of the build, with what they take from the data', { timeout: 60_000 }, () => {
  test('none says more than three times in 1,000 words that something is not known', () => {
    expect(copies().length).toBeGreaterThan(80);
    expect(findHedging(copies())).toEqual([]);
  });

  test('none has a paragraph of more than five sentences', () => {
    expect(findLongParagraphs(copies())).toEqual([]);
  });
});
