import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';

/** The heading of the section that the reader is in; none above the first. */
export function useSection(): string | undefined {
  const { pathname } = useLocation();
  const [section, setSection] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other headings
  useEffect(() => {
    const headings = [...document.querySelectorAll('.markdown :is(h2, h3)[id]')];
    const find = () =>
      setSection(
        headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3)?.textContent ?? undefined,
      );
    const observer = new IntersectionObserver(find, { rootMargin: '0px 0px -67%' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [pathname]);
  return section;
}
