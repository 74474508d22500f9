import { translate } from '@docusaurus/Translate';
import { type ReactNode, useId, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** What is to be known of this run. */
  status: string;
  isAboutCode: boolean;
  /** More buttons. */
  actions: ReactNode;
  onReset: () => void;
  onCopyLink: () => void;
  onClose: () => void;
}

/** Title and buttons of a runner; on a phone most of them are folded away. */
export default function Head({ title, status, isAboutCode, actions, onReset, onCopyLink, onClose }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <header className={styles.head}>
      <strong>{title}</strong>
      <span role="status" className={styles.said} data-about={isAboutCode ? 'code' : 'result'}>
        {status}
      </span>
      <button
        type="button"
        className={`button button--sm ${styles.more}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {translate({ message: 'Actions' })}
      </button>
      <div className={styles.tools} id={id} data-open={isOpen}>
        {actions}
        <button type="button" className="button button--sm" onClick={onReset}>
          {translate({ message: 'Reset' })}
        </button>
        <button type="button" className="button button--sm" onClick={onCopyLink}>
          {translate({ message: 'Copy link' })}
        </button>
      </div>
      <button type="button" className="button button--sm" onClick={onClose}>
        {translate({ message: 'Close' })}
      </button>
    </header>
  );
}
