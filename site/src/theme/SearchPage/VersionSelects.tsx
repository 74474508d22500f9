import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

/** Version to search in, by docs plugin. */
export type Versions = Readonly<Record<string, string>>;

/** The latest version of each docs plugin, and the means to choose another. */
export function useVersions() {
  const plugins = useAllDocsData();
  const [versions, setVersions] = useState<Versions>(() =>
    Object.fromEntries(
      Object.entries(plugins).map(
        ([
          id,
          {
            versions: [latest],
          },
        ]) => [id, latest?.name ?? 'current'],
      ),
    ),
  );
  const versioned = Object.entries(plugins).filter(([, plugin]) => plugin.versions.length > 1);
  return { versions, setVersions, versioned };
}

/** One select per docs plugin with several versions; nothing when there is none. */
export function VersionSelects({ versions, setVersions, versioned }: ReturnType<typeof useVersions>): ReactNode {
  if (versioned.length === 0) return null;
  return (
    <div className={clsx('col', 'col--3', 'padding-left--none', styles.searchVersionColumn)}>
      {versioned.map(([id, plugin]) => (
        <select
          key={id}
          aria-label={versioned.length > 1 ? `Version of ${id}` : 'Version'}
          className={styles.searchVersionInput}
          value={versions[id]}
          onChange={({ target }) => setVersions({ ...versions, [id]: target.value })}
        >
          {plugin.versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {versioned.length > 1 ? `${id}: ${label}` : label}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}
