import type { Span } from '../ast.ts';
import type { TagFacts } from '../catalogue/tag.ts';
import { marksOf } from './element-marks.ts';
import { hidingStyles } from './hiding-styles.ts';
import { isWherever } from './is-wherever.ts';
import { lastBefore } from './last-before.ts';
import { listed } from './listed.ts';
import type { Element } from './markup.ts';
import { loadItems } from './place.ts';
import { type ScriptReach, scriptReach } from './script-reach.ts';
import { takenAway } from './scripts.ts';
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
  const reach = scriptReach(theme);
  const byStyle = hidingStyles(theme, reach);
  const gone = takenAwayByScript(theme, reach);
  const always: Element[] = [];
  const uncertain: Element[] = [];
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
    const own = hidesItself(theme, element, selectable.marks, reach);
    const conditions = byStyle(selectable, element);
    if (own === 'always' || conditions.includes('')) {
      // A class or an ID is what a script from elsewhere would find it by.
      const isReachable = reach.loadsUnknown && !undrawn.has(element.name) && selectable.marks.size > 0;
      (isReachable ? uncertain : always).push(element);
    } else if (own === 'likely') collapsed.push(element);
    else if ([...selectable.marks].some((mark) => gone.has(mark))) removed.push(element);
    else for (const condition of conditions) listed(conditional, condition).push(element);
  }
  return [
    { when: 'always', say: (name) => `inside a hidden <${name}> element`, elements: outermost(always) },
    {
      when: 'likely',
      say: (name) => `inside a <${name}> element that is hidden unless a script from elsewhere shows it`,
      elements: outermost(uncertain),
    },
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

/** Elements whose content browsers do not draw: some never, some where the page runs scripts or the medium is known. */
const undrawn: ReadonlySet<string> = new Set(
  'template noscript datalist noembed noframes object audio video canvas iframe'.split(' '),
);

/** Whether an element's own attributes hide it whatever the page, the settings and the scripts are. */
function hidesItself(
  theme: Theme,
  element: Element,
  marks: ReadonlySet<string>,
  reach: ScriptReach,
): 'always' | 'likely' | undefined {
  if (undrawn.has(element.name)) return 'always';
  if (element.name === 'dialog' && !reach.opensDialogs && !element.attributes.some(({ name }) => name === 'open'))
    return 'always';
  if ([...marks].some((mark) => reach.names(mark)) || reach.shows(element.name)) return undefined;
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

/** Classes and ids that scripts name once, to take their elements away. */
function takenAwayByScript(theme: Theme, reach: ScriptReach): ReadonlySet<string> {
  const marks = takenAway(theme).map(({ selector }) => selector);
  return new Set(marks.filter((mark) => /^[.#][\w-]+$/.test(mark) && reach.count(mark.slice(1)) === 1));
}
