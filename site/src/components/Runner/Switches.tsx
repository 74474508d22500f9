import { translate } from '@docusaurus/Translate';
import { type DesignOption, itemStateNames, pageNames, pageTitles } from '@shop-docs/template';
import { type ReactNode, useId, useState } from 'react';
import AppList from './AppList.tsx';
import Choice, { type Choices } from './Choice.tsx';
import { type DeviceWidth, deviceOf, devices } from './device.ts';
import OptionList from './OptionList.tsx';
import { type RunSettings, stateNames } from './settings.ts';
import type { SettingsAction } from './settings-action.ts';
import styles from './switches.module.css';

interface Props {
  settings: RunSettings;
  /** Design options that the source declares. */
  options: ReadonlyMap<string, DesignOption>;
  onChange: (change: SettingsAction) => void;
  device: DeviceWidth | undefined;
  /** Without it, the width of the result is no choice. */
  onDevice?: ((device: DeviceWidth | undefined) => void) | undefined;
}

/** Stands for a shop without items where the others are states of an item. */
const none = 'none';

const languages: Choices = [
  ['ja', translate({ message: 'Japanese' })],
  ['en', translate({ message: 'English' })],
];

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
          onChange={(value) =>
            onChange({ type: 'page-opened', page: { page: pageNames.find((each) => each === value) ?? page } })
          }
        />
        <Choice
          label={translate({ message: 'Item' })}
          value={thing}
          values={things}
          onChange={(value) =>
            onChange(
              value === none
                ? { type: 'shop-emptied' }
                : { type: 'item-chosen', item: stateNames.find((each) => each === value) },
            )
          }
        />
        <Choice
          label={translate({ message: 'Language' })}
          value={language}
          values={languages}
          onChange={(value) => onChange({ type: 'language-chosen', language: value === 'en' ? 'en' : 'ja' })}
        />
        {onDevice && (
          <Choice
            label={translate({ message: 'Width' })}
            value={String(device ?? '')}
            values={[['', translate({ message: 'Full' })], ...Object.entries(devices)]}
            onChange={(value) => onDevice(deviceOf(value))}
          />
        )}
        <AppList apps={apps} group={id} onChange={onChange} />
        {options.size > 0 && <OptionList options={options} chosen={settings.options} group={id} onChange={onChange} />}
      </div>
    </div>
  );
}

const nameOf = (values: Choices, value: string): string => values.find(([each]) => each === value)?.[1] ?? '';
