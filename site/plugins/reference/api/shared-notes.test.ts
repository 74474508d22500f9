import { type Field, operation } from '@shop-docs/api';
import { expect, test } from 'vitest';
import { fieldRows } from './rows.ts';
import { sharedNotes } from './shared-notes.ts';

const field = (name: string, ...texts: string[]): Field => ({
  name,
  path: name,
  depth: 0,
  type: 'string',
  nullable: false,
  required: true,
  deprecated: false,
  description: '',
  notes: texts.map((text) => ({ text })),
  evidence: { level: 'documented', source: 'reference' },
});

test('a note of three neighbors is theirs together, one of two or of fields apart is not', () => {
  const fields = [
    field('a', 'same'),
    field('b', 'other', 'same'),
    field('c', 'same'),
    field('d', 'two'),
    field('e', 'two'),
    field('f', 'same'),
  ];
  expect(sharedNotes(fields).map(({ note, fields: some }) => [note.text, some.map(({ name }) => name)])).toEqual([
    ['same', ['a', 'b', 'c']],
  ]);
});

test('what accounts of a shop have in common stands before the first of them, and in none', () => {
  const rows = fieldRows(operation('users/me').response, 'documented')[0]?.children ?? [];
  const said = rows.flatMap(({ name, lead = [], facts = [] }) => [
    ...lead.map(([, html]) => `before ${name}: ${html}`),
    ...facts.filter(([label]) => label === 'Note').map(([, html]) => `${name}: ${html}`),
  ]);
  const texts = said.map((html) => html.replaceAll(/<[^>]*>/g, ''));
  expect(texts.filter((text) => text.includes('empty string'))).toEqual([
    expect.stringMatching(/^before twitter_id: twitter_id to instagram_id: .*observed$/),
    expect.stringMatching(/^before line_id: line_id to tiktok_id: .*inferred A conclusion of this site \(/),
  ]);
  expect(texts.some((text) => text.startsWith('youtube_id: '))).toBe(true);
});
