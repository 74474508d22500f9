import { translate } from '@docusaurus/Translate';
import { knownScopes as scopes } from '@shop-docs/api/sandbox';
import { type ReactNode, useId } from 'react';
import tryIt from '../TryIt/styles.module.css';
import { authorizeChecks, type Choices } from './authorize-checks.ts';
import styles from './styles.module.css';

interface Props {
  choices: Choices;
  onChange: (choices: Choices) => void;
  onOpen: () => void;
  /** The URL that the choices make. */
  url: string;
}

/** 24 hexadecimal digits that nobody can guess. */
const randomState = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The first step: the URL to which the browser of the shop owner goes. */
export default function AuthorizeStep({ choices, onChange, onOpen, url }: Props): ReactNode {
  const id = useId();
  const text = (name: 'clientId' | 'redirectUri' | 'state', label: string, more?: ReactNode) => (
    <div className={tryIt.field}>
      <label htmlFor={`${id}-${name}`}>
        <code>{label}</code>
      </label>
      <div className={styles.control}>
        <input
          id={`${id}-${name}`}
          className={tryIt.control}
          value={choices[name]}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-checks`}
          onChange={({ target }) => onChange({ ...choices, [name]: target.value })}
        />
        {more}
      </div>
    </div>
  );
  const toggle = (scope: string) => {
    const isChosen = choices.scopes.includes(scope);
    const chosen = scopes.filter((each) => (each === scope ? !isChosen : choices.scopes.includes(each)));
    onChange({ ...choices, scopes: chosen });
  };
  return (
    <>
      <div className={styles.fields}>
        {text('clientId', 'client_id')}
        {text('redirectUri', 'redirect_uri')}
        <fieldset className={styles.scope}>
          <legend>
            <code>scope</code>
          </legend>
          <div className={styles.scopes}>
            {scopes.map((scope) => (
              <label key={scope}>
                <input type="checkbox" checked={choices.scopes.includes(scope)} onChange={() => toggle(scope)} />{' '}
                <code>{scope}</code>
              </label>
            ))}
          </div>
        </fieldset>
        {text(
          'state',
          'state',
          <button
            type="button"
            className="button button--sm"
            onClick={() => onChange({ ...choices, state: randomState() })}
          >
            {translate({ message: 'Make a random one' })}
          </button>,
        )}
      </div>
      <ul className={styles.checks} id={`${id}-checks`} aria-live="polite">
        {authorizeChecks(choices).map(({ good, text: what }) => (
          <li key={what} className={good ? styles.kept : styles.broken}>
            <b>{good ? translate({ message: 'Good' }) : translate({ message: 'Check' })}</b> {what}
          </li>
        ))}
      </ul>
      <p className={styles.address}>
        <code>{url}</code>
      </p>
      <p className={tryIt.actions}>
        <button type="button" className="button button--primary button--sm" onClick={onOpen}>
          {translate({ message: 'Open the URL as the shop owner' })}
        </button>
      </p>
    </>
  );
}
