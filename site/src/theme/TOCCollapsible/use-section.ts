import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';

/** What a closed fold hides is nowhere, though its box says that it is at the top. */
function isReached(heading: Element): boolean {
  const { top, height } = heading.getBoundingClientRect();
  return height > 0 && top < innerHeight / 3;
}

/** The heading of the section that the reader is in; none above the first. */
export function useSection(): string | undefined {
  const { pathname } = useLocation();
  const [section, setSection] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other headings
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const find = () => {
      timer = undefined;
      const headings = [...document.querySelectorAll('.markdown :is(h2, h3)[id]')];
      setSection(headings.findLast(isReached)?.textContent ?? undefined);
    };
    // A jump passes headings that no observer sees come and go.
    const onScroll = () => {
      timer ??= setTimeout(find, 100);
    };
    find();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, [pathname]);
  return section;
}
