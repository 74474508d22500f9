import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Node } from '../ast.ts';
import { tagFacts } from '../catalogue/tag-facts.ts';
import { parse } from '../parse/parse.ts';
import { render } from '../render/render.ts';
import { applyFixes } from './apply-fixes.ts';
import { check } from './check.ts';
import { isCodeAttribute } from './in-code.ts';
import { readTheme } from './theme.ts';

/** How many themes each property sees; `THEMES=100000` looks longer. */
const { THEMES = '1000' } = process.env;
const numRuns = Number(THEMES);
const names = tagFacts.map(({ name }) =>
  name
    .replace(/\[\d+-\d+\]/, '2')
    .replace('NAME', 'A b')
    .slice(1, -1),
);
const variables = names.filter((name) => !name.startsWith('block:'));

const text = fc.constantFrom(
  '<p>',
  '</p>',
  'Tote ',
  '<b title="',
  '">',
  '\n',
  '商品',
  '{',
  '}',
  '{{',
  '}}',
  '$',
  '/* a */',
  '<br>',
);
const variable = fc.constantFrom(...variables).map((name) => `{${name}}`);
const broken = fc.constantFrom('{ ItemId }', '{ ShopName; }', '{ lang:Law }', '{\n  ItemTitle\n}', '{ PageTitle }');
const misspelled = fc.constantFrom('{ItemTitel}', '{ShopNmae}', '{ItemImage2URL-501}');
const leaf = fc.oneof(text, variable, broken, misspelled);
const inner = fc.array(leaf, { maxLength: 6 }).map((parts) => parts.join(''));
const block = fc
  .tuple(
    fc.constantFrom(
      'Items',
      'ItemPage',
      'HasItems',
      'NoItemStock',
      'NotLoadItemsPage',
      'if-A_b',
      'ItemWaitingForSale',
      'itemPage',
      'NotItemImage2',
    ),
    inner,
  )
  .map(([name, content]) => `{block:${name}}${content}{/block:${name}}`);
const element = fc
  .tuple(
    fc.constantFrom(
      ['<p onclick="', '"></p>'],
      ['<p :class="', '"></p>'],
      ['<script>', '</script>'],
      ['<style>', '</style>'],
      ['<!--', '-->'],
      ['<div hidden>', '</div>'],
    ),
    inner,
  )
  .map(([[open, close], content]) => `${open}${content}${close}`);
const option = fc.constantFrom(
  '<meta name="text:A b" content="x" label="A">',
  '{block:Hidden}<meta name="if:A b" content="1" label="B">{/block:Hidden}',
);
/** Themes made of whole parts, then mutated by a cut. */
const generated = fc
  .tuple(fc.array(fc.oneof(leaf, block, element, option), { maxLength: 20 }), fc.nat(400), fc.nat(3))
  .map(([parts, at, length]) => {
    const source = parts.join('');
    return source.slice(0, at) + source.slice(at + length);
  });

const corpus = new URL('./corpus/', import.meta.url);
const whole = readdirSync(corpus)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(new URL(name, corpus), 'utf8'));
/** Whole themes of which a piece is moved elsewhere. */
const mutated = fc
  .tuple(fc.constantFrom(...whole), fc.nat(4000), fc.nat(80), fc.nat(4000))
  .map(([source, from, length, to]) => {
    const rest = source.slice(0, from) + source.slice(from + length);
    return rest.slice(0, to) + source.slice(from, from + length) + rest.slice(to);
  });
const theme = fc.oneof({ weight: 4, arbitrary: generated }, { weight: 1, arbitrary: mutated });

function fixedFully(source: string): string {
  let fixed = source;
  for (let round = 0; round < 10; round++) {
    const next = applyFixes(fixed, check(fixed, { fragment: true }));
    if (next.applied.length === 0) return fixed;
    fixed = next.source;
  }
  throw new Error(`Unexpected fixes without end in ${source}`);
}

