import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of the page is in the window, at least in part. False before the page is awake. */
export function useInView(part: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!part.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return isInView;
}
