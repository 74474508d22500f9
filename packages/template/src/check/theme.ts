import type { Block, Span, Tree } from '../ast.ts';
import { findBlock } from '../catalogue/find-tag.ts';
import { parse } from '../parse/parse.ts';
import { walk } from '../parse/walk.ts';
import { anyOptionType } from '../syntax.ts';
import { type DisableComment, readDisableComments } from './disable-comments.ts';
import { lastBefore } from './last-before.ts';
import { type Attribute, type Element, type Markup, type Region, scanMarkup } from './markup.ts';
import { allPages, type PageSet, pagesOfBlock } from './place.ts';
import { codeLanguage } from './recognize-source.ts';
import { readStyleRules, type StyleRule } from './style-rules.ts';

/** A design option as declared by one meta element. */
export interface Declaration {
  /** With the type: `color:Main Color`. */
  readonly name: string;
  readonly type: string;
  readonly element: Element;
}

/** A theme as rules see it. All of it is computed once, in time linear in the length of the source. */
export interface Theme {
  readonly source: string;
  readonly fragment: boolean;
  readonly tree: Tree;
  /** The source with its tags blanked out: variables by `x`, blocks by spaces; offsets stay the same. */
  readonly masked: string;
  readonly elements: readonly Element[];
  readonly declarations: readonly Declaration[];
  readonly styleRules: readonly StyleRule[];
  /** Scripts, style sheets, comments and start tags, in the order of the source. */
  readonly regions: readonly Region[];
  readonly disableComments: readonly DisableComment[];
  /** Shop pages on which an offset can be. */
  pagesAt(offset: number): PageSet;
  /** The script, style, comment or start tag around an offset; undefined in plain content. */
  regionAt(offset: number): Region | undefined;
  /** Outermost blocks of a catalogue name such as `{block:Hidden}`, in the order of the source. */
  blocks(name: string): readonly Span[];
  /** Whether an offset lies in a block of that name. */
  isInside(offset: number, name: string): boolean;
  /** Key of the innermost block around an offset: equal keys, same block. */
  blockAt(offset: number): number;
  /** Names of the blocks around an offset as the theme writes them, innermost first, a hundred at most. */
  around(offset: number): readonly string[];
  /** The attribute whose value an offset is in. */
  attributeAt(offset: number): Attribute | undefined;
  /** Source of an attribute's value; undefined when the element lacks the attribute or its value. */
  attribute(element: Element, name: string): string | undefined;
  /** The first element of that name. */
  first(name: string): Element | undefined;
  /** Where to point at when something is missing from head or body. */
  spanOf(element: 'head' | 'body'): Span;
}

const declaration = new RegExp(`^(${anyOptionType}):.`);

