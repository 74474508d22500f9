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
  ['other', '{block:IfCatchCopy}{text:Catch copy}{/block:IfCatchCopy}'],
  ['liquid', '<h1>{{ shop.name }}</h1>{{ content_for_layout }}'],
  ['json', '{ "template": "{ItemTitle}" }'],
  ['markdown', '# My theme\n\nPrints {ItemTitle}.'],
  ['json', '{ "name": "theme", "block": "Items" }'],
  ['markdown', '# My theme\n\nIt is for shops.'],
  ['javascript', 'const shop = 1;'],
  ['css', '.a{background:url("{BASEURL}/img/x.gif")}'],
  ['css', '/* {ItemTitle} */\n.item > a:hover, .b::before { content: "<p>"; color: {color:Main} }'],
  ['css', '{block:IndexPage}\n.a{top:0}\n{/block:IndexPage}'],
  ['css', ':root{--a:1px}'],
  ['css', 'li:not(.a) > b{top:0}'],
  ['other', '{if:Foo}'],
  ['theme', '{ItemId}{text:A b}'],
  ['other', 'Price {text:Price} and {color:Main}'],
  ['javascript', '// {ItemTitle}\nconst c=i=>`<h3>$' + '{i.title}</h3>`'],
  ['javascript', '(function($){ $(".a").append("<p>{ItemTitle}</p>"); })(jQuery);'],
  ['javascript', "window.addEventListener('load', () => { for (let i = 0; i < n; i++) draw('{ItemPageURL}') })"],
  ['theme', '<style>.a{color:red}</style>{ItemTitle}'],
  ['theme', '{ItemTitle}'],
  ['theme', 'Price: {ItemPrice}'],
  ['theme', '{block:ItemPage}<p>{ItemTitle}</p>{/block:ItemPage}'],
  ['foreign', '<svg xmlns="http://www.w3.org/2000/svg"><text>{ShopName}</text></svg>'],
  ['foreign', '<?xml version="1.0"?><rss><title>{ShopName}</title></rss>'],
  [
    'prose',
    'How to install\n\n1. Open the app for HTML editing.\n2. Paste the theme, which has {block:Items} and {ItemTitle}.',
  ],
  [
    'theme',
    '{block:HasItemStock}{ItemSelectTag}\n{PurchaseButton}\nWe send it within three days.{/block:HasItemStock}',
  ],
  ['markdown', 'Notes\n\n## Items\n\n```html\n{block:Items}{ItemTitle}{/block:Items}\n```'],
])('takes a source for %s', (kind, source) => {
  const recognized = recognizeSource(source);
  expect(recognized.kind).toBe(kind);
  expect(recognized.message === '').toBe(kind === 'theme');
});

it.each([
  ['theme.css', '{ItemTitle}', 'css'],
  ['theme.js', '{ItemTitle}', 'javascript'],
  ['data.json', '{ItemTitle}', 'json'],
  ['README.md', 'Prints {ItemTitle}.', 'markdown'],
  ['theme.html', '{ItemTitle}', 'theme'],
  ['theme.txt', '{ItemTitle}', 'theme'],
  ['page.js', '<!doctype html><p>{ItemTitle}</p>', 'theme'],
  ['page.php', '<?php get_header(); ?><h1>{ItemTitle}</h1>', 'foreign'],
  ['page.php', '<!doctype html><html><?php get_header(); ?>{ItemTitle}</html>', 'theme'],
  ['Card.vue', '<template><p>{{ title }} {ItemTitle}</p></template>', 'foreign'],
  ['items.csv', 'id,title\n1,{ItemTitle}', 'foreign'],
  ['page.pug', 'html\n  body\n    h1 {ItemTitle}', 'foreign'],
])('goes by the name of %s as well', (name, source, kind) => expect(recognizeSource(source, name).kind).toBe(kind));

it('says where the tags of a file beside the theme stand', () => {
  expect(recognizeSource('.a{background:url("{BASEURL}/x.gif")}\n.b{content:"{ShopName}{ShopName}"}').message).toBe(
    'This looks like a stylesheet; check the HTML of the theme, which holds or links it. Tags work only in the source of the theme, and this file is loaded from elsewhere: {BASEURL} in line 1, {ShopName} in line 2.',
  );
});
