import type { Theme } from './theme.ts';

/** Whether one offset is on a page whenever another one is: all blocks around the one are around the other. */
export function isWherever(theme: Theme, one: number, other: number): boolean {
  const block = theme.blockAt(one);
  if (block === 0 || block === theme.blockAt(other)) return true;
  const around = new Set(theme.around(other));
  return theme.around(one).every((name) => around.has(name));
}
