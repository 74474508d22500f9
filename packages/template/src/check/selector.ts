/** What one part of a selector asks of an element: `footer.wide#end`. */
export interface Compound {
  /** Lower case; '' for any. */
  readonly name: string;
  /** Classes and ids with their sign, and places among siblings: `.wide`, `#end`, `:first-child`. */
  readonly marks: readonly string[];
  /** Those that it must not have: `:not(.wide)`. */
  readonly without: readonly string[];
  /** Stands before a `>`: the parent is asked, and not any element around. */
  readonly isParent: boolean;
}

/** Names, classes and ids, outermost element first. */
export type Selector = readonly Compound[];

/** An element as selectors see it. */
export interface Selectable {
  readonly name: string;
  /** Classes and ids with their sign; places among siblings only where these are known. */
  readonly marks: ReadonlySet<string>;
  readonly parent: Selectable | undefined;
}

const position = ':(?:(?:first|last)-(?:child|of-type)|nth-child\\(\\d{1,2}\\))';
const mark = new RegExp(`[.#][\\w-]+|${position}`, 'g');
const simple = new RegExp(
  `^(?:[a-z][\\w-]*|\\*)?(?:[.#][\\w-]+|${position}|:not\\((?:[.#][\\w-]+|${position})\\))*$`,
  'i',
);
/** Nesting of real pages ends long before; hostile ones could make a search of all levels slow. */
const mostLevels = 100;

/**
 * Reads a selector of names, classes, ids and places among siblings, joined by blanks or `>`.
 * @returns Undefined for every other kind of selector.
 */
export function readSelector(written: string): Selector | undefined {
  const parts = asMarks(written).replaceAll('>', ' > ').split(/\s+/).filter(Boolean);
  const compounds: Compound[] = [];
  for (const [at, part] of parts.entries()) {
    if (part === '>' ? parts[at - 1] === '>' || compounds.length === 0 : !simple.test(part)) return undefined;
    if (part !== '>') compounds.push(readCompound(part, parts[at + 1] === '>'));
  }
  return compounds.length === 0 || parts.at(-1) === '>' ? undefined : compounds;
}

/** Reads one part of a selector; what is neither name nor class nor id is passed over. */
export function readCompound(part: string, isParent = false): Compound {
  const name = (/^[a-z][\w-]*/i.exec(part)?.[0] ?? '').toLowerCase();
  const without = [...part.matchAll(/:not\(([^)]*)\)/g)].map(([, each = '']) => each);
  return { name, marks: part.replace(/:not\([^)]*\)/g, '').match(mark) ?? [], without, isParent };
}

/** Classes and ids that stand as attributes, in their short form. */
function asMarks(selector: string): string {
  return selector.replace(
    /\[\s*(id|class)\s*~?=\s*["']?([\w-]+)["']?\s*\]/gi,
    (_, kind: string, name: string) => `${kind.toLowerCase() === 'id' ? '#' : '.'}${name}`,
  );
}

/** Marks of the element that a selector is about; its name where it has none. */
export function subjectOf(selector: Selector): readonly string[] {
  const last = selector.at(-1);
  return last?.marks.length ? last.marks : [last?.name ?? ''];
}

/** Whether a selector is about an element. */
export function selects(selector: Selector, element: Selectable): boolean {
  const [subject, ...ancestors] = selector.toReversed();
  if (!subject || !fits(subject, element)) return false;
  /** Elements, innermost first, from each of which the rest of the selector may go on. */
  let reached: readonly Selectable[] = [element];
  for (const ancestor of ancestors) {
    const [innermost] = reached;
    if (!innermost) return false;
    const around = ancestor.isParent ? reached.flatMap(({ parent }) => parent ?? []) : levelsAround(innermost);
    reached = around.filter((each) => fits(ancestor, each));
  }
  return reached.length > 0;
}

function levelsAround({ parent }: Selectable): readonly Selectable[] {
  const levels: Selectable[] = [];
  for (let around = parent; around && levels.length < mostLevels; around = around.parent) levels.push(around);
  return levels;
}

/** Whether an element is what one part of a selector asks for. */
export function fits({ name, marks, without }: Compound, element: Selectable): boolean {
  return (
    (name === '' || name === element.name) &&
    marks.every((each) => element.marks.has(each)) &&
    !without.some((each) => element.marks.has(each))
  );
}
