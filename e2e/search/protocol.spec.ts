import { liteClient } from 'algoliasearch/lite';
import { open } from '../support/awake.ts';
import { scriptsOf } from '../support/bundle.ts';
import { hit, mockSearch } from '../support/hosted-search.ts';
import { expect, test } from '../support/test.ts';
import { openSearch, rows } from './search-box.ts';

test('S-145: a search call without parameters is refused', () => {
  const client = liteClient('APPID', 'key');
  const text = 'Parameter `searchMethodParams` is required when calling `search`.';
  expect(() => client.search(undefined as never)).toThrow(text);
  expect(scriptsOf('hosted')).toContain(text);
});

test('S-146: a search call without requests is refused', () => {
  const client = liteClient('APPID', 'key');
  const text = 'Parameter `searchMethodParams.requests` is required when calling `search`.';
  expect(() => client.search({} as never)).toThrow(text);
  expect(scriptsOf('hosted')).toContain(text);
});

test('S-159: requests of type facet keep the fields for facets, others lose them', async () => {
  const sent: string[] = [];
  const client = liteClient('APPID', 'key', {
    requester: {
      send: async ({ data }) => {
        sent.push(String(data));
        return { status: 200, isTimedOut: false, content: '{"results":[]}' };
      },
    },
  });
  const facet = { facet: 'docusaurus_tag', facetQuery: 'docs', maxFacetHits: 3 };
  await client.search([{ indexName: 'docs', type: 'facet', ...facet }] as never); // the old shape, which the client still takes
  await client.search([{ indexName: 'docs', ...facet, params: {} }] as never);
  expect(sent[0]).toContain('"facet":"docusaurus_tag"');
  expect(sent[0]).toContain('"maxFacetHits":3');
  expect(sent[0]).toContain('"facetQuery":"docs"');
  expect(sent[1]).not.toContain('maxFacetHits');
});

test('S-160: the client on the page knows recommendations', () => {
  expect(scriptsOf('hosted')).toContain('/1/indexes/*/recommendations');
});

test('S-196: the limits of the client on the page are 1, 2 and 30 seconds', () => {
  expect(scriptsOf('hosted')).toMatch(/connect:(1e3|1000),read:(2e3|2000),write:(3e4|30000)/);
});

test.describe('click events', () => {
  test.use({ siteName: 'toggle' });

  test('S-161: a taken result is reported with index, items, positions and query', async ({ page }) => {
    await page.addInitScript(() => {
      const calls: unknown[][] = [];
      const aa = (...call: unknown[]) => void calls.push(call);
      Object.assign(window, { aa: Object.assign(aa, { version: '2.15.0' }), aaCalls: calls });
    });
    await page.route('https://cdn.jsdelivr.net/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const hits = ['add', 'edit'].map((name) => hit({ url: `https://toggle.example/api/items/${name}/`, title: name }));
    const calls = await mockSearch(page, () => ({ hits, queryID: 'query-1' }));
    for (const [row, position] of [
      [0, 1],
      [1, 2],
    ] as const) {
      await open(page, '/');
      await openSearch(page, 'items');
      await expect(rows(page)).toHaveCount(2);
      await rows(page).nth(row).locator('a').click();
      await expect(page).toHaveURL(/\/api\/items\//);
      const events = await page.evaluate(() => (window as unknown as { aaCalls: unknown[][] }).aaCalls); // set above
      const clicks = events.filter(([method]) => method === 'clickedObjectIDsAfterSearch').map(([, event]) => event);
      expect(clicks, `row ${row}`).toHaveLength(1);
      expect(clicks[0]).toMatchObject({
        eventName: 'Item Selected',
        index: 'docs',
        positions: [position],
        queryID: 'query-1',
      });
      expect(JSON.stringify(clicks[0])).toContain(hits[row]?.objectID);
    }
    expect(calls[0]?.requests[0]?.clickAnalytics).toBe(true);
  });
});
