import type { Span } from '../ast.ts';

export interface Attribute {
  /** Lower case. */
  readonly name: string;
  readonly span: Span;
  /** Span of the value without quotes; null without a value. */
  readonly value: Span | null;
}

export interface Element {
  /** Lower case. */
  readonly name: string;
  /** The start tag. */
  readonly open: Span;
  /** Where the element ends, end tag included; where its parent ends, when it has no end tag of its own. */
  end: number;
  /** Its own end tag was found. */
  closed: boolean;
  readonly attributes: readonly Attribute[];
}

/** A part of the source that is not plain content. */
export interface Region {
  readonly kind: 'comment' | 'script' | 'style' | 'tag';
  readonly span: Span;
}

export interface Markup {
  /** In the order of their start tags. */
  readonly elements: readonly Element[];
  /** In the order of the source, without overlaps. */
  readonly regions: readonly Region[];
}

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const rawElements = new Set(['script', 'style', 'textarea', 'title']);

/** Reads elements, comments and raw text, as far as they can be told in a theme cut up by blocks. Linear; never throws. */
export function scanMarkup(source: string): Markup {
  const elements: Element[] = [];
  const regions: Region[] = [];
  const open: Element[] = [];
  const openCount = new Map<string, number>();
  const tag = /<(\/?)([a-z][a-z0-9-]{0,40})(?=[\s/>])/iy;
  let at = source.indexOf('<');

  const close = (name: string, start: number, end: number) => {
    if (!openCount.get(name)) return;
    for (let element = open.pop(); element; element = open.pop()) {
      openCount.set(element.name, (openCount.get(element.name) ?? 1) - 1);
      element.closed = element.name === name;
      element.end = element.closed ? end : start;
      if (element.closed) return;
    }
  };

  while (at >= 0 && at < source.length) {
    if (source.startsWith('<!--', at)) {
      const end = endOf(source, '-->', at + 4);
      regions.push({ kind: 'comment', span: { start: at, end } });
      at = source.indexOf('<', end);
      continue;
    }
    tag.lastIndex = at;
    const [, slash, written] = tag.exec(source) ?? [];
    if (!written) {
      at = source.indexOf('<', at + 1);
      continue;
    }
    const name = written.toLowerCase();
    if (slash) {
      const end = endOf(source, '>', at);
      close(name, at, end);
      at = source.indexOf('<', end);
      continue;
    }
    const { attributes, end, selfClosing } = readAttributes(source, at + 1 + name.length);
    const element: Element = { name, open: { start: at, end }, end, closed: false, attributes };
    elements.push(element);
    regions.push({ kind: 'tag', span: element.open });
    at = end;
    if (rawElements.has(name)) {
      const contentEnd = endTagAfter(source, name, end);
      at = contentEnd < 0 ? source.length : contentEnd;
      element.end = contentEnd < 0 ? source.length : endOf(source, '>', contentEnd);
      element.closed = contentEnd >= 0;
      if (name === 'script' || name === 'style') regions.push({ kind: name, span: { start: end, end: at } });
      at = element.end;
    } else if (!voidElements.has(name) && !selfClosing) {
      open.push(element);
      openCount.set(name, (openCount.get(name) ?? 0) + 1);
    }
    at = source.indexOf('<', at);
  }
  for (const element of open) element.end = source.length;
  return { elements, regions };
}

/** Where the end tag of an element starts whose content is no markup; -1 without one. */
function endTagAfter(source: string, name: string, from: number): number {
  const endTag = new RegExp(`</${name}`, 'gi');
  endTag.lastIndex = from;
  return endTag.exec(source)?.index ?? -1;
}

function endOf(source: string, mark: string, from: number): number {
  const index = source.indexOf(mark, from);
  return index < 0 ? source.length : index + mark.length;
}

function readAttributes(source: string, from: number): { attributes: Attribute[]; end: number; selfClosing: boolean } {
  const attributes: Attribute[] = [];
  const part = /[\s/]*(?:(>)|([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?|[="'])/y;
  part.lastIndex = from;
  let at = from;
  for (let match = part.exec(source); match; match = part.exec(source)) {
    at = part.lastIndex;
    const [whole, gt, name, double, single, bare] = match;
    if (gt) return { attributes, end: at, selfClosing: whole.startsWith('/') };
    if (!name) continue;
    const value = double ?? single ?? bare;
    const valueEnd = at - (double === undefined && single === undefined ? 0 : 1);
    attributes.push({
      name: name.toLowerCase(),
      span: { start: match.index + whole.indexOf(name), end: at },
      value: value === undefined ? null : { start: valueEnd - value.length, end: valueEnd },
    });
  }
  return { attributes, end: source.length, selfClosing: false };
}
