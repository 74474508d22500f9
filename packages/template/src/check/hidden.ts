import type { Span } from '../ast.ts';
import type { TagFacts } from '../catalogue/tag.ts';
import { lastBefore } from './last-before.ts';
import type { Element } from './markup.ts';
import type { Theme } from './theme.ts';

/** Says why what is printed at a place of the theme never shows; undefined when nothing speaks against it. */
export type HiddenBy = (span: Span, tag: TagFacts) => string | undefined;

/** Prepares the question for one theme. */
export function hiddenIn(theme: Theme): HiddenBy {
  const hidden = outermost(theme.elements.filter((element) => isHidden(theme, element)));
  return (span, tag) => {
    if (theme.isInside(span.start, '{block:Hidden}')) return 'inside {block:Hidden}';
    const region = theme.regionAt(span.start);
    if (region?.kind === 'comment') return 'inside an HTML comment';
    if (tag.escaping === 'markup' && region) {
      return region.kind === 'tag' ? 'inside a start tag' : `inside a <${region.kind}> element`;
    }
    const around = lastBefore(hidden, span.start, (element) => element.open.start);
    return around && span.start < around.end ? `inside a hidden <${around.name}> element` : undefined;
  };
}

/** Elements that are hidden whatever the page and the settings are. */
function isHidden(theme: Theme, element: Element): boolean {
  if (!element.closed || theme.blockAt(element.open.start) !== theme.blockAt(element.end)) return false;
  if (element.name === 'template') return true;
  return element.attributes.some(({ name, span, value }) => {
    if (theme.blockAt(span.start) !== theme.blockAt(element.open.start)) return false;
    if (name === 'hidden') return true;
    if (name !== 'style' || !value) return false;
    const style = theme.source.slice(value.start, value.end);
    return !style.includes('{') && hides(style);
  });
}

/** Whether declarations make an element invisible. */
export function hides(declarations: string): boolean {
  return /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(declarations);
}

function outermost(elements: readonly Element[]): Element[] {
  let end = -1;
  return elements.filter((element) => {
    const outer = element.open.start >= end;
    if (outer) end = element.end;
    return outer;
  });
}
