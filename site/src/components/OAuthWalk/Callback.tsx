import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What an application reads of its callback: a code or an error, and whether the state is its own. */
export default function Callback({ callback, state }: { callback: URLSearchParams; state: string }): ReactNode {
  const isSame = (callback.get('state') ?? '') === state;
  return (
    <p className={styles.callback}>
      {callback.has('code')
        ? translate({ message: 'Your callback has a code.' })
        : translate(
            { message: 'Your callback has {error} instead of a code.' },
            { error: callback.get('error') ?? '' },
          )}{' '}
      {isSame
        ? translate({ message: 'The state is the one that you sent.' })
        : translate({ message: 'The state differs: refuse this callback.' })}
    </p>
  );
}
