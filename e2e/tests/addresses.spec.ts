import { open } from '../support/awake.ts';
import { at } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const pages: readonly (readonly [typed: string, page: string])[] = [
  ['/api/items/add/index.html', '/api/items/add'],
  ['/api/items/add.html', '/api/items/add'],
  ['/api/items/add/', '/api/items/add'],
  ['/api/index.html', '/api/'],
  ['/template/faq/index.html', '/template/faq/'],
  ['/template/faq.html', '/template/faq/'],
  ['/API/items/Add', '/api/items/add'],
];

for (const [typed, address] of pages)
  test(`S-25: ${typed} is ${address}, and says so`, async ({ page, request }) => {
    const html = await (await request.get(address)).text();
    const [, canonical] = /rel="?canonical"? href="?([^"> ]+)/.exec(html) ?? [];
    expect(canonical).toMatch(new RegExp(`${at(address)}$`));
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text());
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    await open(page, typed);
    await expect(page.locator('h1')).not.toHaveText('Page Not Found');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical ?? '');
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', canonical ?? '');
    expect(errors).toEqual([]);
  });
