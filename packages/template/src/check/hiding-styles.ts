import { isWherever } from './is-wherever.ts';
import { listed } from './listed.ts';
import type { Element } from './markup.ts';
import type { ScriptReach } from './script-reach.ts';
import {
  type Compound,
  fits,
  readCompound,
  readSelector,
  type Selectable,
  type Selector,
  selects,
  subjectOf,
} from './selector.ts';
import type { StyleRule } from './style-rules.ts';
import type { Theme } from './theme.ts';
import { type Way, waysToHide, waysToShow } from './ways-to-hide.ts';

/** A selector whose element a style hides. */
interface Hiding {
  readonly selector: Selector;
  readonly rule: StyleRule;
  readonly ways: readonly Way[];
  readonly strength: number;
}

/** The last part of a selector whose element a style can show. What is around may change with a click. */
interface Showing {
  readonly part: Compound;
  readonly condition: string;
  readonly ways: readonly Way[];
  readonly strength: number;
}

/** Styles about one class, id or name that are looked at: more are found in hostile sources alone. */
const mostHiding = 50;
const mostShowing = 200;

/**
 * Prepares the question under which conditions the theme's own styles hide an element; '' stands for none. A style does
 * not count when another one can show its element again, be it with a class that a script adds, or when a script names or
 * shows it, as menus and dialogs that open do, or takes a class from what is around, as a page does that has loaded.
 */
export function hidingStyles(
  theme: Theme,
  reach: ScriptReach,
): (element: Selectable, at: Element) => readonly string[] {
  const { hiding, showing } = sortStyles(theme.styleRules);
  const isNamed = (mark: string) => /^[.#]/.test(mark) && reach.names(mark);
  /** Styles about classes and IDs that a script may add to any element, by the name of the element; '' for any. */
  const added = new Map<string, Showing[]>();
  for (const styles of showing.values())
    for (const style of styles) if (style.part.marks.some(isNamed)) keep(added, style.part.name, style, mostShowing);
  /** Nothing shows what the selector is about, be it in another state: `.menu.open`. */
  const isFinal = ({ selector, rule, strength }: Hiding): boolean =>
    subjectOf(selector).every((subject) => {
      const shown = showing.get(subject) ?? [];
      if (isNamed(subject) || shown.length === mostShowing) return false;
      return !shown.some(
        (each) =>
          rule.condition === '' || each.condition === rule.condition || levelOf(each.strength) > levelOf(strength),
      );
    });
  /** Whether a class that the selector asks of what is around may be gone when the page has loaded. */
  const mayEnd = (selector: Selector, { parent }: Selectable): boolean => {
    const asked = selector.slice(0, -1).flatMap(({ marks }) => marks);
    if (asked.some(reach.removes)) return true;
    for (let around = parent; around; around = around.parent) {
      const { name, marks } = around;
      if (reach.shows(name) && asked.some((mark) => mark.startsWith('.') && marks.has(mark))) return true;
    }
    return false;
  };
  const final = new Map([...hiding].map(([key, each]) => [key, each.filter(isFinal)]));
  return (element, at) => {
    const keys = [element.name, ...element.marks];
    const found = keys
      .flatMap((key) => final.get(key) ?? [])
      .filter(
        ({ selector, rule }) =>
          selects(selector, element) && isWherever(theme, rule.span.start, at.open.start) && !mayEnd(selector, element),
      );
    if (found.length === 0 || [...element.marks].some(isNamed) || reach.shows(element.name)) return [];
    const own = [
      ...[...keys, ''].flatMap((key) => showing.get(key) ?? []).filter(({ part }) => fits(part, element)),
      ...[element.name, '']
        .flatMap((name) => added.get(name) ?? [])
        .filter(({ part }) => part.marks.every((mark) => element.marks.has(mark) || isNamed(mark))),
    ];
    const inline = waysToShow(inlineStyle(theme, at));
    const strongest = strongestOf(own);
    const isShown = ({ rule: { condition }, ways, strength }: Hiding) =>
      ways.some(
        (way) =>
          inline.includes(way) ||
          (condition === '' ? [any] : [condition, '']).some((each) => (strongest.get(way)?.get(each) ?? -1) > strength),
      );
    return [...new Set(found.filter((each) => !isShown(each)).map(({ rule }) => rule.condition))];
  };
}

/** Styles that hide and styles that show, by what their selectors are about. */
function sortStyles(rules: readonly StyleRule[]) {
  const hiding = new Map<string, Hiding[]>();
  const showing = new Map<string, Showing[]>();
  for (const [order, rule] of rules.entries()) {
    if (rule.forPrint) continue;
    const hides = waysToHide(rule.declarations);
    const shows = hides.length === 0 ? waysToShow(rule.declarations) : [];
    for (const written of rule.selectors) {
      const selector = readSelector(written);
      if (hides.length > 0 && selector?.every(({ without }) => without.length === 0)) {
        const isImportant = hides.some((way) => way.hides.exec(rule.declarations)?.[0].includes('!'));
        const strength = strengthOf(written, isImportant, order);
        keep(hiding, subjectOf(selector)[0] ?? '', { selector, rule, ways: hides, strength }, mostHiding);
      } else if (shows.length > 0) {
        const last = written.split(/[\s>+~]+/).at(-1) ?? '';
        if (/::|:(?:before|after)$/i.test(last)) continue;
        const part = readCompound(withoutStates(last));
        const strength = strengthOf(written, rule.declarations.includes('!'), order);
        for (const key of new Set([part.name, ...part.marks]))
          keep(showing, key, { part, condition: rule.condition, ways: shows, strength }, mostShowing);
      }
    }
  }
  return { hiding, showing };
}

/** A part of a selector without its states, which a click or a script may bring about: `.a` of `.a:hover[open]`. */
const withoutStates = (part: string): string => part.replace(/\[[^\]]*\]|:[\w-]+(?:\([^)]*\)?)?/g, '');

function keep<Value>(lists: Map<string, Value[]>, key: string, style: Value, most: number): void {
  const sameSubject = listed(lists, key);
  if (sameSubject.length < most) sameSubject.push(style);
}

const places = 1e6;

/** What the cascade goes by, as one number: importance, then ids, classes and names, then the order of the source. */
function strengthOf(selector: string, isImportant: boolean, order: number): number {
  const count = (pattern: RegExp) => Math.min(selector.match(pattern)?.length ?? 0, 99);
  const names = count(/(?:^|[\s>+~])[a-z]/gi);
  const level = count(/#[\w-]/g) * 1e4 + count(/\.[\w-]|\[|:/g) * 1e2 + names;
  return ((isImportant ? places : 0) + level) * places + Math.min(order, places - 1);
}

/** Strength without the order of the source. */
const levelOf = (strength: number): number => Math.floor(strength / places);

/** Stands for all conditions. */
const any = 'any';

/** The strongest style by what it undoes and under which condition. */
function strongestOf(styles: readonly Showing[]): ReadonlyMap<Way, ReadonlyMap<string, number>> {
  const strongest = new Map<Way, Map<string, number>>();
  for (const { ways, condition, strength } of styles) {
    for (const way of ways) {
      const byCondition = strongest.get(way) ?? new Map<string, number>();
      strongest.set(way, byCondition);
      for (const key of [condition, any]) byCondition.set(key, Math.max(strength, byCondition.get(key) ?? 0));
    }
  }
  return strongest;
}

function inlineStyle(theme: Theme, { attributes }: Element): string {
  const value = attributes.find(({ name }) => name === 'style')?.value;
  return value ? theme.source.slice(value.start, value.end) : '';
}
