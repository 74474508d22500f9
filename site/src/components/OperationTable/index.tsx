import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import BreakableName from '@site/src/components/BreakableName/index.tsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Entry {
  title: string;
  method: string;
  path: string;
  href: string;
  scope: string | null;
}

/** All operations, grouped by resource, each a link to its page. */
export default function OperationTable({
  groups,
}: {
  groups: readonly { group: string; closedTo?: string; operations: readonly Entry[] }[];
}): ReactNode {
  return (
    <div className={styles.groups}>
      {groups.map(({ group, closedTo, operations }) => (
        <section key={group} aria-label={group}>
          <p className={styles.group}>
            {group}
            {closedTo && ` ${translate({ message: '(closed to {readers})' }, { readers: closedTo })}`}
          </p>
          <ul className={styles.list}>
            {operations.map(({ title, method, path, href, scope }) => (
              <li key={href}>
                <Link to={href}>{title}</Link>{' '}
                <span className={styles.call}>
                  <code>
                    {`${method} `}
                    <BreakableName name={path} />
                  </code>{' '}
                  {scope && <span className={styles.scope}>{scope}</span>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
