import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Adapter, createAdapter } from '../src/algolia/adapter.ts';
import { buildTiers } from '../src/engine/build-index.ts';
import { createEngine } from '../src/engine/engine.ts';
import type { QualityQuery } from './measure.ts';
import { readRecords } from './read-records.ts';
import { openInParts, type SiteInParts, siteInParts } from './site-in-parts.ts';

const judged = ['queries', 'held-out', 'misspelled', 'designers', 'people', 'reported', 'typing'];
const read = (name: string): readonly QualityQuery[] =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as readonly QualityQuery[]; // kept beside this test

/** What the search box asks for. */
const requestOf = (query: string) => ({ requests: [{ indexName: 'docs', query, hitsPerPage: 20 }] });

/** Half of the pages of today: which ones are opened has to be right, too. */
const MOST = 48;
/** Questions of one reader; the next one has loaded nothing. */
const SESSION = 10;

describe('an index in parts, on the pages of the last build', { timeout: 120_000 }, () => {
  let whole: Adapter;
  let site: SiteInParts;
  beforeAll(() => {
    const tiers = buildTiers(readRecords());
    whole = createAdapter(createEngine(tiers.first, tiers.second));
    site = siteInParts(tiers);
  }, 120_000);

  test.each(judged)('has the hits of the whole index in their order, for all of %s', async (name) => {
    const wrong: string[] = [];
    let ask = openInParts(site, MOST);
    for (const [i, { query }] of read(name).entries()) {
      if (i % SESSION === 0) ask = openInParts(site, MOST);
      const { response } = await ask(requestOf(query));
      const [expected] = whole.search(requestOf(query)).results;
      const hits = expected && 'hits' in expected ? expected.hits : [];
      if (JSON.stringify(response.hits) !== JSON.stringify(hits)) wrong.push(query);
    }
    expect(wrong).toEqual([]);
  });

  test('with all pages opened it finds as many, and tells what was met in the same way', async () => {
    const { response } = await openInParts(site, Number.POSITIVE_INFINITY)(requestOf('item'));
    const [expected] = whole.search(requestOf('item')).results;
    const told = ({ nbHits, nbPages, exhaustiveNbHits }: typeof response) => ({ nbHits, nbPages, exhaustiveNbHits });
    expect(told(response)).toEqual(told(expected as typeof response)); // an answer with hits
  });

  test('a question loads few of the parts', async () => {
    const { names } = await openInParts(site, 10)(requestOf('refresh access token'));
    expect(names.filter((name) => name.startsWith('page-'))).toHaveLength(10);
    expect(names.length).toBeLessThan(site.files.parts.size / 5);
  });
});
