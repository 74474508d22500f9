import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Page that describes the fields. */
  page: string;
  /** Anchors of the fields, the same on both pages, and their names. */
  fields: readonly (readonly [id: string, name: string])[];
}

/** The fields of an object that another page describes. */
export default function FieldLinks({ page, fields }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return (
    <ul className={styles.fields} data-search="skip">
      {fields.map(([id, name]) => {
        collectAnchor(id);
        return (
          <li key={id} id={id}>
            <Link to={`${page}#${id}`}>
              <code>{name}</code>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
