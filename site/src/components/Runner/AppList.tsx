import { translate } from '@docusaurus/Translate';
import { type AppId, appIds, appNames } from '@shop-docs/template';
import type { ReactNode } from 'react';
import type { SettingsAction } from './settings-action.ts';
import styles from './switches.module.css';

interface Props {
  apps: readonly AppId[];
  /** Of lists of which one is open at a time. */
  group: string;
  onChange: (change: SettingsAction) => void;
}

/** In the order in which a reader looks for one. */
const appsByName = [...appIds].sort((one, other) => appNames[one].name.localeCompare(appNames[other].name, 'en'));

/** The apps that the sample shop has installed. */
export default function AppList({ apps, group, onChange }: Props): ReactNode {
  return (
    <details className={styles.more} name={group}>
      <summary>{translate({ message: 'Apps: {count} of {all}' }, { count: apps.length, all: appIds.length })}</summary>
      <fieldset className={styles.list}>
        <legend>{translate({ message: 'Installed apps' })}</legend>
        {appsByName.map((app) => (
          <label key={app}>
            <input
              type="checkbox"
              checked={apps.includes(app)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ type: 'app-switched', app, isInstalled: checked })
              }
            />{' '}
            {appNames[app].name}
          </label>
        ))}
        <button type="button" className="button button--sm" onClick={() => onChange({ type: 'all-apps-switched' })}>
          {apps.length < appIds.length ? translate({ message: 'Install all' }) : translate({ message: 'Remove all' })}
        </button>
      </fieldset>
    </details>
  );
}
