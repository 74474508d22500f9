import type { Span } from '../ast.ts';
import type { TagFacts } from '../catalogue/tag.ts';
import { hidingStyles } from './hiding-styles.ts';
import { isWherever } from './is-wherever.ts';
import { lastBefore } from './last-before.ts';
import { listed } from './listed.ts';
import type { Element } from './markup.ts';
import { loadItems } from './place.ts';
import { countInScripts, takesAway } from './scripts.ts';
import type { Selectable } from './selector.ts';
import type { Theme } from './theme.ts';
import { hides, withoutHeight } from './ways-to-hide.ts';

/** Why something does not show. */
export interface Hidden {
  /** `always`; `sometimes`, under the condition of a style; or only `likely`, as a script or a style suggests. */
  readonly when: 'always' | 'sometimes' | 'likely';
  /** Where it stands: `inside a hidden <div> element`. */
  readonly reason: string;
  /** Places that share it are hidden together; others may stand in for each other, as menus for two sizes of screen do. */
  readonly cause: string;
}

/** Says why what is printed at a place of the theme does not show; undefined when nothing speaks against it. */
export type HiddenBy = (span: Span, tag: TagFacts) => Hidden | undefined;

/** Blocks that visitors of an open shop never see. */
const unseen = ['{block:Hidden}', '{block:NotShopPublic}'];

/** Prepares the question for one theme. */
export function hiddenIn(theme: Theme): HiddenBy {
  const concealed = concealedElements(theme);
  const always = (reason: string): Hidden => ({ when: 'always', reason, cause: '' });
  return (span, tag) => {
    for (const block of unseen) if (theme.isInside(span.start, block)) return always(`inside ${block}`);
    if (theme.pagesAt(span.start) === loadItems) return always('inside {block:LoadItemsPage}');
    const region = theme.regionAt(span.start);
    if (region?.kind === 'comment') return always('inside an HTML comment');
    if (tag.escaping === 'markup' && region) {
      return always(region.kind === 'tag' ? 'inside a start tag' : `inside a <${region.kind}> element`);
    }
    for (const { when, say, elements, condition } of concealed) {
      const around = lastBefore(elements, span.start, (element) => element.open.start);
      if (!around || span.start >= around.end) continue;
      const reason = say(around.name);
      return { when, reason, cause: condition ?? reason };
    }
    return undefined;
  };
}

/** Elements that are hidden in one way, outermost ones only, in the order of the source. */
interface Concealed {
  readonly when: Hidden['when'];
  readonly say: (element: string) => string;
  readonly elements: readonly Element[];
  /** Of the style that hides them. */
  readonly condition?: string;
}

/** The surest ways first. */
function concealedElements(theme: Theme): readonly Concealed[] {
  const words = countInScripts(theme, /[\w-]+/g);
  const byStyle = hidingStyles(theme, words);
  const takenAway = takenAwayByScript(theme, words);
  const always: Element[] = [];
  const collapsed: Element[] = [];
  const removed: Element[] = [];
  const conditional = new Map<string, Element[]>();
  const parents: { element: Element; selectable: Selectable }[] = [];
  for (const element of theme.elements) {
    while ((parents.at(-1)?.element.end ?? Number.POSITIVE_INFINITY) <= element.open.start) parents.pop();
    const around = parents.at(-1);
    // What is around on some pages only is nothing that a selector could go by.
    const parent =
      around && isWherever(theme, around.element.open.start, element.open.start) ? around.selectable : undefined;
    const selectable = { name: element.name, marks: marksOf(theme, element), parent };
    if (element.end > element.open.end) parents.push({ element, selectable });
    // Without an end in the same block, where the element ends depends on the page and on settings.
    if (!element.closed || theme.blockAt(element.open.start) !== theme.blockAt(element.end)) continue;
    const own = hidesItself(theme, element, selectable.marks, words);
    const conditions = byStyle(selectable, element);
    if (own === 'always' || conditions.includes('')) always.push(element);
    else if (own === 'likely') collapsed.push(element);
    else if ([...selectable.marks].some((mark) => takenAway.has(mark))) removed.push(element);
    else for (const condition of conditions) listed(conditional, condition).push(element);
  }
  return [
    { when: 'always', say: (name) => `inside a hidden <${name}> element`, elements: outermost(always) },
    ...[...conditional].slice(0, mostConditions).map(
      ([condition, elements]): Concealed => ({
        when: 'sometimes',
        say: (name) => `inside a <${name}> element that a style hides under ${condition}`,
        condition,
        elements: outermost(elements),
      }),
    ),
    {
      when: 'likely',
      say: (name) => `inside a <${name}> element that a script takes away`,
      elements: outermost(removed),
    },
    { when: 'likely', say: (name) => `inside a <${name}> element without height`, elements: outermost(collapsed) },
  ];
}

/** Whether an element's own attributes hide it whatever the page, the settings and the scripts are. */
function hidesItself(
  theme: Theme,
  element: Element,
  marks: ReadonlySet<string>,
  words: ReadonlyMap<string, number>,
): 'always' | 'likely' | undefined {
  if (element.name === 'template') return 'always';
  if ([...marks].some((mark) => words.has(mark.slice(1)))) return undefined;
  for (const { name, span, value } of element.attributes) {
    if (theme.blockAt(span.start) !== theme.blockAt(element.open.start)) continue;
    if (name === 'hidden') return 'always';
    if (name !== 'style' || !value) continue;
    const style = theme.source.slice(value.start, value.end);
    if (style.includes('{')) continue;
    if (hides(style)) return 'always';
    if (withoutHeight.test(style)) return 'likely';
  }
  return undefined;
}

function marksOf(theme: Theme, element: Element): ReadonlySet<string> {
  const marks = element.attributes.flatMap(({ name, span, value }) => {
    if ((name !== 'class' && name !== 'id') || !value) return [];
    if (theme.blockAt(span.start) !== theme.blockAt(element.open.start)) return [];
    const sign = name === 'id' ? '#' : '.';
    return theme.source
      .slice(value.start, value.end)
      .split(/\s+/)
      .filter(Boolean)
      .map((each) => sign + each);
  });
  return new Set(marks);
}

function outermost(elements: readonly Element[]): Element[] {
  let end = -1;
  return elements.filter((element) => {
    const outer = element.open.start >= end;
    if (outer) end = element.end;
    return outer;
  });
}

/** Conditions of styles that are looked at: more are found in hostile sources alone. */
const mostConditions = 50;

const removal = new RegExp(`\\(\\s*(["'\`])([.#]?[\\w-]+)\\1\\s*${takesAway.source}`, 'g');

/** Classes and ids that scripts name once, to take their elements away. */
function takenAwayByScript({ regions, masked }: Theme, words: ReadonlyMap<string, number>): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const { kind, span } of regions) {
    if (kind !== 'script') continue;
    const script = masked.slice(span.start, span.end);
    for (const { 2: mark = '', index } of script.matchAll(removal)) {
      if (/^[.#]/.test(mark)) taken.add(mark);
      else if (/getElementById$/.test(script.slice(Math.max(0, index - 20), index))) taken.add(`#${mark}`);
    }
  }
  return new Set([...taken].filter((mark) => words.get(mark.slice(1)) === 1));
}
