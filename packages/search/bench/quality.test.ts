import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildIndex } from '../src/engine/build-index.ts';
import { createMarker } from '../src/engine/highlight.ts';
import { placesAskedFor } from '../src/engine/other-words.ts';
import { parseQuery } from '../src/engine/parse-query.ts';
import type { SearchRecord } from '../src/record.ts';
import { isRight, measure, type QualityQuery } from './measure.ts';
import { ownEngine, type Peer } from './peers.ts';
import { readRecords } from './read-records.ts';
import { measureTyping } from './typing.ts';

/** A query that a reader reported, and the rank that an answer must have at least. */
interface ReportedQuery extends QualityQuery {
  readonly within: number;
}

function queries<Query extends QualityQuery>(name: string): readonly Query[] {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as readonly Query[]; // kept beside this test
}

/** Bytes of an index file as it is sent. */
const sent = (text: string): number => brotliCompressSync(text).length;

/** The ranking on the pages of the last build: `npm test` builds before it comes here. */
describe('search over the built site', { timeout: 120_000 }, () => {
  let records: readonly SearchRecord[] = [];
  let engine: Peer = { name: '', search: () => [] };
  beforeAll(() => {
    records = readRecords();
    engine = ownEngine(records);
  }, 120_000);

  test('the judged queries have their answer near the top, and none goes without', () => {
    const { mrr, none, misses } = measure(engine, queries('./queries.json'));
    expect.soft(none, misses.join('\n')).toBe(0);
    expect(mrr, misses.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test('queries that nobody tuned for do not fall behind', () => {
    const { mrr, none, misses } = measure(engine, queries('./held-out.json'));
    expect.soft(none, misses.join('\n')).toBe(0);
    expect(mrr, misses.join('\n')).toBeGreaterThanOrEqual(0.6);
  });

  /** Half of these are there to tune by, the other half tells whether that helps others. */
  const part = (name: string, kind: string) => queries(name).filter((each) => each.kind === kind);

  test.each([
    ['tuned', 0.95, 2],
    ['held out', 0.92, 4],
  ])('while a query is typed its answer comes early and stays: %s', (kind, least, most) => {
    const { answered, lost, lines } = measureTyping(engine, part('./typing.json', kind));
    expect.soft(answered, lines.join('\n')).toBeGreaterThanOrEqual(least);
    expect(lost, lines.join('\n')).toBeLessThanOrEqual(most);
  });

  test.each(['tuned', 'held out'])('a name or word with one mistake in it is found: %s', (kind) => {
    const { mrr, misses } = measure(engine, part('./misspelled.json', kind));
    expect(mrr, misses.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test.each([
    ['designers', 'tuned', 1],
    ['designers', 'held out', 0.7],
    ['people', 'tuned', 1],
    ['people', 'held out', 0.7],
  ])('what %s ask in words of their own is among the first three: %s', (who, kind, least) => {
    const asked = part(`./${who}.json`, kind);
    const missed = asked.filter(
      ({ query, expect: right }) =>
        !engine
          .search(query)
          .slice(0, 3)
          .some((hit) => right.some((each) => isRight(hit, each))),
    );
    const lines = missed.map(
      ({ query }) =>
        `${query}: ${engine
          .search(query)
          .slice(0, 3)
          .map(({ url }) => url)}`,
    );
    expect(1 - missed.length / asked.length, lines.join('\n')).toBeGreaterThanOrEqual(least);
  });

  test.each(['wholesale', 'minify', 'お気に入り'])('%s, of which no page says anything, finds nothing', (query) => {
    expect(engine.search(query).map(({ url }) => url)).toEqual([]);
  });

  test.each(queries<ReportedQuery>('./reported.json'))('$query', ({ query, expect: right, within }) => {
    const hits = engine.search(query);
    const rank = hits.findIndex((hit) => right.some((each) => isRight(hit, each))) + 1;
    expect(rank, hits.map(({ url }) => url).join('\n')).toBeGreaterThan(0);
    expect(rank, hits.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(within);
  });

  test('every message of the platform, pasted as it is, leads to its error', () => {
    const errors = records.filter(({ kind, url }) => kind === 'error' && url.startsWith('/api/#'));
    const messages = errors.flatMap(({ content, hierarchy }) => {
      const [message] = /^[^A-Za-z]*[\u3040-\u9fff]\S*(?: \S*[\u3040-\u9fff]\S*)*/.exec(content ?? '') ?? [];
      return message ? [{ message, name: hierarchy.lvl3 }] : [];
    });
    expect(messages.length).toBeGreaterThan(20);
    const namesOf = (message: string) => messages.filter((each) => each.message === message).map(({ name }) => name);
    const wrong = messages.filter(({ message }) => !namesOf(message).includes(engine.search(message)[0]?.name ?? ''));
    expect(wrong).toEqual([]);
  });

  test('what is shown of an error with several messages begins with the pasted one', () => {
    const errors = records.filter(({ kind, url }) => kind === 'error' && url.startsWith('/api/#'));
    const excerpts = errors.flatMap(({ content }) =>
      Array.from((content ?? '').matchAll(/(?<=^|\. )[^.]*?[\u3040-\u9fff][^.]*?。/g), ([message]) => {
        const marking = {
          terms: new Set<string>(),
          typed: [],
          message: parseQuery(message, { japanese: {}, phrases: [] }).message,
        };
        return [message, createMarker({ ...marking, preTag: '', postTag: '' }).snippet(content ?? '', 20, '').value];
      }),
    );
    expect(excerpts.length).toBeGreaterThan(50);
    expect(excerpts.filter(([message = '', excerpt]) => !excerpt?.startsWith(message))).toEqual([]);
  });

  test('every place that people ask for in other words is one of the site', () => {
    const places = new Set(records.map(({ url }) => url.replace(/\/(?=#|$)/, '')));
    expect(placesAskedFor.filter((place) => !places.has(place))).toEqual([]);
  });

  test('the index stays small: headings at most 38.5 kB, running text at most 164 kB', () => {
    const { first, second } = buildIndex(records);
    expect(sent(first)).toBeLessThan(38_500);
    expect(sent(second)).toBeLessThan(164_000);
  });
});
