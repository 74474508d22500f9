import BreakableName from '@site/src/components/BreakableName/index.tsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Names of the tags and the anchors of their entries, in the order of the page. */
  tags: readonly (readonly [name: string, anchor: string])[];
}

/** So many characters fit a column of the ordinary width; above a phone no name breaks. */
const narrow = 28;

/** More names than these would push the page itself off a phone: there they open on demand. */
const few = 8;

/** Every tag of a page, each a link to its entry. */
export default function PageTags({ tags }: Props): ReactNode {
  const count = `${tags.length} tags on this page`;
  const isWide = tags.some(([name]) => name.length > narrow);
  return (
    <nav
      className={`${styles.index} ${isWide ? styles.wide : ''}`}
      aria-label="Tags on this page"
      data-search="skip"
      data-print="skip"
    >
      <p>{count}</p>
      {tags.length > few && (
        <details className={styles.fold}>
          <summary>{count}</summary>
        </details>
      )}
      <ul>
        {tags.map(([name, anchor]) => (
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
