import { pages, redirects, routes } from '../routes.ts';
import { origin } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { walkLinks } from '../support/walk-links.ts';

test('every link and every fragment of the site leads somewhere', async ({ request, page }) => {
  test.setTimeout(120_000);
  expect(routes).toHaveLength(91);
  await page.goto('/');
  const { broken, reached } = await walkLinks(page, request, origin('site'), pages);
  expect(broken).toEqual([]);
  const unreached = pages.filter((route) => route !== '/' && !reached.has(route));
  expect(unreached, 'pages that no other page links to').toEqual(unreached.filter((route) => route === '/search'));
  for (const [from] of Object.entries(redirects)) expect((await request.get(from)).status(), from).toBe(200);
});
