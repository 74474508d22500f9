import { readdirSync, readFileSync } from 'node:fs';
import type { RootContent } from 'mdast';
import { expect, test } from 'vitest';
import { appChange } from './app-change.ts';

const folder = new URL('../../../docs/template/apps/', import.meta.url);

/** The examples of a page, as the parser of Markdown hands them over. */
function examplesOf(file: string): RootContent[] {
  const page = readFileSync(new URL(file, folder), 'utf8');
  return [...page.matchAll(/^```template ?(.*)\n([\s\S]*?)^```/gm)].map(([, meta = '', source = '']) => ({
    type: 'code',
    lang: 'template',
    meta,
    value: source.trimEnd(),
  }));
}

const changeOf = (source: string, app: string) =>
  JSON.stringify(
    appChange([{ type: 'code', lang: 'template', meta: `apps=${app}`, value: source }], `template/apps/${app}_app`),
  );

test('the page of every app with an example shows a shop without the app and with it', () => {
  const without = readdirSync(folder).filter((file) => {
    const examples = examplesOf(file);
    return appChange(examples, `template/apps/${file.replace('.mdx', '')}`).length === 0;
  });
  // No tag of the one is known, and no source says what a page looks like without the other: nothing can be drawn.
  expect(without).toEqual(['mail_magazine_app.mdx', 'shipping_fee_app.mdx']);
});

test('a shop that shows nothing without the app says so', () => {
  expect(changeOf('{block:AppsSale}<p>Regular prices</p>{/block:AppsSale}', 'sale')).toContain('(nothing)');
  expect(changeOf('{block:AppsSale}<p>Regular prices</p>{/block:AppsSale}<p>Shop</p>', 'sale')).not.toContain(
    '(nothing)',
  );
});

test('what only a program sees is no change, and other pages show none', () => {
  expect(changeOf('{block:AppsSale}<script>let sale;</script>{/block:AppsSale}<p>Shop</p>', 'sale')).toBe('[]');
  const shown = changeOf('{block:AppsSale}<p>Regular prices</p>{/block:AppsSale}<p>Shop</p>', 'sale');
  expect(shown.match(/Regular prices/g)).toHaveLength(1);
  expect(appChange(examplesOf('sale_app.mdx'), 'template/item/details')).toEqual([]);
});
