import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of an element in pixels, whenever it changes; a pixel before it is known. */
export function useRoom(element: RefObject<Element | null>): number {
  const [room, setRoom] = useState(1);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width || 1));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
