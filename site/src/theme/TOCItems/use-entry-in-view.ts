import { type RefObject, useEffect } from 'react';

/** As the theme marks the section of the reader. */
const active = '.table-of-contents__link--active';

/** Keeps the entry of the section that is read in view, where the contents of a long page scroll by themselves. */
export function useEntryInView(contents: RefObject<HTMLElement>): void {
  useEffect(() => {
    const list = contents.current;
    const box = list?.parentElement;
    if (!list || !box) return;
    const observer = new MutationObserver(() => {
      const entry = list.querySelector(active)?.getBoundingClientRect();
      if (!entry || box.scrollHeight <= box.clientHeight) return;
      const { top, bottom } = box.getBoundingClientRect();
      if (entry.top < top || entry.bottom > bottom) box.scrollTop += entry.top - top - box.clientHeight / 2;
    });
    observer.observe(list, { subtree: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [contents]);
}
