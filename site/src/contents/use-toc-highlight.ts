import { useEffect } from 'react';

interface Config {
  readonly linkClassName: string;
  readonly linkActiveClassName: string;
  readonly minHeadingLevel: number;
  readonly maxHeadingLevel: number;
}

/** A heading so little below the place where links lead to has reached it: its own margin counts. */
const near = 24;

/**
 * The heading of the section that the reader is in: the last one that has reached the place where links lead to. At the
 * end of a page the last sections cannot get there: then it is the one in the address, or the last in view.
 */
function headingOnShow(headings: readonly Element[]): Element | undefined {
  const root = document.documentElement;
  const line = (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + near;
  const isAbove = (bottom: number) => (each: Element) => each.getBoundingClientRect().top <= bottom;
  const passed = headings.filter(isAbove(line));
  const isAtEnd = scrollY > 0 && Math.ceil(scrollY + innerHeight) >= root.scrollHeight;
  if (!isAtEnd) return passed.at(-1);
  const below = headings.slice(passed.length).filter(isAbove(innerHeight));
  return below.find(({ id }) => `#${id}` === decodeURIComponent(location.hash)) ?? below.at(-1) ?? passed.at(-1);
}

/**
 * Replaces the stock hook of the same name, which marks the next section while the reader is still in the one before,
 * and at the end of a page another section than the link that was followed.
 */
export function useTOCHighlight(config: Config | undefined): void {
  useEffect(() => {
    if (!config) return;
    const { linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel } = config;
    const levels = [1, 2, 3, 4, 5, 6].filter((level) => level >= minHeadingLevel && level <= maxHeadingLevel);
    const selector = levels.map((level) => `h${level}.anchor`).join();
    const mark = () => {
      const shown = headingOnShow([...document.querySelectorAll(selector)]);
      for (const link of document.querySelectorAll<HTMLAnchorElement>(`a.${linkClassName}`))
        link.classList.toggle(linkActiveClassName, decodeURIComponent(link.hash) === `#${shown?.id}`);
    };
    const controller = new AbortController();
    for (const type of ['scroll', 'resize', 'hashchange']) addEventListener(type, mark, { signal: controller.signal });
    mark();
    return () => controller.abort();
  }, [config]);
}
