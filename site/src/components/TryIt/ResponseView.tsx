import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { SampleRequest } from '@shop-docs/api/samples';
import { CodeArea } from '@site/src/components/Code/index.tsx';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { explainedAt } from './explained-at.ts';
import { foldNulls } from './fold-nulls.ts';
import Hint from './Hint.tsx';
import { highlight } from './highlight.ts';
import type { Answer } from './send-request.ts';
import styles from './styles.module.css';

const Meaning = lazy(() => import('./Meaning.tsx'));

interface Props {
  answer: Answer;
  /** What was sent: it may be out of view above its answer. */
  sent?: SampleRequest | undefined;
  /** Why the answer is what it is, when the reader asked for an error; said where the answer itself gives no reason. */
  how?: string | undefined;
  /** Whether an error leads to its explanation. */
  explains?: boolean;
  /** What the reader can do about it, after the reason. */
  children?: ReactNode;
  /** Stands for a body that is a page. */
  page?: ReactNode;
}

/** An answer: its status, what it means, and its body. */
export default function ResponseView({ answer, sent, how, explains = false, children, page }: Props): ReactNode {
  const { status, statusLine, body, location, hint } = answer;
  const html = useMemo(
    () => (body === undefined ? null : foldNulls(highlight(JSON.stringify(body, null, 2), 'json'))),
    [body],
  );
  const code = status >= 400 ? String(Object(body).error) : null;
  return (
    <div className={styles.response} data-status={status}>
      <div className={styles.answerHead}>
        <p>
          <b className={status > 0 && status < 400 ? styles.good : styles.bad}>{statusLine}</b>{' '}
          {sent && <span className={styles.sent}>{inOneLine(sent)}</span>}
        </p>
        {code !== null && (
          <Suspense fallback={null}>
            <Meaning body={body} />
          </Suspense>
        )}
        {(hint || how) && <p>{hint ? <Hint hint={hint} /> : how}</p>}
        <p className={styles.actions}>
          {children}
          {code && explains && (
            <Link to={explainedAt(`#error-${code}`, '/api/')}>
              <Translate values={{ code: <code>{code}</code> }}>{'What to do about {code}'}</Translate>
            </Link>
          )}
        </p>
      </div>
      {location && (
        <p className={styles.location}>
          {translate({ message: 'Location:' })} <code>{location}</code>
        </p>
      )}
      {page}
      {html !== null && <CodeArea html={html} label={translate({ message: 'Body of the response' })} />}
    </div>
  );
}

/** `POST /1/items/edit_stock, 2 values`, or with its query. */
function inOneLine({ method, url, form }: SampleRequest): string {
  const { pathname, search } = new URL(url);
  const line = `${method} ${pathname}${decodeURIComponent(search.replaceAll('+', ' '))}`;
  if (!form) return line;
  const values =
    form.length === 1
      ? translate({ message: '1 value' })
      : translate({ message: '{count} values' }, { count: form.length });
  return `${line}, ${values}`;
}
