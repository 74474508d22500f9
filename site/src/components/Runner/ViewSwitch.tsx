import { translate } from '@docusaurus/Translate';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

/** Code or result, where a window has room for one of them. The style sheet reads which. */
export default function ViewSwitch(): ReactNode {
  const id = useId();
  return (
    <div className={styles.views} role="radiogroup" aria-label={translate({ message: 'Show' })}>
      <input type="radio" name={id} id={`${id}-code`} data-view="code" defaultChecked />
      <label htmlFor={`${id}-code`}>{translate({ message: 'Code' })}</label>
      <input type="radio" name={id} id={`${id}-result`} data-view="result" />
      <label htmlFor={`${id}-result`}>{translate({ message: 'Result' })}</label>
    </div>
  );
}
