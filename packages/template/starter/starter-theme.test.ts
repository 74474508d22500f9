import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AppId, appIds, check, type ItemState, itemStates, pageNames, render, sampleShop } from '../src/index.ts';

const theme = readFileSync(new URL('starter-theme.html', import.meta.url), 'utf8');
const states = Object.keys(itemStates) as ItemState[]; // Object.keys forgets the literal type
const allApps: readonly AppId[] = appIds;

test('the checker finds nothing', () => {
  expect(check(theme)).toEqual([]);
});

test.each([
  ['without apps', []],
  ['with every app', allApps],
] as const)('every page is whole %s', (_, apps) => {
  for (const page of pageNames) {
    for (const language of ['ja', 'en'] as const) {
      const { html } = render(theme, { page, apps, language });
      expect(html, page).not.toMatch(/\{\/?(?:block:|lang:|text:|image:|color:|select:|[A-Z])[^{}\n]*\}/);
      expect(html.includes('<html'), page).toBe(page !== 'load-items');
    }
  }
});

test('the page of every item names it, and offers a way to buy it or says why not', () => {
  for (const state of states) {
    const itemId = itemStates[state];
    const { html } = render(theme, { page: { page: 'item', itemId }, apps: allApps });
    const title = sampleShop.items.find(({ id }) => id === itemId)?.title.replaceAll('"', '&quot;');
    expect(html, state).toContain(`<h1>${title}</h1>`);
    expect(html, state).toMatch(/purchaseButton|class="notice"/);
  }
});

test('the design options take effect', () => {
  const options = { 'color:Accent': '#112233', 'select:Columns': '4', 'text:Headline': 'Hello', 'if:Show Introduction': '' };
  const { html } = render(theme, { settings: { options } });
  expect(html).toContain('--accent: #112233;');
  expect(html).toContain('--columns: 4;');
  expect(html).toContain('<h1>Hello</h1>');
  expect(html).not.toMatch(/<h1>Hello<\/h1>\s*<p>/);
});

test('a list that continues has a link for visitors without scripts, but none that loses the keyword of a search', () => {
  expect(render(theme).html).toContain('href="?page=2"');
  const { html } = render(theme, { page: { page: 'search', query: 'o' }, apps: allApps });
  expect(html).toContain('id="more"');
  expect(html).toMatch(/<a [^>]*id="more"[^>]* hidden>/);
});

test('a sold-out item says so in the list and on its page', () => {
  const page = { page: 'item', itemId: itemStates['sold-out'] } as const;
  expect(render(theme).html).toContain('<span>Sold out</span>');
  expect(render(theme, { page }).html).toContain('<p class="notice">Sold out</p>');
});

test('links to social accounts lead to the account', () => {
  const social = { Twitter: 'harbor', Line: 'harbor', Youtube: 'https://www.youtube.com/@harbor', Tiktok: 'harbor', Ameba: 'harbor' };
  const { html } = render(theme, { shop: { ...sampleShop, social } });
  expect(html).toContain('href="https://twitter.com/harbor"');
  expect(html).toContain('href="https://line.me/R/ti/p/%40harbor"');
  expect(html).toContain('href="https://www.youtube.com/@harbor"');
  expect(html).toContain('href="https://www.tiktok.com/@harbor"');
  expect(html).toContain('href="https://ameblo.jp/harbor"');
});

test('the item page has its parts in the order of the guide', () => {
  const positions = [
    '{AppsItemLabelTag}',
    '{ItemImage1URL-640}',
    '{ItemBnplBannerTag}',
    '{ItemAttentionTag}',
    '{block:PurchaseForm}',
    '{ItemSelectTag}',
    '{CommunityPurchaseButton}',
    '{AppsAgeVerificationWarningTag}',
    '{PurchaseButton}',
    '{IllegalReportTag}',
  ].map((tag) => theme.indexOf(tag, theme.indexOf('<article class="item">')));
  expect(positions.every((position) => position > 0)).toBe(true);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
});

test('the purchase button has a style for no other modifiers than those of the guide', () => {
  const known = 'addToCart noItem comingSoon comingSoonStay endOfSale outOfStock notApplying disabled'.split(' ');
  const styled = [...theme.matchAll(/\.purchaseButton__btn--(\w+)/g)].map(([, modifier]) => modifier);
  expect(styled).toContain('noItem');
  expect(styled).toContain('outOfStock');
  expect(known).toEqual(expect.arrayContaining(styled));
});

test('what the platform hides with its own classes is hidden by the theme', () => {
  expect(theme).toMatch(/\.hide \{ display: none !important; \}/);
  expect(theme).toMatch(/\.show \{ display: block !important; \}/);
});

test('an element of the theme makes the warning about alcohol larger than the price, whatever its markup', () => {
  const size = (selector: RegExp): number => Number(selector.exec(theme)?.[1]);
  expect(size(/\.alcohol-warning \* \{ font-size: ([\d.]+)rem/)).toBeGreaterThan(size(/\.price \{[^}]*font-size: ([\d.]+)rem/));
  expect(theme).not.toContain('ageVerificationWarning');
});
