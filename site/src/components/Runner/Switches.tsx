import { translate } from '@docusaurus/Translate';
import { appIds, appNames, type DesignOption, itemStateNames, pageNames, pageTitles } from '@shop-docs/template';
import { type ReactNode, useId, useState } from 'react';
import { type DeviceWidth, deviceOf, devices } from './device.ts';
import OptionField from './OptionField.tsx';
import { type RunSettings, stateNames, withItem, withoutItems, withPage } from './settings.ts';
import styles from './switches.module.css';

interface Props {
  settings: RunSettings;
  /** Design options that the source declares. */
  options: ReadonlyMap<string, DesignOption>;
  onChange: (settings: RunSettings) => void;
  device: DeviceWidth | undefined;
  /** Without it, the width of the result is no choice. */
  onDevice?: ((device: DeviceWidth | undefined) => void) | undefined;
}

/** Stands for a shop without items where the others are states of an item. */
const none = 'none';

type Choices = readonly (readonly [value: string, text: string])[];

const languages: Choices = [
  ['ja', translate({ message: 'Japanese' })],
  ['en', translate({ message: 'English' })],
];

/** In the order in which a reader looks for one. */
const appsByName = [...appIds].sort((one, other) => appNames[one].name.localeCompare(appNames[other].name, 'en'));

/** What the sample shop shows: page, state of the item, language, apps, and the owner's choices. */
export default function Switches({ settings, options, onChange, device, onDevice }: Props): ReactNode {
  const { page, item, empty, apps, language } = settings;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const things: Choices = [
    ['', translate({ message: 'First of the shop' })],
    ...stateNames.map((name) => [name, itemStateNames[name]] as const),
    [none, translate({ message: 'None: an empty shop' })],
  ];
  const thing = empty ? none : (item ?? '');
  const shown = [pageTitles[page], nameOf(things, thing), nameOf(languages, language)].join(', ');
  return (
    <div className={styles.shop}>
      {/* For a phone, where the choices leave no room for what they are about. */}
      <button
        type="button"
        className={styles.fold}
        aria-label={translate({ message: 'Shows: {what}' }, { what: shown })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{shown}</span>
      </button>
      <div className={styles.switches} id={id} data-open={isOpen}>
        <Choice
          label={translate({ message: 'Page' })}
          value={page}
          values={pageNames.map((name) => [name, pageTitles[name]])}
          onChange={(value) => onChange(withPage(settings, { page: pageNames.find((each) => each === value) ?? page }))}
        />
        <Choice
          label={translate({ message: 'Item' })}
          value={thing}
          values={things}
          onChange={(value) =>
            onChange(
              value === none
                ? withoutItems(settings)
                : withItem(
                    settings,
                    stateNames.find((each) => each === value),
                  ),
            )
          }
        />
        <Choice
          label={translate({ message: 'Language' })}
          value={language}
          values={languages}
          onChange={(value) => onChange({ ...settings, language: value === 'en' ? 'en' : 'ja' })}
        />
        {onDevice && (
          <Choice
            label={translate({ message: 'Width' })}
            value={String(device ?? '')}
            values={[['', translate({ message: 'Full' })], ...Object.entries(devices)]}
            onChange={(value) => onDevice(deviceOf(value))}
          />
        )}
        <details className={styles.more} name={id}>
          <summary>
            {translate({ message: 'Apps: {count} of {all}' }, { count: apps.length, all: appIds.length })}
          </summary>
          <fieldset className={styles.list}>
            <legend>{translate({ message: 'Installed apps' })}</legend>
            {appsByName.map((app) => (
              <label key={app}>
                <input
                  type="checkbox"
                  checked={apps.includes(app)}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange({ ...settings, apps: checked ? [...apps, app] : apps.filter((each) => each !== app) })
                  }
                />{' '}
                {appNames[app].name}
              </label>
            ))}
            <button
              type="button"
              className="button button--sm"
              onClick={() => onChange({ ...settings, apps: apps.length < appIds.length ? appIds : [] })}
            >
              {apps.length < appIds.length
                ? translate({ message: 'Install all' })
                : translate({ message: 'Remove all' })}
            </button>
          </fieldset>
        </details>
        {options.size > 0 && (
          <details className={styles.more} name={id}>
            <summary>{translate({ message: 'Design options: {count}' }, { count: options.size })}</summary>
            <fieldset className={styles.list}>
              <legend>{translate({ message: 'The owner’s choices' })}</legend>
              {[...options].map(([name, option]) => (
                <OptionField
                  key={name}
                  option={option}
                  value={settings.options[name] ?? option.value}
                  onChange={(value) => onChange({ ...settings, options: { ...settings.options, [name]: value } })}
                />
              ))}
              <button
                type="button"
                className="button button--sm"
                onClick={() => onChange({ ...settings, options: {} })}
              >
                {translate({ message: 'Back to the theme’s own' })}
              </button>
            </fieldset>
          </details>
        )}
      </div>
    </div>
  );
}

const nameOf = (values: Choices, value: string): string => values.find(([each]) => each === value)?.[1] ?? '';

interface ChoiceProps {
  label: string;
  value: string;
  values: Choices;
  onChange: (value: string) => void;
}

function Choice({ label, value, values, onChange }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {values.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
