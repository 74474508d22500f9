import BreakableName from '@site/src/components/BreakableName/index.tsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What it lists, such as `Tags on this page`. */
  label: string;
  /** The same with the number of entries: `12 tags on this page`. */
  count: string;
  /** Names of tags with the anchors that they lead to, in the order of the page. */
  entries: readonly (readonly [name: string, anchor: string])[];
}

/** So many characters fit a column of the ordinary width; above a phone no name breaks. */
const narrow = 28;

/** More entries than these would push the page itself off a phone: there they open on demand. */
const few = 8;

/** The tags of a page, each a link to its place. */
export default function PageIndex({ label, count, entries }: Props): ReactNode {
  const isWide = entries.some(([name]) => name.length > narrow);
  return (
    <nav
      className={`${styles.index} ${isWide ? styles.wide : ''}`}
      aria-label={label}
      data-search="skip"
      data-print="skip"
    >
      <p>{count}</p>
      {entries.length > few && (
        <details className={styles.fold}>
          <summary>{count}</summary>
        </details>
      )}
      <ul>
        {entries.map(([name, anchor]) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              <code>
                <BreakableName name={name} />
              </code>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
