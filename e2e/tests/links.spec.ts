import { pages, routes } from '../routes.ts';
import { at, baseOf, origin } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { walkLinks } from '../support/walk-links.ts';

test('every link, fragment and asset leads somewhere, below the path of the site', async ({ request, page }) => {
  expect(routes).toHaveLength(91);
  await page.goto('/');
  const { broken, reached } = await walkLinks(
    page,
    request,
    origin('site'),
    pages.map((route) => at(route)),
  );
  expect(broken).toEqual([]);
  expect([...reached].filter((path) => !path.startsWith(baseOf('site')))).toEqual([]);
  const unreached = pages.filter((route) => route !== '/' && !reached.has(at(route)));
  expect(unreached, 'pages that no other page links to').toEqual(unreached.filter((route) => route === '/search'));
});
