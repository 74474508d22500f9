import type { Element } from './markup.ts';
import type { Selectable } from './selector.ts';
import type { Theme } from './theme.ts';

/** Classes and ids that an element has whatever the page and the settings are, with their sign. */
export function marksOf(theme: Theme, element: Element): ReadonlySet<string> {
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

/** The innermost element around an offset, as selectors see it. */
export function elementAround(theme: Theme, offset: number): Selectable | undefined {
  let around: Selectable | undefined;
  for (const element of theme.elements) {
    if (element.open.start >= offset) break;
    if (offset >= element.open.end && offset < element.end)
      around = { name: element.name, marks: marksOf(theme, element), parent: around };
  }
  return around;
}
