import { translate } from '@docusaurus/Translate';
import { wholeStyles } from '@site/src/styles/whole-styles.ts';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './styles.module.css';

/** What every part that opens on demand is told besides its own props. */
export interface Opened {
  onClose: () => void;
}

/** A button that opens the part. */
export interface Opener<Own extends object> {
  label: string;
  /** What the part is told. */
  props: Own;
}

interface Props<Own extends object> {
  /** The first button is what most readers want. */
  openers: readonly Opener<Own>[];
  /** Loads the part; called when the reader opens it. */
  load: () => Promise<{ default: ComponentType<Own & Opened> }>;
  /** Each new number opens the part with the last of the openers, as if it were pressed. */
  asked?: number;
  /** Stands before the buttons while the part is closed. */
  head?: ReactNode;
  /** Stands below the buttons while the part is closed. */
  children?: ReactNode;
}

type State<Own extends object> =
  | 'closed'
  | 'loading'
  | 'failed'
  | { readonly Part: ComponentType<Own & Opened>; readonly props: Own };

/** Buttons that load and show an interactive part in their place. The part takes the focus, and gives it back. */
export default function OnDemand<Own extends object>({
  openers,
  load,
  asked = 0,
  head,
  children,
}: Props<Own>): ReactNode {
  const [state, setState] = useState<State<Own>>('closed');
  const buttons = useRef<HTMLDivElement>(null);
  const pressed = useRef(0);
  const open = (index: number, props: Own) => {
    pressed.current = index;
    setState('loading');
    // Of two presses before the part has come, the last one is what the reader wants.
    Promise.all([load(), wholeStyles()]).then(
      ([loaded]) => pressed.current === index && setState({ Part: loaded.default, props }),
      () => setState('failed'),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the reader asks
  useEffect(() => {
    const last = openers.at(-1);
    if (asked > 0 && last && (state === 'closed' || state === 'failed')) open(openers.length - 1, last.props);
  }, [asked]);
  const close = () => {
    flushSync(() => setState('closed'));
    buttons.current?.querySelectorAll('button')[pressed.current]?.focus();
    buttons.current?.closest('[data-rail] > div')?.scrollTo({ top: 0, behavior: 'instant' }); // to the head of the example
  };
  if (typeof state === 'object')
    return (
      <div className={styles.onDemand} data-search="skip">
        <state.Part {...state.props} onClose={close} />
      </div>
    );
  return (
    <div className={styles.onDemand} data-search="skip">
      <div className={styles.buttons} ref={buttons}>
        {head}
        {openers.map(({ label, props }, index) => (
          <button
            key={label}
            type="button"
            className={index === 0 ? 'button button--primary' : 'button'}
            onClick={() => open(index, props)}
            aria-disabled={state === 'loading'}
          >
            {label}
          </button>
        ))}
        <p role="status" className={styles.status} data-loading={translate({ message: 'Loading…' })}>
          {state === 'loading' && translate({ message: 'Loading…' })}
          {state === 'failed' &&
            translate({ message: 'This part did not load. Check your connection, then press the button again.' })}
        </p>
        <noscript>
          <p className={styles.status}>{translate({ message: 'This part needs JavaScript.' })}</p>
        </noscript>
      </div>
      {children}
    </div>
  );
}
