import { translate } from '@docusaurus/Translate';
import type { CompactParameter } from '@shop-docs/api/compact';
import { credentials } from '@shop-docs/api/sandbox';
import type { FormEvent, ReactNode } from 'react';
import Fields from './Fields.tsx';
import type { Opening } from './opening.ts';
import styles from './styles.module.css';
import type { useCall } from './use-call.ts';

interface Props extends Pick<Opening, 'meanings' | 'conditions'> {
  id: string;
  call: ReturnType<typeof useCall>;
}

const isAsked = ({ required, conditional, indexed }: CompactParameter): boolean =>
  required || (conditional && !indexed);

/** What a call is made of: its token, what it asks for, and what it may be given besides. */
export default function ValuesForm({ id, call, meanings, conditions }: Props): ReactNode {
  const { operation, token, values, refusal } = call;
  const asked = operation.parameters.filter(isAsked);
  const optional = operation.parameters.filter((parameter) => !isAsked(parameter));
  const shared = { meanings, conditions, values, refusal, onChange: call.edit };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void call.send();
  };
  return (
    <form className={styles.form} id={`${id}-form`} noValidate onSubmit={send}>
      {operation.auth === 'token' && (
        <div className={styles.field}>
          <label htmlFor={`${id}-token`}>{translate({ message: 'Access token' })}</label>
          <span id={`${id}-token-rule`} className={styles.rule}>
            {token === credentials.accessToken
              ? translate({ message: 'of the sandbox, with all scopes' })
              : translate({ message: 'sent as Bearer' })}
          </span>
          <input
            id={`${id}-token`}
            className={styles.control}
            value={token}
            aria-describedby={`${id}-token-rule`}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => call.typeToken(target.value)}
          />
        </div>
      )}
      <Fields {...shared} parameters={asked.length > 0 ? asked : optional} />
      {asked.length > 0 && optional.length > 0 && (
        <details className={styles.optional}>
          <summary>{translate({ message: 'Optional fields' })}</summary>
          <Fields {...shared} parameters={optional} />
        </details>
      )}
      <p className={styles.actions}>
        <button type="button" className="button button--sm" onClick={call.fillExample}>
          {translate({ message: 'Fill in the example' })}
        </button>
      </p>
    </form>
  );
}
