import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { array, assert, constantFrom, oneof, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from '../parse/parse.ts';
import { print } from '../parse/print.ts';
import { applyEdits, format } from './format.ts';

const formatted = (source: string, unit = '  ') => applyEdits(source, format(source, unit));
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const starter = read('../../starter/starter-theme.html');
const corpus = fileURLToPath(new URL('../check/corpus/', import.meta.url));
const themes = readdirSync(corpus)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => [name, readFileSync(corpus + name, 'utf8')] as const);

/** What a browser and the platform read: all but the space around line breaks. */
function meaning(source: string) {
  const { children, problems } = parse(source);
  return {
    text: print({ children })
      .replace(/[ \t]*(?:\r?\n[ \t]*)+/g, '\n')
      .trim(),
    problems: problems.map(({ code, name }) => `${code} ${name}`),
  };
}

/** The contents of elements in which space counts or may count. */
const keptParts = (source: string) => source.match(/<(pre|script|style|textarea)\b[^>]*>[\s\S]*?<\/\1/gi) ?? [];

describe('format', () => {
  it('indents by elements and not by blocks', () => {
    const source = '<ul>\n{block:Items}\n<li>\n{ItemTitle}   \n</li>\n\n\n\n{/block:Items}\n      </ul>\n';
    expect(formatted(source)).toBe(
      '<ul>\n  {block:Items}\n  <li>\n    {ItemTitle}\n  </li>\n\n  {/block:Items}\n</ul>\n',
    );
    expect(formatted('<ul>\n<li>a\n</li>\n</ul>', '\t')).toBe('<ul>\n\t<li>a\n\t</li>\n</ul>');
  });

  it('indents attributes on lines of their own, and not inside their values', () => {
    expect(formatted('<div>\n<a\nhref="{ItemPageURL}"\ntitle="one\ntwo"\n>\nx\n</a>\n</div>')).toBe(
      '<div>\n  <a\n    href="{ItemPageURL}"\n    title="one\ntwo"\n  >\n    x\n  </a>\n</div>',
    );
  });

  it('leaves head and top page of the starter theme as they are', () => {
    const page = (source: string) => source.slice(0, source.indexOf('{block:ItemPage}\n    {IllegalReport'));
    expect(page(formatted(starter))).toBe(page(starter));
  });

  it.each(themes)('changes nothing of %s that counts, and nothing when it comes again', (_, theme) => {
    const once = formatted(theme);
    expect(meaning(once)).toEqual(meaning(theme));
    expect(keptParts(once)).toEqual(keptParts(theme));
    expect(formatted(once)).toBe(once);
  });

  it('keeps every tag, script, style sheet and verbatim text of any source', () => {
    const piece = oneof(
      constantFrom(
        ...['<div>', '</div>', '<pre>', '</pre>', '<script>', '</script>', '<style>', '</style>', '<textarea>'],
        ...[
          '</textarea>',
          '<!--',
          '-->',
          '{block:Items}',
          '{/block:Items}',
          '{ItemTitle}',
          '{ Item\nTitle }',
          '{color:Main}',
        ],
        ...[
          '<meta name="color:Main"\n content="a\n  b">',
          '<a\n  href="{ItemPageURL}">',
          '</a>',
          '\n',
          '\r\n',
          '  ',
          '\t',
          '{',
          '}',
        ],
        ...[
          '<p class=a\n  >',
          '"',
          "'",
          '\n\n\n',
          'a {\n color: {color:Main}\n}',
          '<!doctype html>',
          '<html>',
          '</html>',
        ],
      ),
      string({ maxLength: 6 }),
      stringMatching(/^[<>{}/ \n]{1,5}$/),
    );
    assert(
      property(array(piece, { maxLength: 40 }), (pieces) => {
        const source = pieces.join('');
        const once = formatted(source);
        expect(meaning(once)).toEqual(meaning(source));
        expect(keptParts(once)).toEqual(keptParts(source));
        expect(formatted(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});
