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
])('an entry without %s has an answer with file and line', (_what, changes, expected) => {
  const [fault, ...others] = findFaults(guideWith(changes));
  expect(fault).toMatch(/^packages\/template\/src\/catalogue\/syntax\/item\.ts:\d+: \{ItemTitle\}: /);
  expect(fault).toContain(expected);
  expect(others).toEqual([]);
});
