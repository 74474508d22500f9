import type { ReactNode } from 'react';
import tryIt from '../TryIt/styles.module.css';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** What the step needs that is not there yet: it stands in the place of its buttons. */
  waitsFor?: string | false | undefined;
  /** What has come of it. */
  result: ReactNode;
  children: ReactNode;
}

/** A step of the walk. */
export default function Step({ title, waitsFor, result, children }: Props): ReactNode {
  return (
    <li>
      <h4>{title}</h4>
      {waitsFor ? <p className={styles.waits}>{waitsFor}</p> : children}
      {result}
    </li>
  );
}

interface ButtonsProps {
  label: string;
  /** Once more, to see it refused. */
  isRepeat?: boolean;
  onSend: () => void;
  children?: ReactNode;
}

/** The button that does a step, and others beside it. */
export function StepButtons({ label, isRepeat = false, onSend, children }: ButtonsProps): ReactNode {
  return (
    <p className={tryIt.actions}>
      <button type="button" className={`button button--sm${isRepeat ? '' : ' button--primary'}`} onClick={onSend}>
        {label}
      </button>
      {children}
    </p>
  );
}
