import { open } from '../support/awake.ts';
import { hit, mockSearch } from '../support/hosted-search.ts';
import { expect, type Page, test } from '../support/test.ts';
import { box, container, modal, openSearch, rows } from './search-box.ts';

test.use({ siteName: 'hosted' });

/** Asserts that search shows its failure, and still does after a while. */
async function expectFailure(page: Page, timeout = 10_000): Promise<void> {
  await expect(modal(page)).toShow('Unable to fetch results', { timeout });
  await expect(modal(page)).toShow('You might want to check your network connection.');
  await expect(container(page)).toHaveClass(/DocSearch-Container--Errored/);
  await page.waitForTimeout(1000); // the failure has to stay; stock replaced it within this time
  await expect(modal(page)).toShow('Unable to fetch results');
  await expect(modal(page)).not.toContainText('No results for');
}

test('S-119: search is idle, loads, and is idle with its hits', async ({ page }) => {
  await mockSearch(page, () => ({ hits: [hit({ url: 'https://hosted.example/api/' })], afterMs: 100 }));
  await open(page, '/api/');
  await openSearch(page);
  await expect(container(page)).not.toHaveClass(/--Stalled|--Errored/);
  const request = page.waitForRequest(/queries/);
  await box(page).fill('items');
  await request;
  await expect(rows(page)).toHaveCount(1);
  await expect(container(page)).not.toHaveClass(/--Stalled|--Errored/);
});

test('S-120 S-189: search that takes longer than 300 ms is stalled until the answer', async ({ page }) => {
  await mockSearch(page, (query) => ({
    hits: [hit({ url: 'https://hosted.example/api/' })],
    afterMs: query === 'slow' ? 1500 : 0,
  }));
  await open(page, '/api/');
  await openSearch(page, 'fast');
  await expect(rows(page)).toHaveCount(1);
  await page.evaluate(() => {
    const seen = Object.assign(window, { stalledAfter: -1, typedAt: 0 });
    document.querySelector('.DocSearch-Input')?.addEventListener('input', () => {
      seen.typedAt = performance.now();
    });
    const box = document.querySelector('.DocSearch-Container');
    new MutationObserver(() => {
      if (seen.stalledAfter < 0 && box?.className.includes('Stalled'))
        seen.stalledAfter = performance.now() - seen.typedAt;
    }).observe(box ?? document, { attributes: true });
  });
  await box(page).fill('slow');
  await expect(container(page)).toHaveClass(/DocSearch-Container--Stalled/);
  const after = await page.evaluate(() => (window as unknown as { stalledAfter: number }).stalledAfter); // set above
  expect(after).toBeGreaterThanOrEqual(295);
  await expect(container(page)).not.toHaveClass(/DocSearch-Container--Stalled/);
});

test('S-121 S-170: search without network shows what to check, and recovers', async ({ page }) => {
  let broken = true;
  await mockSearch(page, () => (broken ? 'abort' : { hits: [hit({ url: 'https://hosted.example/api/' })] }));
  await open(page, '/api/');
  await openSearch(page, 'items');
  await expectFailure(page);
  broken = false;
  await box(page).fill('items again');
  await expect(rows(page)).toHaveCount(1);
  await expect(container(page)).not.toHaveClass(/--Errored/);
});

test('S-170: a service in trouble, and one that refuses, count as failures', async ({ page }) => {
  let status = 500;
  await mockSearch(page, () => ({ status, message: 'No' }));
  await open(page, '/api/');
  await openSearch(page, 'items');
  await expectFailure(page);
  status = 403;
  await open(page, '/api/');
  await openSearch(page, 'items');
  await expectFailure(page);
});

test('S-171: the console tells what went wrong below', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await mockSearch(page, () => 'abort');
  await open(page, '/api/');
  await openSearch(page, 'items');
  await expectFailure(page);
  expect(said.filter((line) => !line.startsWith('Failed to load')).join('\n')).toMatch(/\b0 Network request failed/);
});

test('S-171 S-196: a host that does not answer is given up after a second', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  // The page notes the moments itself: on the way here a busy machine delays them by different spans.
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    const moments: number[] = [];
    Object.assign(globalThis, { moments });
    XMLHttpRequest.prototype.send = function (body) {
      moments.push(performance.now());
      send.call(this, body);
    };
  });
  await mockSearch(page, () => 'hang');
  await open(page, '/api/');
  await openSearch(page, 'items');
  const asked = () => page.evaluate(() => (globalThis as unknown as { moments: number[] }).moments);
  await expect.poll(async () => (await asked()).length).toBeGreaterThan(1);
  const [first = 0, second = 0] = await asked();
  expect(second - first).toBeGreaterThanOrEqual(999);
  await expect(modal(page)).toShow('Unable to fetch results');
  expect(said.join('\n')).toContain('Connection timeout');
});

test('S-172: nothing found repeats the query', async ({ page }) => {
  await mockSearch(page, () => ({ hits: [] }));
  await open(page, '/api/');
  await openSearch(page, 'zzz <b>');
  await expect(modal(page)).toShow('No results for "zzz <b>"');
});

test('S-173: nothing found suggests up to three searches', async ({ page }) => {
  const groups = ['One', 'Two', 'Three', 'Four'].map((group) =>
    hit({ group, url: `https://hosted.example/api/#${group}` }),
  );
  await mockSearch(page, (query) => ({ hits: query === 'zzz' ? [] : groups }));
  await open(page, '/api/');
  await openSearch(page, 'items');
  await expect(rows(page)).toHaveCount(4);
  await box(page).fill('zzz');
  await expect(modal(page)).toShow('Try searching for');
  await expect(modal(page).locator('.DocSearch-NoResults-Prefill-List button')).toRead([
    /^one$/i,
    /^two$/i,
    /^three$/i,
  ]);
  await modal(page).locator('.DocSearch-NoResults-Prefill-List button').first().click();
  await expect(box(page)).toHaveValue(/^one/i);
});

test('S-174: nothing found asks for a report that carries the query', async ({ page }) => {
  await mockSearch(page, () => ({ hits: [] }));
  await open(page, '/api/');
  await openSearch(page, 'zzz yyy');
  await expect(modal(page)).toShow('Believe this query should return results?');
  const link = modal(page).getByRole('link', { name: 'Let us know.' });
  await expect(link).toHaveAttribute('href', /^https?:.*zzz(%20|\+)yyy/);
  await expect(link).toHaveAttribute('target', '_blank');
});
