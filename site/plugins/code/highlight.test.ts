import { expect, test, vi } from 'vitest';
import { paintLines } from '../../src/components/Runner/paint-lines.ts';
import { highlight as highlightLive } from '../../src/components/TryIt/highlight.ts';
import { highlight } from './highlight.ts';

vi.setConfig({ testTimeout: 30_000 }); // the thread loads a dozen grammars first

/** Letters and digits of highlighted code, each with the class that it is shown in. */
function classesOf(html: string): string[] {
  const found: string[] = [];
  let name = '-';
  for (const [piece] of html.replace(/&\w+;/g, ' ').matchAll(/<[^>]*>|[^<]/g)) {
    if (piece.startsWith('<')) name = /class="(\w+)"/.exec(piece)?.[1] ?? '-';
    else if (/\w/.test(piece)) found.push(`${piece} ${name}`);
  }
  return found;
}

test('JSON looks the same in a page and in an answer of the sandbox', async () => {
  const json = JSON.stringify({ item_id: 12, title: 'Tote "M"', stock: null, visible: true, list: [1.5, ''] }, null, 2);
  const shown = await highlight(json, 'json');
  expect(shown).toContain('<span class="tf">"item_id"</span>: <span class="tc">12</span>');
  expect(classesOf(shown)).toEqual(classesOf(highlightLive(json, 'json')));
});

test('a template looks the same in a page and in the editor', async () => {
  const source =
    '<!-- list -->\n{block:Items}\n<a class="x" href="{ItemPageURL}">{ItemTitle}</a> {lang:Cart}\n{/block:Items}';
  expect(classesOf(await highlight(source, 'template'))).toEqual(classesOf(paintLines(source, []).join('\n')));
});

test('what is shown is the text of the source, of which nothing is markup', () => {
  const source = '<img src=x onerror="alert(1)">{ItemTitle}&lt;\n<script>alert(1)</script>';
  const shown = (html: string) => html.replace(/<\/?span[^>]*>/g, '');
  const marks = [{ start: 1, end: 40, severity: 'error' }] as const;
  for (const html of [paintLines(source, marks).join('\n'), highlightLive(source, 'json')])
    expect(shown(html)).toBe(source.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
});

test('a source as long as no theme is not colored, so that typing goes on', () => {
  expect(paintLines('{ItemTitle}\n'.repeat(30_000), [])[0]).toBe('{ItemTitle}');
  expect(paintLines('{ItemTitle}', [])[0]).toContain('<span class="');
});
