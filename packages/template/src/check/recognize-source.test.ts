import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { recognizeSource } from './recognize-source.ts';

const starter = readFileSync(createRequire(import.meta.url).resolve('../../starter/starter-theme.html'), 'utf8');

it.each([
  ['theme', starter],
  ['theme', '{block:Items}{ItemTitle}{/block:Items}'],
  ['empty', ' \n\t'],
  ['binary', `<p>${'a'.repeat(10_000)}\0`],
  [
    'tumblr',
    '<title>{Title}</title>{block:Posts}{block:Text}<h2>{block:Title}{Title}{/block:Title}</h2>{Body}{/block:Text}{block:Photo}<img src="{PhotoURL-500}">{/block:Photo}{/block:Posts}{block:Pagination}{/block:Pagination}{AboutPageURL}',
  ],
  ['liquid', '{% if product %}<h1>{{ product.title }}</h1>{% endif %}'],
  ['rendered-page', '<!doctype html><html><head><title>Harbor Goods</title></head><body><p>Tote</p></body></html>'],
  ['css', '.item { color: red; }\na{top:0}'],
  ['css', '.a{color:red}\n.b{color:blue} @media print{a{top:0}}'],
  ['css', '/* theme */ @media print { a { color: black } }'],
  ['tumblr', '<title>{Title}</title>{block:Posts}{Body}{/block:Posts}'],
  ['liquid', '<h1>{{ shop.name }}</h1>{{ content_for_layout }}'],
  ['json', '{ "template": "{ItemTitle}" }'],
  ['markdown', '# My theme\n\nPrints {ItemTitle}.'],
  ['json', '{ "name": "theme", "block": "Items" }'],
  ['markdown', '# My theme\n\nIt is for shops.'],
  ['other', 'const shop = 1;'],
])('takes a source for %s', (kind, source) => {
  const recognized = recognizeSource(source);
  expect(recognized.kind).toBe(kind);
  expect(recognized.message === '').toBe(kind === 'theme');
});
