import type { Span } from '../ast.ts';
import type { TagFacts } from '../catalogue/tag.ts';
import { lastBefore } from './last-before.ts';
import type { Element } from './markup.ts';
import { loadItems } from './place.ts';
import type { Theme } from './theme.ts';

/** Says why what is printed at a place of the theme never shows; undefined when nothing speaks against it. */
export type HiddenBy = (span: Span, tag: TagFacts) => string | undefined;

/** Blocks that visitors of an open shop never see. */
const unseen = ['{block:Hidden}', '{block:NotShopPublic}'];

/** Prepares the question for one theme. */
export function hiddenIn(theme: Theme): HiddenBy {
  const byStyle = hiddenClasses(theme);
  const hidden = outermost(theme.elements.filter((element) => isHidden(theme, element, byStyle)));
  return (span, tag) => {
    for (const block of unseen) if (theme.isInside(span.start, block)) return `inside ${block}`;
    if (theme.pagesAt(span.start) === loadItems) return 'inside {block:LoadItemsPage}';
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
function isHidden(theme: Theme, element: Element, byStyle: ReadonlySet<string>): boolean {
  if (!element.closed || theme.blockAt(element.open.start) !== theme.blockAt(element.end)) return false;
  if (element.name === 'template') return true;
  return element.attributes.some(({ name, span, value }) => {
    if (theme.blockAt(span.start) !== theme.blockAt(element.open.start)) return false;
    if (name === 'hidden') return true;
    if ((name === 'class' || name === 'id') && value) {
      const mark = name === 'id' ? '#' : '.';
      return theme.source
        .slice(value.start, value.end)
        .split(/\s+/)
        .some((each) => byStyle.has(mark + each));
    }
    if (name !== 'style' || !value) return false;
    const style = theme.source.slice(value.start, value.end);
    return !style.includes('{') && hides(style);
  });
}

const concealing =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0*(?:\.0+)?(?=\s*(?:;|!|$))|(?:left|top|right|text-indent)\s*:\s*-\d{4,}px)/i;

/** Whether declarations make an element invisible. */
export function hides(declarations: string): boolean {
  return (
    concealing.test(declarations) ||
    (/(?:^|[;\s])height\s*:\s*0(?![.\d])/i.test(declarations) && /overflow[-xy]*\s*:\s*hidden/i.test(declarations))
  );
}

function outermost(elements: readonly Element[]): Element[] {
  let end = -1;
  return elements.filter((element) => {
    const outer = element.open.start >= end;
    if (outer) end = element.end;
    return outer;
  });
}

/**
 * Classes and ids that the theme's own styles hide for good: a rule outside every condition hides them, no other rule
 * names them in a longer selector, and no script mentions them, as menus and dialogs that open do.
 */
function hiddenClasses({ styleRules, regions, masked }: Theme): ReadonlySet<string> {
  const simple = /^[.#][\w-]+$/;
  const hidden = new Set<string>();
  const shown = new Set<string>();
  for (const { selectors, declarations, conditional } of styleRules) {
    for (const selector of selectors) {
      if (simple.test(selector) && !conditional && hides(declarations)) hidden.add(selector);
      else for (const [name] of selector.matchAll(/[.#][\w-]+/g)) shown.add(name);
    }
  }
  const names = [...hidden].filter((name) => !shown.has(name));
  if (names.length === 0) return new Set();
  const words = new Set<string>();
  for (const { kind, span } of regions) {
    if (kind !== 'script') continue;
    for (const [word] of masked.slice(span.start, span.end).matchAll(/[\w-]+/g)) words.add(word);
  }
  return new Set(names.filter((name) => !words.has(name.slice(1))));
}
