import { open } from '../support/awake.ts';
import { hit, mockSearch } from '../support/hosted-search.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: 'hosted' });

const input = 'main input[name="q"]';

test('S-22: the page of results reads the query from the address', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await mockSearch(page, () => ({ hits: [hit({ url: 'https://hosted.example/api/items/add', title: 'Found' })] }));
  await open(page, '/search?q=abc');
  await expect(page.locator('h1')).toRead('Search results for "abc"');
  await expect(page.locator(input)).toHaveValue('abc');
  await expect(page.locator('main').getByRole('link', { name: /Found/ }).first()).toHaveAttribute(
    'href',
    /\/api\/items\/add$/,
  );
  await expect(page).toHaveTitle(/abc/);
  expect(errors).toEqual([]);
});

test('S-22: typing changes the address', async ({ page }) => {
  await mockSearch(page, () => ({ hits: [] }));
  await open(page, '/search');
  await page.locator(input).fill('stock');
  await expect(page).toHaveURL(/\/search\/?\?q=stock$/);
  await expect(page.locator('h1')).toRead('Search results for "stock"');
  await expect(page.locator('main')).toShow('No results were found');
});

test('S-192: the page of results asks for ten hits, with these fields and no others', async ({ page }) => {
  const calls = await mockSearch(page, () => ({ hits: [hit({ url: 'https://hosted.example/api/' })] }));
  await open(page, '/search?q=abc');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(calls.at(-1)?.requests).toEqual([
    {
      query: 'abc',
      indexName: 'docs',
      page: 0,
      hitsPerPage: 10,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      facets: ['docusaurus_tag', 'language'],
      advancedSyntax: true,
      attributesToSnippet: ['content:20'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark class="search-result-match">',
      highlightPostTag: '</mark>',
    },
  ]);
});

test.describe('two versions', () => {
  test.use({ siteName: 'rich' });

  test('S-163: the page of results searches in the version that is chosen', async ({ page }) => {
    const calls = await mockSearch(page, () => ({ hits: [hit({ url: 'https://rich.example/api/' })] }));
    await open(page, '/search?q=abc');
    const version = page.getByRole('combobox', { name: 'Version' });
    await expect(version.getByRole('option')).toRead(['1.0.0', '0.9']);
    const filters = () => JSON.stringify(calls.at(-1)?.requests[0]?.facetFilters);
    await expect.poll(filters).toContain('"docusaurus_tag:docs-default-current"');
    await version.selectOption('0.9');
    await expect.poll(filters).toContain('"docusaurus_tag:docs-default-0.9"');
    expect(filters()).not.toContain('docs-default-current');
  });
});

test('S-142: the page of results takes 64 characters too', async ({ page }) => {
  const calls = await mockSearch(page, () => ({ hits: [] }));
  await open(page, `/search?q=${'y'.repeat(70)}`);
  await expect(page.locator(input)).toHaveAttribute('maxlength', '64');
  await expect.poll(() => calls.at(-1)?.requests[0]?.query.length).toBe(64);
});

test('S-170: the page of results shows a failure and recovers', async ({ page }) => {
  let broken = true;
  await mockSearch(page, () =>
    broken ? 'abort' : { hits: [hit({ url: 'https://hosted.example/api/', title: 'Found' })] },
  );
  await open(page, '/search?q=abc');
  await expect(page.locator('main')).toShow('Unable to fetch results');
  broken = false;
  await page.locator(input).fill('abcd');
  await expect(page.locator('main').getByRole('link', { name: /Found/ }).first()).toBeSeen();
});
