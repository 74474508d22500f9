import { expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';
import { guidePages } from './guide-pages.ts';
import type { GuidePage } from './tag.ts';

/** The guide with another entry for `{ItemTitle}`. */
function guideWith(changes: object): readonly GuidePage[] {
  return guidePages.map(({ page, tags }) => ({
    page,
    tags: tags.map((tag) => (tag.name === '{ItemTitle}' ? { ...tag, ...changes } : tag)),
  }));
}

it('the catalogue has no mistakes', () => {
  expect(findFaults()).toEqual([]);
});

it.each([
  ['evidence', { evidence: undefined }, 'Unexpected entry without evidence, expected name, kind, summary, evidence'],
  ['a summary', { summary: '' }, 'Unexpected entry without summary, expected name, kind, summary, evidence'],
  [
    'a level that there is',
    { notesEvidence: { level: 'documentd', source: 'x' } },
    'Unexpected level documentd in notesEvidence, expected one of documented, archived, platform, observed, inferred',
  ],
  ['a source', { evidence: { level: 'observed', source: '' } }, 'Unexpected evidence without a source, expected one'],
  ['a reason', { evidence: { level: 'inferred', source: 'x' } }, 'Unexpected inference without a reason in evidence'],
  ['a right name', { notes: 'See `{ItemTitel}`.' }, 'Unexpected tag {ItemTitel} in notes, expected a tag'],
  ['a right key', { summary: undefined, sumary: 'x' }, 'Unexpected key sumary, expected summary'],
  ['a key that there is', { foo: 'x' }, 'Unexpected key foo, expected one of tag.ts'],
  ['a right kind', { kind: 'variabel' }, 'Unexpected kind variabel, expected variable'],
  ['a right escaping', { escaping: 'raw' }, 'Unexpected escaping raw, expected html, mixed, text, markup, url, plain'],
  ['a block to negate', { negates: '{block:Itms}' }, 'Unexpected negates {block:Itms}, expected {block:Items}'],
  ['a guard', { guard: '{block:Nothing}' }, 'Unexpected guard {block:Nothing}, expected the name of an entry'],
  [
    'blocks around it',
    { within: ['{block:Items}', '{block:RelatedItem}'] },
    'Unexpected within {block:RelatedItem}, expected {block:RelatedItems}',
  ],
  ['an app', { app: 'blgo' }, 'Unexpected app blgo, expected blog'],
  ['a shop page', { pages: ['itm'] }, 'Unexpected pages itm, expected item'],
  [
    'a tag to use',
    { deprecated: { use: '{ItemTitel}', note: 'x' } },
    'Unexpected use {ItemTitel} in deprecated, expected {ItemTitle}',
  ],
  ['a key of an old tag', { deprecated: { sinse: '2022', note: 'x' } }, 'Unexpected key sinse, expected since'],
  ['a key of evidence', { evidence: { level: 'observed', sorce: 'x' } }, 'Unexpected key sorce, expected source'],
])('an entry without %s has an answer with file and line', (_what, changes, expected) => {
  const [fault, ...others] = findFaults(guideWith(changes));
  expect(fault).toMatch(/^packages\/template\/src\/catalogue\/syntax\/item\.ts:\d+: \{ItemTitle\}: /);
  expect(fault).toContain(expected);
  expect(others).toEqual([]);
});

it('a name that stands twice has an answer with file and line', () => {
  const [first] = guidePages;
  const twice = [...guidePages, { page: 'syntax/shop', tags: [first.tags[0]] }] as const;
  const [fault, ...others] = findFaults(twice);
  expect(fault).toBe(
    `packages/template/src/catalogue/${first.page}.ts:8: ${first.tags[0].name}: Unexpected second entry ${first.tags[0].name}, expected one; the first is of ${first.page}`,
  );
  expect(others).toEqual([]);
});

it('a wrong word of an entry has its own line', () => {
  const lineOf = (changes: object) => Number(/:(\d+):/.exec(findFaults(guideWith(changes))[0] ?? '')?.[1]);
  // The file has the kind in the line below the name: a wrong value that stands there is told there.
  expect(lineOf({ app: 'variable' })).toBe(lineOf({ summary: '' }) + 1);
});
