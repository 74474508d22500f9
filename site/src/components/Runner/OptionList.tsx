import { translate } from '@docusaurus/Translate';
import type { DesignOption } from '@shop-docs/template';
import type { ReactNode } from 'react';
import OptionField from './OptionField.tsx';
import type { SettingsAction } from './settings-action.ts';
import styles from './switches.module.css';

interface Props {
  /** Design options that the source declares. */
  options: ReadonlyMap<string, DesignOption>;
  /** Values of the owner by full name. */
  chosen: Readonly<Record<string, string>>;
  /** Of lists of which one is open at a time. */
  group: string;
  onChange: (change: SettingsAction) => void;
}

/** What the owner of the sample shop has chosen of a theme's design options. */
export default function OptionList({ options, chosen, group, onChange }: Props): ReactNode {
  return (
    <details className={styles.more} name={group}>
      <summary>{translate({ message: 'Design options: {count}' }, { count: options.size })}</summary>
      <fieldset className={styles.list}>
        <legend>{translate({ message: 'The owner’s choices' })}</legend>
        {[...options].map(([name, option]) => (
          <OptionField
            key={name}
            option={option}
            value={chosen[name] ?? option.value}
            onChange={(value) => onChange({ type: 'option-chosen', name, value })}
          />
        ))}
        <button type="button" className="button button--sm" onClick={() => onChange({ type: 'options-cleared' })}>
          {translate({ message: 'Back to the theme’s own' })}
        </button>
      </fieldset>
    </details>
  );
}
