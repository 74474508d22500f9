import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Hint from '@site/src/components/TryIt/Hint.tsx';
import { highlight } from '@site/src/components/TryIt/highlight.ts';
import type { Answer } from '@site/src/components/TryIt/send-request.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import endpoint from '../Endpoint/styles.module.css';
import { shortened } from './shortened.ts';
import styles from './styles.module.css';

interface Props {
  /** Origin of the API. */
  host: string;
  /** Items of the sandbox, by number and name. */
  items: readonly { readonly id: number; readonly title: string }[];
  onSend: (itemId: string, stock: string) => Promise<Answer>;
}

interface Call {
  readonly itemId: string;
  readonly stock: string;
}

/** What a form holds; its fields keep what a reader typed before the page was awake. */
function callOf(form: HTMLFormElement): Call {
  const values = new FormData(form);
  return { itemId: String(values.get('item_id')), stock: String(values.get('stock')) };
}

/** The request as it would be sent. */
const requestText = (host: string, { itemId, stock }: Call) => `POST /1/items/edit_stock HTTP/1.1
Host: ${new URL(host).host}
Authorization: Bearer ACCESS_TOKEN
Content-Type: application/x-www-form-urlencoded

${new URLSearchParams({ item_id: itemId, stock })}`;

/** An answer: its status, what was wrong in English, and the lines of its body that tell what the call did. */
function AnswerView({ answer: { status, statusLine, body, hint } }: { answer: Answer }): ReactNode {
  const html = highlight(shortened(JSON.stringify(body, null, 2)), 'json');
  return (
    <>
      <p className={status < 400 ? styles.good : styles.bad}>{statusLine}</p>
      {hint && (
        <p className={styles.hint}>
          <Hint hint={hint} />
        </p>
      )}
      <pre className={styles.code}>
        <code
          // biome-ignore lint/security/noDangerouslySetInnerHtml: highlight escapes the answer
          dangerouslySetInnerHTML={{
            __html: html.replace(/^ *<span class="tf">"stock".*/m, '<mark>$&</mark>'),
          }}
        />
      </pre>
    </>
  );
}

/** A call that sets the stock of an item: what it sends, and then what was answered. */
export default function CallForm({ host, items, onSend }: Props): ReactNode {
  const [call, setCall] = useState<Call>({ itemId: String(items[0]?.id), stock: '0' });
  const [answer, setAnswer] = useState<Answer>();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { itemId, stock } = callOf(event.currentTarget);
    setAnswer(await onSend(itemId, stock));
  };
  return (
    <form
      className={styles.api}
      onInput={(event) => setCall(callOf(event.currentTarget))}
      onSubmit={(event) => void send(event)}
    >
      <p className={styles.line}>
        <b className={`${endpoint.method} ${endpoint.post}`}>POST</b> <code>/1/items/edit_stock</code>
      </p>
      <label data-markdown-ignore>
        <code>item_id</code>
        <select name="item_id">
          {items.map(({ id, title }) => (
            <option key={id} value={id}>
              {id} {title}
            </option>
          ))}
        </select>
      </label>
      <label data-markdown-ignore>
        <code>stock</code>
        <input name="stock" type="number" defaultValue="0" />
      </label>
      <button type="submit" className="button button--primary">
        {translate({ message: 'Send' })}
      </button>
      <noscript>
        <p className={styles.hint}>{translate({ message: 'Send needs JavaScript.' })}</p>
      </noscript>
      <div className={styles.said}>
        {answer ? (
          <AnswerView answer={answer} />
        ) : (
          <>
            <p className={styles.hint}>{translate({ message: 'Request' })}</p>
            <pre className={styles.code}>
              <code>{requestText(host, call)}</code>
            </pre>
          </>
        )}
      </div>
      <p className={styles.more}>
        {answer && answer.status < 400 && call.stock === '0'
          ? translate({ message: 'Now send a stock of 5: the item is for sale again.' })
          : translate({ message: 'Send a stock of 0: the shop shows “Sold out.”' })}{' '}
        <Link to="/api/items/edit_stock">{translate({ message: 'About this call' })}</Link>
      </p>
    </form>
  );
}