/** Reads a theme for the rules. */
export function readTheme(source: string, fragment: boolean): Theme {
  const language = fragment ? codeLanguage(source) : undefined;
  const code = language && ({ css: 'style', javascript: 'script' } as const)[language];
  const tree = parse(source, code);
  const blocks = new Map<string, Span[]>();
  const edges: { offset: number; block: number; pages: PageSet }[] = [{ offset: 0, block: 0, pages: allPages }];
  const masks: { span: Span; by: string }[] = [];
  const path: { block: number; pages: PageSet }[] = [{ block: 0, pages: allPages }];
  /** By the key of a block: its name, and the key of the block around it. Key 0 is the theme itself. */
  const opened: { name: string; parent: number }[] = [{ name: '', parent: 0 }];
  const here = () => path.at(-1) ?? { block: 0, pages: allPages };
  const mask = (span: Span, by: string) => masks.push({ span, by });
  walk(tree.children, {
    enter(node) {
      if (node.type === 'variable') mask(node.span, 'x');
      if (node.type !== 'block') return;
      opened.push({ name: node.name, parent: here().block });
      path.push({ block: opened.length - 1, pages: here().pages & pagesOfBlock(findBlock(node.name)?.tag) });
      edges.push({ offset: node.open.end, ...here() });
      mask(node.open, ' ');
      const name = blockName(node);
      const spans = blocks.get(name) ?? [];
      if (node.span.start >= (spans.at(-1)?.end ?? 0)) spans.push(node.span);
      blocks.set(name, spans);
    },
    leave(node) {
      path.pop();
      edges.push({ offset: node.span.end, ...here() });
      if (node.close) mask(node.close, ' ');
    },
  });
  const masked = maskedSource(source, masks);
  const { elements, regions }: Markup = code
    ? { elements: [], regions: [{ kind: code, span: { start: 0, end: source.length } }] }
    : scanMarkup(masked);
  const slice = (span: Span) => source.slice(span.start, span.end);
  const attribute = (element: Element, name: string) => {
    const value = element.attributes.find((each: Attribute) => each.name === name)?.value;
    return value ? slice(value) : undefined;
  };
  const regionAt = (offset: number) => {
    const region = lastBefore(regions, offset, ({ span }) => span.start);
    return region && offset < region.span.end ? region : undefined;
  };
  const unused = elements.filter(({ name }) => name === 'noscript' || name === 'template');
  /** Whether no browser that runs scripts reads a style sheet. */
  const isUnused = ({ open }: Element) => {
    const around = lastBefore(unused, open.start, (each) => each.open.start);
    return around !== undefined && open.start < around.end;
  };
  const first = (name: string) => elements.find((element) => element.name === name);
  return {
    source,
    fragment,
    tree,
    masked,
    elements,
    declarations: elements.flatMap((element) => {
      const name = element.name === 'meta' ? attribute(element, 'name') : undefined;
      const type = declaration.exec(name ?? '')?.[1];
      return name && type ? [{ name, type, element }] : [];
    }),
    styleRules: regions.flatMap(({ kind, span }) => {
      const element = lastBefore(elements, span.start, ({ open }) => open.start);
      if (kind !== 'style' || (element && isUnused(element))) return [];
      const media = element && attribute(element, 'media')?.trim();
      return readStyleRules(masked.slice(span.start, span.end), span.start, media);
    }),
    regions,
    disableComments: readDisableComments(source, regionAt),
    pagesAt: (offset) => lastBefore(edges, offset, (edge) => edge.offset)?.pages ?? allPages,
    regionAt,
    blocks: (name) => blocks.get(name) ?? [],
    isInside: (offset, name) => {
      const span = lastBefore(blocks.get(name) ?? [], offset, ({ start }) => start);
      return span !== undefined && offset < span.end;
    },
    blockAt: (offset) => lastBefore(edges, offset, (edge) => edge.offset)?.block ?? 0,
    around: (offset) => {
      const names: string[] = [];
      for (let key = lastBefore(edges, offset, (edge) => edge.offset)?.block ?? 0; key > 0 && names.length < 100; ) {
        const { name, parent } = opened[key] ?? { name: '', parent: 0 };
        names.push(name);
        key = parent;
      }
      return names;
    },
    attributeAt: (offset) => {
      const element = lastBefore(elements, offset, ({ open }) => open.start);
      if (!element || offset >= element.open.end) return undefined;
      const last = lastBefore(element.attributes, offset, ({ span }) => span.start);
      return last?.value && last.value.start <= offset && offset < last.value.end ? last : undefined;
    },
    attribute,
    first,
    spanOf: (name) => first(name)?.open ?? { start: 0, end: Math.min(source.length, 1) },
  };
}

function blockName(block: Block): string {
  return findBlock(block.name)?.tag.name ?? `{block:${block.name}}`;
}

function maskedSource(source: string, masks: { span: Span; by: string }[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { span, by } of masks) {
    parts.push(source.slice(at, span.start), by.repeat(span.end - span.start));
    at = span.end;
  }
  return parts.join('') + source.slice(at);
}
