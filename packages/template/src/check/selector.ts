/** What one part of a selector asks of an element: `footer.wide#end`. */
export interface Compound {
  /** Lower case; '' for any. */
  readonly name: string;
  /** Classes and ids with their sign: `.wide`, `#end`. */
  readonly marks: readonly string[];
  /** Stands before a `>`: the parent is asked, and not any element around. */
  readonly isParent: boolean;
}

/** Names, classes and ids, outermost element first. */
export type Selector = readonly Compound[];

/** An element as selectors see it. */
export interface Selectable {
  readonly name: string;
  /** Classes and ids with their sign. */
  readonly marks: ReadonlySet<string>;
  readonly parent: Selectable | undefined;
}

const simple = /^(?:[a-z][\w-]*|\*)?(?:[.#][\w-]+)*$/i;
/** Nesting of real pages ends long before; hostile ones could make a search of all levels slow. */
const mostLevels = 100;

/**
 * Reads a selector of names, classes and ids, joined by blanks or `>`.
 * @returns Undefined for every other kind of selector.
 */
export function readSelector(written: string): Selector | undefined {
  const parts = written.replaceAll('>', ' > ').split(/\s+/).filter(Boolean);
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
  return { name, marks: part.match(/[.#][\w-]+/g) ?? [], isParent };
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
export function fits({ name, marks }: Compound, element: Selectable): boolean {
  return (name === '' || name === element.name) && marks.every((mark) => element.marks.has(mark));
}
