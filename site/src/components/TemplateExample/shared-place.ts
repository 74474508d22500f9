import { sharedRun } from '@site/hydration/contract.ts';
import { type RefObject, useEffect, useState } from 'react';

/** An address that opens a runner: `#run=3.…`, the number of the runner on its page and its packed state. */
const shared = new RegExp(`^${sharedRun}(\\d{1,3})\\.([\\w-]+)$`);

/** What the address carries, and for which runner of the page. */
function sharedRunOfAddress(): { readonly place: number; readonly packed: string } | undefined {
  const [, place, packed] = shared.exec(location.hash) ?? [];
  return packed === undefined ? undefined : { place: Number(place), packed };
}

/** The runner that the address carries a state for. */
export function sharedRunner(): Element | undefined {
  const run = sharedRunOfAddress();
  return run && document.querySelectorAll('[data-example]')[run.place];
}

/** Number of a runner among those of its page, from 0. */
export function placeOf(element: Element): number {
  return [...document.querySelectorAll('[data-example]')].indexOf(element);
}

/**
 * The packed state that the address carries for a runner.
 * @returns The state, and what forgets it once the runner is closed.
 * @param onFound Called when a page is opened with such an address, or the address changes to one.
 */
export function useSharedRun(
  root: RefObject<Element | null>,
  onFound: () => void,
): readonly [packed: string | undefined, forget: () => void] {
  const [packed, setPacked] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once; onFound only sets state
  useEffect(() => {
    const look = () => {
      const run = sharedRunOfAddress();
      if (!run || !root.current || run.place !== placeOf(root.current)) return;
      setPacked(run.packed);
      onFound();
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return [packed, () => setPacked(undefined)];
}
