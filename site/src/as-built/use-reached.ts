import { useEffect, useRef } from 'react';

/**
 * Does something each time the reader comes to one of a group's pages. On the page that arrived nothing is done: it was
 * built for its group, and what the reader did before the application started stays.
 */
export function useReached(isActive: boolean, act: () => void): void {
  const wasActive = useRef(isActive);
  useEffect(() => {
    if (isActive && !wasActive.current) act();
    wasActive.current = isActive;
  });
}
