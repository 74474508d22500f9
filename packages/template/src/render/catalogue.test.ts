import { describe, expect, it } from 'vitest';
import { type AppId, appIds } from '../catalogue/app-id.ts';
import { pageNames } from '../catalogue/page-name.ts';
import { tagFacts } from '../catalogue/tag-facts.ts';
import { itemStates } from '../shop/item-states.ts';
import { sampleShop } from '../shop/sample-shop.ts';
import { render } from './render.ts';

const families = tagFacts.filter(({ name }) => !name.endsWith('NAME}'));
const options = tagFacts.filter(({ name }) => name.endsWith('NAME}'));
const isBlock = (name: string) => name.startsWith('{block:');
const numbered = (name: string) => name.replace(/\[\d+-\d+\]/, '1');

/** What the tag gives on any page, for any item, inside every loop that could give it meaning. */
function everyOutput(template: string, apps: readonly AppId[] = appIds): string[] {
  const loops = [
    '{block:Items}',
    '{block:RelatedItems}',
    '{block:AppsItemCategoryChildCategories}',
    '{block:AppsItemCategoryCategories}',
    '{block:PurchaseForm}',
  ];
  const nested = '{block:AppsItemCategoryCategories}{block:AppsItemCategoryMediumCategories}';
  const source = [template, ...loops.map((open) => open + template + open.replace('{', '{/'))].join('');
  const deep = `${nested}${template}{/block:AppsItemCategoryMediumCategories}{/block:AppsItemCategoryCategories}`;
  return [
    ...pageNames.map((page) => render(source + deep, { page, apps }).html),
    ...Object.values(itemStates).map(
      (itemId) => render(source, { page: { page: 'item', itemId }, apps, settings: { reported: true } }).html,
    ),
    render(source, { apps: [], settings: { published: false } }).html,
    render(source, { page: { page: 'search', query: 'nothing like it' } }).html,
    render(source, { apps, shop: { ...sampleShop, social: {}, articles: [] } }).html,
    render(source, { apps, settings: { navColor: '', textColor: '', linkColor: '' } }).html,
  ];
}

/** Negations, and the items of shops without sales periods, which are on sale. */
const shownWithoutApp = [
  '{block:NotBlogPage}',
  '{block:NoAppsBaseEraser}',
  '{block:NoIndexPageCategory}',
  '{block:NoIndexPageSearch}',
  '{block:NoItemProperPrice}',
  '{block:ItemNowOnSale}',
  '{block:NoSubscriptionInitialPrice}',
  '{block:NoSubscriptionInitialProperPrice}',
  '{block:NoSubscriptionRepeatProperPrice}',
];

describe('the handlers', () => {
  it.each(families.filter(({ name }) => !isBlock(name)).map(({ name }) => name))('print something for %s', (name) => {
    const outputs = everyOutput(numbered(name));
    expect(outputs.some((html) => html !== '')).toBe(true);
    for (const html of outputs) expect(html).not.toContain(numbered(name));
  });

  it.each(families.filter(({ name }) => isBlock(name)).map(({ name }) => name))(
    'show and hide the content of %s',
    (name) => {
      const open = numbered(name);
      const outputs = everyOutput(`${open}shown${open.replace('{', '{/')}`);
      expect(outputs.some((html) => html.includes('shown'))).toBe(name !== '{block:Hidden}');
      expect(outputs.some((html) => !html.includes('shown'))).toBe(true);
      for (const html of outputs) expect(html).not.toContain('{block:');
    },
  );

  it.each(families.flatMap(({ name, app }) => (app && isBlock(name) ? [[name, app] as const] : [])))(
    'answer %s in a shop without the app as if there were nothing to show',
    (name, app) => {
      const open = numbered(name);
      const content = `${open}shown${open.replace('{', '{/')}`;
      const template = `${content}{block:Items}${content}{/block:Items}`;
      const apps = appIds.filter((id) => id !== app);
      // Pages that an app makes exist with their app only.
      const html = (['index', 'item', 'load-items'] as const)
        .map((page) => render(template, { page, apps }).html)
        .join('');
      expect(html.includes('shown')).toBe(shownWithoutApp.includes(name));
    },
  );

  it.each(families.flatMap((tag) => (tag.negation && isBlock(tag.name) ? [[tag.name, tag.negation] as const] : [])))(
    'never show %s and %s together, and one of them wherever they have a meaning',
    (name, negation) => {
      const wrap = (tag: string, text: string) => `${numbered(tag)}${text}${numbered(tag).replace('{', '{/')}`;
      for (const page of pageNames) {
        const shop = { page, apps: appIds } as const;
        const html = render(`${wrap(name, 'yes')}${wrap(negation, 'no')}`, shop).html;
        expect(['yes', 'no', '']).toContain(html);
        const inLoop = render(`{block:Items}[${wrap(name, 'yes')}${wrap(negation, 'no')}]{/block:Items}`, shop).html;
        expect(inLoop).toMatch(/^(?:\[(?:yes|no|)\])*$/);
      }
    },
  );
});

it.each(options.map(({ name }) => name))('the design option tag %s depends on its declaration', (name) => {
  const written = name.replace('NAME', 'Main');
  const type = /text|image|color|select|if/.exec(written)?.[0];
  const declaration = `{block:Hidden}<meta name="${type}:Main" content="1">{/block:Hidden}`;
  const template = isBlock(name) ? `${written}shown${written.replace('{', '{/')}` : written;
  expect(render(template).html).toContain(written);
  expect(render(declaration + template).html).not.toContain('{');
});
