import { sharedRun } from '@site/hydration/contract.ts';
import { useEffect, useState } from 'react';
import { type RunSettings, readSettings } from './settings.ts';
import { fragmentOf, readShared } from './share-link.ts';

/** Source and switches of a runner. */
export interface RunState {
  readonly source: string;
  readonly settings: RunSettings;
}

const rest = 400;
/** Counts how often addresses were told to forget: what was still being packed then is not written. */
let forgotten = 0;

/** Gives the address of this page that fragment, or none. */
const write = (fragment: string): void =>
  history.replaceState(history.state, '', location.pathname + location.search + fragment);

interface Shared {
  readonly state: RunState;
  readonly setState: (change: (before: RunState) => RunState) => void;
  /** The link that opened the runner could not be read. */
  readonly isTorn: boolean;
  /** Writes the state into the address. @returns The address. */
  readonly share: () => Promise<string>;
}

interface Sources {
  /** What the page shows. */
  readonly initial: RunState;
  /** What the reader left when it was closed. */
  readonly kept: RunState | undefined;
  /** State from the address; it takes the place of both. */
  readonly packed: string | undefined;
  /** Number of the runner on its page. */
  readonly place: () => number;
}

/** State of a runner that lives in the address: a link to it opens it again. */
export function useSharedState({ initial, kept, packed, place }: Sources): Shared {
  const [state, setState] = useState(kept ?? initial);
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
      if (shared) setState({ source: shared.source, settings: readSettings({ ...shared.settings }) });
      else setTorn(true);
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

  return { state, setState, isTorn, share };
}

/** Takes the state out of the address. */
export function forgetShared(): void {
  forgotten += 1;
  if (location.hash.startsWith(sharedRun)) write('');
}
