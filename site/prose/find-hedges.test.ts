import { expect, test } from 'vitest';
import type { Text } from './find-faults.ts';
import { findHedging, findLongParagraphs, findUnknowns } from './find-hedges.ts';
import { pageTexts } from './texts.ts';

const text = (markdown: string): Text => ({ subject: 'site', markdown, place: (line) => `line ${line}` });
const words = (count: number) => 'word '.repeat(count).trim();

test('a short page may say once that something is not known', () => {
  expect(findHedging([text('Save it. We don’t know whether it stays.')])).toEqual([]);
  expect(findHedging([text('It probably stays.\n\nHow long isn’t documented.')])).toEqual([
    { place: 'line 3', message: 'Unexpected 2 hedges in 7 words, expected at most 1: “probably”, “isn’t documented”' },
  ]);
});

test('a long page may say it three times in 1,000 words', () => {
  const said = (times: number) => `${words(1000)}\n\n${'It seems so.\n\n'.repeat(times)}`;
  expect(findHedging([text(said(3))])).toEqual([]);
  expect(findHedging([text(said(4))])).toMatchObject([{ place: 'line 9' }]);
});

test('what is quoted, code and front matter do not count', () => {
  const page =
    '---\ntitle: Unclear, probably\n---\n\n“Not known” means that. `perhaps` is a name.\n\n```js\n// seems\n```';
  expect(findHedging([text(page)])).toEqual([]);
});

test('a paragraph has at most five sentences, marks and links or not', () => {
  const five = 'One is 3.5 long. “Two.” <b /> `Three` it is. [Four](/a.b) is a link. **Five.**';
  expect(findLongParagraphs([text(five)])).toEqual([]);
  expect(findLongParagraphs([text(`Fine.\n\n${five} Six is too much.`)])).toMatchObject([
    { place: 'line 3', message: expect.stringContaining('6 sentences') },
  ]);
  expect(findLongParagraphs([text(`| ${five} | ${five} |`)])).toEqual([]);
});

test('every sentence that says so is listed with its place', () => {
  expect(findUnknowns([text('Save it.\nLook at it. How long it stays isn’t known.')])).toEqual([
    { place: 'line 2', sentence: 'How long it stays isn’t known.' },
  ]);
});

test('the pages keep to both', () => {
  expect(pageTexts().length).toBeGreaterThan(80);
  expect([...findHedging(pageTexts()), ...findLongParagraphs(pageTexts())]).toEqual([]);
});
