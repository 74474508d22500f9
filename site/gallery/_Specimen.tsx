import { type ReactNode, useEffect, useRef } from 'react';
import { press } from './_press.ts';
import styles from './_styles.module.css';

interface Props {
  /** The component, and its state. */
  name: string;
  /** Written into the first field before anything is pressed. */
  text?: string;
  /** What is pressed, one after the other. */
  presses?: readonly string[];
  /** Selector of what is there when the state is reached. */
  until?: string;
  children: ReactNode;
}

/** A component in one of its states. */
export default function Specimen({ name, text, presses = [], until, children }: Props): ReactNode {
  const root = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the component is there
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const leave = new AbortController();
    const field = element.querySelector('textarea');
    if (field && text !== undefined) field.value = text;
    void press(element, presses, until, leave.signal).then(() => element.setAttribute('data-ready', ''));
    return () => leave.abort();
  }, []);
  return (
    <section ref={root} className={styles.specimen} data-specimen={name} aria-label={name}>
      <p className={styles.name}>{name}</p>
      {children}
    </section>
  );
}
