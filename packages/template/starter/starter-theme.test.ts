import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AppId, appIds, check, type ItemState, itemStates, pageNames, render } from '../src/index.ts';

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
    const { html } = render(theme, { page: { page: 'item', itemId: itemStates[state] }, apps: allApps });
    expect(html, state).toMatch(/<h1>[^<]+<\/h1>/);
    expect(html, state).toMatch(/purchaseButton|class="notice"/);
  }
});

test('the design options take effect', () => {
  const options = { 'color:Accent': '#112233', 'select:Columns': '4', 'text:Headline': 'Hello', 'if:Show_Introduction': '' };
  const { html } = render(theme, { settings: { options } });
  expect(html).toContain('--accent: #112233;');
  expect(html).toContain('--columns: 4;');
  expect(html).toContain('<h1>Hello</h1>');
  expect(html).not.toMatch(/<h1>Hello<\/h1>\s*<p>/);
});

test('a list that continues has a link for visitors without scripts', () => {
  expect(render(theme).html).toContain('href="?page=2"');
});
