import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './styles.module.css';

/** What every part that opens on demand is told besides its own props. */
export interface Opened {
  onClose: () => void;
}

interface Props<Own extends object> {
  /** Text of the button. */
  label: string;
  /** Loads the part; called when the reader opens it. */
  load: () => Promise<{ default: ComponentType<Own & Opened> }>;
  props: Own;
}

type State<Own extends object> = 'closed' | 'loading' | 'failed' | { readonly Part: ComponentType<Own & Opened> };

/** A button that loads and shows an interactive part in its place. The part takes the focus, and gives it back. */
export default function OnDemand<Own extends object>({ label, load, props }: Props<Own>): ReactNode {
  const [state, setState] = useState<State<Own>>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setState('loading');
    load().then(
      (loaded) => setState({ Part: loaded.default }),
      () => setState('failed'),
    );
  };
  const close = () => {
    flushSync(() => setState('closed'));
    button.current?.focus();
  };
  return (
    <div className={styles.onDemand} data-search="skip" data-print="skip">
      {typeof state === 'object' ? (
        <state.Part {...props} onClose={close} />
      ) : (
        <>
          <button
            type="button"
            className="button button--primary"
            ref={button}
            onClick={open}
            aria-disabled={state === 'loading'}
          >
            {label}
          </button>
          <p role="status" className={styles.status}>
            {state === 'loading' && 'Loading…'}
            {state === 'failed' && 'This part did not load. Check your connection, then press the button again.'}
          </p>
          <noscript>
            <p className={styles.status}>This part needs JavaScript.</p>
          </noscript>
        </>
      )}
    </div>
  );
}
