import { createContext, type RefObject, useContext } from 'react';

/** The element that holds a part of a page which answers the reader. */
export const IslandRoot = createContext<RefObject<HTMLElement> | undefined>(undefined);

/**
 * The element of the island that a component is the content of.
 * @throws {Error} Outside of one.
 */
export function useIslandRoot(): RefObject<HTMLElement> {
  const root = useContext(IslandRoot);
  if (!root) throw new Error('Unexpected content of an island outside of one, expected an <Island> around it');
  return root;
}
