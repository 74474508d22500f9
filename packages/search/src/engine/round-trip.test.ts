import { expect, it } from 'vitest';
import { recordId, type SearchRecord } from '../record.ts';
import { smallSite } from '../testing/small-site.ts';
import { buildIndex } from './build-index.ts';
import { createEngine } from './engine.ts';

const records = smallSite([
  { path: '/', title: 'Homeward', part: 'Start', text: 'Gladiolus grows here.' },
  {
    path: '/api/refunds/add',
    title: 'Refundable',
    part: 'API',
    below: [
      { kind: 'operation', name: 'POST /1/refunds/add', text: 'Sends money backwards.' },
      { kind: 'parameter', name: 'refund_identifier', detail: 'integer, required', text: 'Which marigold it is.' },
      { kind: 'field', name: 'refund.marker_name', detail: 'string' },
      {
        title: 'Deadlines',
        text: 'A fortnight at most.',
        below: [{ title: 'Holidays', text: 'Snowdrops wait.', below: [{ title: 'Midsummer' }] }],
      },
      { title: 'Samplers', below: [{ title: 'Holidays', text: 'Other snowberries.' }] },
    ],
  },
  { path: '/api/refunds/edit', title: 'Editable', part: 'API', language: 'fr', below: [{ title: 'Samplers' }] },
  {
    path: 'https://example.com/template/tags',
    title: 'Taglike',
    part: 'Template',
    below: [{ kind: 'tag', name: '{RefundMarker}', detail: 'variable', text: 'Prints begonias.' }],
  },
]);
const [first] = records;
if (!first) throw new Error('Unexpected site without records, expected some');

/** A text that is a record of its own, a heading with an anchor that nobody would guess, and one without any. */
const special: readonly SearchRecord[] = (
  [
    { type: 'content', kind: 'prose', anchor: null, content: 'Petunias stand alone.', lvl2: null },
    { type: 'lvl2', kind: 'section', anchor: 'chosen-by-hand', content: null, lvl2: 'Handmade' },
    { type: 'lvl2', kind: 'section', anchor: null, content: 'Hyacinths.', lvl2: 'Anchorless' },
  ] as const
).map(({ lvl2, ...own }) => {
  const said = { ...first, ...own, hierarchy: { ...first.hierarchy, lvl1: 'Lonely', lvl2 }, language: 'en' };
  const path = '/lonely';
  return {
    ...said,
    objectID: recordId({ ...said, path }),
    url: own.anchor ? `${path}#${own.anchor}` : path,
    url_without_anchor: path,
  };
});
const title: SearchRecord = {
  ...first,
  hierarchy: { ...first.hierarchy, lvl1: 'Lonely' },
  content: null,
  url: '/lonely',
  url_without_anchor: '/lonely',
};
const files = buildIndex([...records, { ...title, objectID: recordId({ ...title, path: '/lonely' }) }, ...special]);
const engine = createEngine(JSON.parse(files.first), JSON.parse(files.second));

it.each([
  'Homeward',
  'Refundable',
  'refund_identifier',
  'refund.marker_name',
  'Deadlines',
  'Midsummer',
  'Editable',
  'Taglike',
  '{RefundMarker}',
  'POST /1/refunds/add',
  'Handmade',
  'Petunias',
])('the record of %s comes back as it went in', (name) => {
  const { hits, open } = engine.search(name);
  const [hit] = hits.map((each) => open(each).record);
  const wanted = [...records, ...special].find(
    ({ hierarchy, content, type }) =>
      (type !== 'content' && hierarchy[type] === name) || content?.startsWith(`${name} `),
  );
  const onOperation = wanted?.url_without_anchor === '/api/refunds/add';
  const isRow = wanted !== undefined && !['page', 'section', 'prose'].includes(wanted.kind);
  const { position: _, weight: __, facts, ...same } = wanted ?? {};
  expect(hit).toMatchObject(same);
  expect(hit?.facts).toEqual({
    detail: facts?.detail ?? null,
    operation: onOperation ? 'POST /1/refunds/add' : null,
    pages: isRow ? '1' : null,
    places: isRow ? '1' : null,
  });
  expect(hit?.weight).toBeGreaterThan(0);
});

it('each text belongs to its own heading, of two that are called the same too', () => {
  const found = (word: string) => {
    const { hits, open } = engine.search(word);
    return hits
      .map((hit) => open(hit).record)
      .map(({ hierarchy, content }) => [hierarchy.lvl2, hierarchy.lvl3, content])[0];
  };
  expect(found('snowdrops')).toEqual(['Deadlines', 'Holidays', 'Snowdrops wait.']);
  expect(found('snowberries')).toEqual(['Samplers', 'Holidays', 'Other snowberries.']);
  expect(found('fortnight')).toEqual(['Deadlines', null, 'A fortnight at most.']);
  expect(found('begonias')).toEqual(['{RefundMarker}', null, 'Prints begonias.']);
});

it('an address without an anchor of its own is that of the heading above', () => {
  const urlOf = (word: string) => {
    const { hits, open } = engine.search(word);
    return hits[0] && open(hits[0]).record.url;
  };
  expect(urlOf('hyacinths')).toBe('/lonely');
  expect(urlOf('Handmade')).toBe('/lonely#chosen-by-hand');
  expect(urlOf('gladiolus')).toBe('/');
});

it('pages are told apart by language, and all of them answer an empty query in their order', () => {
  const urls = (language?: string) => {
    const { hits, open } = engine.search('', language ? (facets) => facets.language === language : undefined);
    return hits.map((hit) => open(hit).record.url);
  };
  expect(urls()).toEqual([
    '/',
    '/api/refunds/add',
    '/api/refunds/edit',
    'https://example.com/template/tags',
    '/lonely',
  ]);
  expect(urls('fr')).toEqual(['/api/refunds/edit']);
  const facets: object[] = [];
  engine.search('', (each) => Boolean(facets.push(each)));
  expect(facets).toContainEqual({ language: 'fr', docusaurus_tag: 'default', version: 'current' });
});

it('a heading that pages share is found on each of them', () => {
  const { hits, open } = engine.search('samplers');
  expect(hits.map((hit) => open(hit).record.url).sort()).toEqual([
    '/api/refunds/add#samplers',
    '/api/refunds/edit#samplers',
  ]);
});

it('an index without records answers nothing', () => {
  const empty = buildIndex([]);
  const none = createEngine(JSON.parse(empty.first), JSON.parse(empty.second));
  expect([none.search('').hits, none.search('item').hits, none.hasText]).toEqual([[], [], true]);
});

it('text of another format, or none at all, is refused', () => {
  const early = createEngine(JSON.parse(files.first));
  expect(early.hasText).toBe(false);
  expect(() => early.addText(JSON.parse('{"format":7}'))).toThrow('Unexpected index format 7, expected 4');
  expect(() => early.addText(JSON.parse('null'))).toThrow('Unexpected index format');
  expect(() => createEngine(JSON.parse('null'))).toThrow('Unexpected index format');
});
