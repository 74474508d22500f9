import { sharedRun } from '@site/hydration/contract.ts';
import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { type RunAction, type RunState, reduceRun } from './run-state.ts';
import { readSettings } from './settings.ts';
import { fragmentOf, readShared } from './share-link.ts';

const rest = 400;
/** Counts how often addresses were told to forget: what was still being packed then is not written. */
let forgotten = 0;

/** Gives the address of this page that fragment, or none. */
const write = (fragment: string): void =>
  history.replaceState(history.state, '', location.pathname + location.search + fragment);

interface Shared {
  readonly state: RunState;
  readonly dispatch: Dispatch<RunAction>;
  /** The link that opened the runner could not be read. */
  readonly isTorn: boolean;
  /** Writes the state into the address. @returns The address. */
  readonly share: () => Promise<string>;
}

/**
 * State of a runner that lives in the address: a link to it opens it again. Nothing else keeps it.
 * @param initial What the page shows.
 * @param packed State from the address; it takes the place of the initial one.
 * @param place Number of the runner on its page.
 */
export function useSharedState(initial: RunState, packed: string | undefined, place: () => number): Shared {
  const [state, dispatch] = useReducer(reduceRun, initial);
  const [isTorn, setTorn] = useState(false);
  const share = async () => {
    write(await fragmentOf(place(), state));
    return location.href;
  };

  useEffect(() => {
    if (packed === undefined) return;
    let current = true;
    void readShared(packed).then((shared) => {
      if (!current) return;
      if (!shared) return setTorn(true);
      const opened = { source: shared.source, settings: readSettings({ ...shared.settings }) };
      dispatch({ type: 'opened', state: opened });
    });
    return () => {
      current = false;
    };
  }, [packed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: writes the state when it changes, and only then
  useEffect(() => {
    if (state === initial) return;
    const since = forgotten;
    let current = true;
    const timer = setTimeout(async () => {
      const fragment = await fragmentOf(place(), state);
      if (current && since === forgotten) write(fragment);
    }, rest);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [state]);

  return { state, dispatch, isTorn, share };
}

/** Takes the state out of the address. */
export function forgetShared(): void {
  forgotten += 1;
  if (location.hash.startsWith(sharedRun)) write('');
}
