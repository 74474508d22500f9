import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import chip from '../Chip/styles.module.css';
import type { ExampleState } from './example-input.ts';
import styles from './styles.module.css';

interface Props {
  states: readonly ExampleState[];
  chosen: number;
  onChoose: (place: number) => void;
}

/** The states of the sample shop in which an example shows something else, to press. */
export default function States({ states, chosen, onChoose }: Props): ReactNode {
  return (
    <span role="group" aria-label={translate({ message: 'State of the sample shop' })} className={styles.states}>
      {states.map(({ label }, place) => (
        <button
          key={label}
          type="button"
          className={chip.chip}
          aria-pressed={place === chosen}
          onClick={() => onChoose(place)}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
