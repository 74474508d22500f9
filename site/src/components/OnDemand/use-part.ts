import { wholeStyles } from '@site/src/styles/whole-styles.ts';
import { type ComponentType, useState } from 'react';

type State<Props> = 'closed' | 'loading' | 'failed' | { readonly Part: ComponentType<Props> };

/**
 * A part of the page that is fetched when the reader asks for it. Until it is there the page stays as it is, and a
 * part that did not arrive can be asked for again.
 * @returns Where the part is, and what asks for it.
 */
export function usePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): readonly [state: State<Props>, ask: () => void] {
  const [state, setState] = useState<State<Props>>('closed');
  const ask = () => {
    if (typeof state === 'object' || state === 'loading') return;
    setState('loading');
    Promise.all([load(), wholeStyles()]).then(
      ([loaded]) => setState({ Part: loaded.default }),
      () => setState('failed'),
    );
  };
  return [state, ask];
}
