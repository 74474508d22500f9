import { describe, expect, it } from 'vitest';
import { appIds } from '../catalogue/app-id.ts';
import { pageNames } from '../catalogue/page-name.ts';
import { tagFacts } from '../catalogue/tag-facts.ts';
import { itemStates } from '../shop/item-states.ts';
import { blocks, variables } from './handlers.ts';
import { render } from './render.ts';

const families = tagFacts.filter(({ name }) => !name.endsWith('NAME}'));
const options = tagFacts.filter(({ name }) => name.endsWith('NAME}'));
const isBlock = (name: string) => name.startsWith('{block:');
const numbered = (name: string) => name.replace(/\[\d+-\d+\]/, '1');

/** What the tag gives on any page, for any item, inside every loop that could give it meaning. */
function everyOutput(template: string): string[] {
  const loops = ['{block:Items}', '{block:RelatedItems}', '{block:AppsItemCategoryChildCategories}'];
  const nested = '{block:AppsItemCategoryCategories}{block:AppsItemCategoryMediumCategories}';
  const source = [template, ...loops.map((open) => open + template + open.replace('{', '{/'))].join('');
  const deep = `${nested}${template}{/block:AppsItemCategoryMediumCategories}{/block:AppsItemCategoryCategories}`;
  return [
    ...pageNames.map((page) => render(source + deep, { page, apps: appIds }).html),
    ...Object.values(itemStates).map(
      (itemId) => render(source, { page: { page: 'item', itemId }, apps: appIds, settings: { reported: true } }).html,
    ),
    render(source, { apps: [], settings: { published: false } }).html,
    render(source, { page: { page: 'search', query: 'nothing like it' } }).html,
  ];
}

describe('the handlers', () => {
  it('are the tags of the catalogue, no more and no fewer', () => {
    const named = families.map(({ name }) => name).toSorted();
    const handled = [
      ...Object.keys(variables).map((name) => `{${name}}`),
      ...Object.keys(blocks).map((name) => `{block:${name}}`),
    ];
    expect(handled.toSorted()).toEqual(named);
  });

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
      if (name !== '{block:Hidden}' && !name.startsWith('{block:NoShop')) {
        expect(outputs.some((html) => html.includes('shown'))).toBe(true);
      }
      for (const html of outputs) expect(html).not.toContain('{block:');
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
