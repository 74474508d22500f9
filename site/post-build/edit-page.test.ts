import { expect, test } from 'vitest';
import { editPage } from './edit-page.ts';

const page = '<head><link rel=stylesheet href=/a.1.css><title>API</title></head><body><p>/b</p>';

test('a page gets its elements once, the latest ones, and the new names of its style sheets', () => {
  const once = editPage(page, {
    tags: ['<meta name="search-index" content="/a.1.json /b.1.json">'],
    pointer: '',
    scripts: [],
    renamed: new Map([['/a.1.css', '/a.2.css']]),
  });
  expect(once).toBe(
    '<head><link rel=stylesheet href=/a.2.css><meta name="search-index" content="/a.1.json /b.1.json"><title>API</title></head><body><p>/b</p>',
  );
  expect(
    editPage(once, {
      tags: ['<meta name="search-index" content="/a.2.json /b.2.json">'],
      pointer: '',
      scripts: [],
      renamed: new Map(),
    }),
  ).toBe(once.replace('/a.1.json /b.1.json', '/a.2.json /b.2.json'));
});

test('a page without a title stays as it is', () => {
  expect(editPage('<p>', { tags: ['<meta>'], pointer: '', scripts: [], renamed: new Map() })).toBe('<p>');
});

test('programs find their pointer first in the body, once', () => {
  const edits = { tags: [], pointer: '<a href="/llms.txt">llms.txt</a>', scripts: [], renamed: new Map() };
  const once = editPage('<title>API</title><body class="x"><p>', edits);
  expect(once).toBe('<title>API</title><body class="x"><p hidden data-pointer><a href="/llms.txt">llms.txt</a></p><p>');
  expect(editPage(once, edits)).toBe(once);
  expect(editPage(once.replace('hidden data-pointer', 'hidden="" data-pointer=""'), edits)).toBe(once);
});

test('the target that skips to the content is the main part, without the sidebar', () => {
  const target = 'id="__docusaurus_skipToContent_fallback"';
  const edits = { tags: [], pointer: '', scripts: [], renamed: new Map() };
  const once = editPage(`<div ${target} class="x"><aside></aside><main class="y"><p>`, edits);
  expect(once).toBe(`<div class="x"><aside></aside><main ${target} class="y"><p>`);
  expect(editPage(once, edits)).toBe(once);
  expect(editPage(`<div ${target}><p>`, edits)).toBe(`<div ${target}><p>`);
});

test('a page names the scripts of its route, once and the latest ones', () => {
  const edits = { tags: [], pointer: '', scripts: ['a.1', 'b.1'], renamed: new Map() };
  const once = editPage('<html lang="en"><body>', edits);
  expect(once).toBe('<html data-route-scripts="a.1 b.1" lang="en"><body>');
  expect(editPage(once, { ...edits, scripts: ['a.2'] })).toBe('<html data-route-scripts="a.2" lang="en"><body>');
});

test('a page with a rail says so at its root, once', () => {
  const edits = { tags: [], pointer: '', scripts: [], renamed: new Map() };
  const once = editPage('<html lang="en"><body><section id="try-it" data-rail="true">', edits);
  expect(once).toBe('<html data-has-rail lang="en"><body><section id="try-it" data-rail="true">');
  expect(editPage(once, edits)).toBe(once);
  expect(editPage('<html data-has-rail><body><code>data-rail</code>', edits)).toBe(
    '<html><body><code>data-rail</code>',
  );
});

test('a page names the sheets that it needs at once, behind the sheet of all pages, once', () => {
  const edits = { tags: [], pointer: '', scripts: [], sheets: ['/own.css'], renamed: new Map() };
  const once = editPage('<head><link rel="stylesheet" href="/all.css"></head>', edits);
  expect(once).toBe(
    '<head><link rel="stylesheet" href="/all.css"><link rel="stylesheet" data-own href="/own.css"></head>',
  );
  expect(editPage(once, edits)).toBe(once);
});

test('the sidebar, or else the footer, gets the name of the menu once', () => {
  const edits = { tags: [], pointer: '', scripts: [], renamed: new Map() };
  const once = editPage('<aside class="theme-doc-sidebar-container x"><footer class="theme-layout-footer">', edits);
  expect(once).toBe('<aside id="site-menu" class="theme-doc-sidebar-container x"><footer class="theme-layout-footer">');
  expect(editPage(once, edits)).toBe(once);
  expect(editPage('<aside class="note"><footer class="note"><footer class="theme-layout-footer x">', edits)).toBe(
    '<aside class="note"><footer class="note"><footer id="site-menu" class="theme-layout-footer x">',
  );
});

test('a page begins with the styles of its kind, and names those of all pages by their latest name', () => {
  const edits = {
    tags: [],
    pointer: '',
    scripts: [],
    sheets: ['/docs/own.css'],
    ofKind: new Map([['/s.1.css', '/s-page.3.css']]),
    renamed: new Map([['/s.1.css', '/s.2.css']]),
  };
  const once = editPage('<link rel="stylesheet" href="/docs/s.1.css"><title>API</title>', edits);
  expect(once).toBe(
    '<link rel="stylesheet" href="/docs/s-page.3.css" data-whole="/docs/s.2.css"><link rel="stylesheet" data-own href="/docs/own.css"><title>API</title>',
  );
  const again = { ...edits, ofKind: new Map([['/s.2.css', '/s-page.3.css']]), renamed: new Map() };
  expect(editPage(once, again)).toBe(once);
});