const codeIn = (source: string) => {
  const { regions, elements } = readTheme(source, true);
  const attributes = elements.flatMap((element) => element.attributes.filter((each) => isCodeAttribute(each)));
  const spans = [
    ...regions.flatMap(({ kind, span }) => (kind === 'tag' ? [] : [span])),
    ...attributes.flatMap(({ value }) => value ?? []),
  ];
  return spans.map(({ start, end }) => source.slice(start, end));
};

describe('fixes of generated and mutated themes', { timeout: 3_600_000 }, () => {
  it('end, and leave scripts, styles and comments as they are', () => {
    fc.assert(
      fc.property(theme, (source) => {
        const fixed = fixedFully(source);
        expect(codeIn(fixed)).toEqual(codeIn(source));
        expect(fixedFully(fixed)).toBe(fixed);
      }),
      { numRuns },
    );
  });

  it('change nothing but the tag that the finding names', () => {
    fc.assert(
      fc.property(theme, (source) => {
        const findings = check(source, { fragment: true }).filter(
          ({ rule, message }) => rule === 'broken-tag' && !message.includes('block:'),
        );
        const { source: fixed, applied } = applyFixes(source, findings);
        if (applied.length === 0) return;
        // What stood there as text, and what stands there as a tag: a mark in the place of both gives the same page.
        const edits = applied
          .flatMap(({ fix = [] }) => fix)
          .toSorted((one, other) => one.span.start - other.span.start);
        const mark = '§';
        const marked = applyFixes(
          source,
          applied.map((each) => ({ ...each, fix: each.fix?.map(({ span }) => ({ span, text: mark })) })),
        );
        let shift = 0;
        const places = new Set(
          edits.map(({ span, text: tag }) => {
            const start = span.start + shift;
            shift += tag.length - (span.end - span.start);
            return start;
          }),
        );
        const tree = parse(fixed);
        const input = { page: 'item' } as const;
        expect(render({ children: marks(tree.children, places, mark), problems: [] }, input).html).toBe(
          render(marked.source, input).html,
        );
      }),
      { numRuns },
    );
  });

  it('take declarations of options out of the page, and nothing else', () => {
    fc.assert(
      fc.property(theme, fc.constantFrom('index', 'item', 'about'), (source, page) => {
        const findings = check(source, { fragment: true }).filter(({ rule }) => rule === 'option-outside-hidden');
        const { source: fixed, applied } = applyFixes(source, findings);
        if (applied.length === 0) return;
        // A quotation mark that was cut off takes other elements in: these come off with it, not before it.
        const elements = applied
          .map(({ span }) => source.slice(span.start, span.end))
          .toSorted((one, other) => other.length - one.length);
        fc.pre(elements.every((element) => !element.includes('{'))); // these are printed as they are written
        const shown = (theme: string) =>
          elements.reduce((html, element) => html.replaceAll(element, ''), render(theme, { page }).html);
        expect(shown(fixed)).toBe(shown(source));
      }),
      { numRuns },
    );
  });
});

/** The tree with a mark in the place of the variables that start at certain offsets. */
function marks(children: readonly Node[], places: ReadonlySet<number>, mark: string): Node[] {
  return children.map((node) => {
    if (node.type === 'block') return { ...node, children: marks(node.children, places, mark) };
    return node.type === 'variable' && places.has(node.span.start)
      ? { type: 'text', span: node.span, value: mark }
      : node;
  });
}

it('what a stray quotation mark hides does not make a part of a theme a script', () => {
  const source = '{block:Items}$">{\n  ItemTitle\n}{/block:Items}<meta name="text:A b" content="x" label="A">';
  expect(codeIn(fixedFully(source))).toEqual(codeIn(source));
});

it.each(['<', '</', '<br', '<p/{ItemId}'])(
  'a tag behind %s does not become the name of an element that hides a script',
  (open) => {
    const source = `{block:HasItems}${open}{ ItemId }{/block:HasItems}<script></script>`;
    expect(codeIn(fixedFully(source))).toEqual(codeIn(source));
  },
);
