import { lazy, type ReactNode, Suspense, useState } from 'react';
import styles from './styles.module.css';

const Panel = lazy(() => import('./Panel'));

/** Opens a form that sends this call to a shop inside the page. Its script is loaded when the reader opens it. */
export default function TryIt({ op }: { op: string }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.tryIt} data-search="skip" data-print="skip">
      {open ? (
        <Suspense fallback={<p role="status">Opening the sandbox shop…</p>}>
          <Panel op={op} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <button type="button" className="button button--primary" onClick={() => setOpen(true)}>
          Try this call
        </button>
      )}
    </div>
  );
}
