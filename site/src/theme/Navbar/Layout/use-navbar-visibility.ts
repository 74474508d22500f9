import { useHideableNavbar, useScrollPosition } from '@docusaurus/theme-common/internal';
import { type RefCallback, useCallback, useRef, useState } from 'react';
import { isNearBottom } from './is-near-bottom.ts';

interface NavbarVisibility {
  /** Goes on the bar, to measure it. */
  readonly navbarRef: RefCallback<HTMLElement>;
  readonly isNavbarVisible: boolean;
}

/** Stock visibility, and always visible near the end of the page. */
export function useNavbarVisibility(hideOnScroll: boolean): NavbarVisibility {
  const stock = useHideableNavbar(hideOnScroll);
  const height = useRef(0);
  const [nearBottom, setNearBottom] = useState(false);

  const navbarRef = useCallback(
    (bar: HTMLElement | null) => {
      stock.navbarRef(bar);
      if (bar) height.current = bar.offsetHeight;
    },
    [stock.navbarRef],
  );

  useScrollPosition(({ scrollY }) => {
    const scroll = { top: scrollY, viewport: window.innerHeight, page: document.documentElement.scrollHeight };
    setNearBottom(hideOnScroll && isNearBottom(scroll, height.current));
  });

  return { navbarRef, isNavbarVisible: stock.isNavbarVisible || nearBottom };
}
