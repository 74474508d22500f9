import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Node } from '../ast.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';
import { walk } from './walk.ts';

/** One line per node, indented by depth: what a reader of the tree sees. */
function outline(source: string): string[] {
  const lines: string[] = [];
  walk(parse(source).children, {
    enter(node, ancestors) {
      const label = node.type === 'text' ? JSON.stringify(node.value) : `${node.type} ${node.name}`;
      lines.push('  '.repeat(ancestors.length) + label);
    },
  });
  return lines;
}

const problems = (source: string) =>
  parse(source).problems.map(({ code, span }) => `${code} ${source.slice(span.start, span.end)}`);
const tags = (source: string) => outline(source).filter((line) => !line.trimStart().startsWith('"'));

describe('parse', { timeout: 60_000 }, () => {
  it('reads text, variables and nested blocks', () => {
    expect(outline('a{block:Items}<b>{ItemTitle}</b>{block:Item1}!{/block:Item1}{/block:Items}z')).toEqual([
      '"a"',
      'block Items',
      '  "<b>"',
      '  variable ItemTitle',
      '  "</b>"',
      '  block Item1',
      '    "!"',
      '"z"',
    ]);
  });

  it('gives every node the exact place in the source', () => {
    const source = '日本{block:Items}{ItemTitle}{/block:Items}';
    const [, block] = parse(source).children;
    expect(block).toMatchObject({
      span: { start: 2, end: 40 },
      open: { start: 2, end: 15 },
      close: { start: 26, end: 40 },
    });
    expect(source.slice(2, 15)).toBe('{block:Items}');
  });

  it('recognises tags in attributes, comments, style and script elements', () => {
    const source =
      '<img src="{ItemImage1URL-640}"><!-- {ShopName} --><style>a{color:{LinkColor}}</style><script>x="{ItemId}"</script>';
    expect(tags(source)).toEqual(
      ['ItemImage1URL-640', 'ShopName', 'LinkColor', 'ItemId'].map((name) => `variable ${name}`),
    );
  });

  it('recognises localised texts, and design options whose names hold spaces', () => {
    expect(tags('{lang:Law}{text:Youtube Username}{block:if-Show_Detail}{/block:if-Show_Detail}')).toEqual([
      'variable lang:Law',
      'variable text:Youtube Username',
      'block if-Show_Detail',
    ]);
  });

  it('leaves the braces of CSS and JavaScript alone', () => {
    const source =
      '<style>a{color:red}b {color: blue}@media x{a{top:0}}</style>' +
      '<script>const a={text:b};f({image:url});`$' +
      '{itemTitle}`;if(a){b()}else{}</script>{ShopName }{shopName}{}{1}';
    expect(tags(source)).toEqual([]);
    expect(print(parse(source))).toBe(source);
  });

  it('tells a colour option from a CSS rule by its place and its declaration', () => {
    expect(tags('<style>a{background:{color:main}}</style>')).toEqual(['variable color:main']);
    expect(tags('<meta name="color:main" content="#fff"><style>a{color:main}</style>')).toEqual([
      'variable color:main',
    ]);
  });

  it('ends an unclosed block where its parent ends', () => {
    expect(outline('{block:A}{block:B}x{/block:A}y')).toEqual(['block A', '  block B', '    "x"', '"y"']);
    expect(problems('{block:A}{block:B}x{/block:A}y')).toEqual(['unclosed-block {block:B}']);
    expect(problems('{block:A}x')).toEqual(['unclosed-block {block:A}']);
  });

  it('tells crossed blocks from stray closing tags', () => {
    expect(problems('{block:A}{block:B}{/block:A}{/block:B}')).toEqual(['crossed-block {/block:B}']);
    expect(problems('{block:A}{/block:C}{/block:A}')).toEqual(['stray-close {/block:C}']);
  });

  it.each([
    ['{ ItemId }', '{ItemId}'],
    ['{\n  ItemId;\n}', '{ItemId}'],
    ['{block: Items}', '{block:Items}'],
    ['{ /block: NavColor; }', '{/block:NavColor}'],
    ['{Block:Items}', '{block:Items}'],
    ['{block:if-Show Detail}', '{block:if-Show_Detail}'],
    ['{ lang:Law }', '{lang:Law}'],
  ])('reports %j as a broken form of %s', (source, expected) => {
    expect(parse(source).problems).toMatchObject([
      { code: 'broken-tag', expected, span: { start: 0, end: source.length } },
    ]);
    expect(print(parse(source))).toBe(source);
  });

  it('lists the problems in the order of the source', () => {
    expect(problems('{block:A}{/block:X}{ ItemId }').map((line) => line.split(' ')[0])).toEqual([
      'unclosed-block',
      'stray-close',
      'broken-tag',
    ]);
  });

  it.each([
    ['nested', '{block:A}'.repeat(100_000) + '{/block:A}'.repeat(100_000), 0],
    ['unclosed', '{block:A}'.repeat(100_000), 100_000],
    ['stray', '{/block:A}'.repeat(100_000), 100_000],
    ['crossed', '{block:A}{block:B}{/block:A}'.repeat(50_000) + '{/block:B}'.repeat(50_000), 50_000],
  ])('takes 100,000 %s blocks', (_, source, count) => {
    const tree = parse(source);
    expect(tree.problems).toHaveLength(count);
    expect(print(tree) === source).toBe(true);
  });
});

describe('any source', { timeout: 60_000 }, () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...[
        '{',
        '}',
        '{{',
        '}}',
        '{block:',
        '{/block:',
        '<script>',
        '</script>',
        '<style ',
        '</style>',
        '${',
        ' ',
        '\n',
        ';',
      ],
      ...[
        '{block:Items}',
        '{/block:Items}',
        '{block:A}',
        '{/block:A}',
        '{block:if-Show Detail}',
        '{ItemTitle}',
        '{ ItemId }',
      ],
      ...[
        '{color:red}',
        '{text:Youtube Username}',
        '<meta name="color:red" content="#fff">',
        '{lang:Law}',
        '商品',
        '\u{d83d}',
      ],
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  const source = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  it('prints back to itself, with spans that touch and nest', () => {
    fc.assert(
      fc.property(source, (text) => {
        const tree = parse(text);
        expect(print(tree)).toBe(text);
        expect(endOf(tree.children, 0)).toBe(text.length);
        for (const { span } of tree.problems) expect(span.start < span.end && span.end <= text.length).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => print(parse(text)) === text),
      { numRuns: 5_000 },
    );
  });
});

/** Where a list of siblings ends; throws when a node does not start where the one before it ends. */
function endOf(nodes: readonly Node[], start: number): number {
  let end = start;
  for (const node of nodes) {
    expect(node.span.start).toBe(end);
    if (node.type === 'block')
      expect(endOf(node.children, node.open.end)).toBe((node.close ?? { start: node.span.end }).start);
    end = node.span.end;
  }
  return end;
}
