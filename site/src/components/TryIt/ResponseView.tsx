import Link from '@docusaurus/Link';
import { CodeArea } from '@site/src/components/Code/index.tsx';
import { type ReactNode, useMemo } from 'react';
import { foldNulls } from './fold-nulls.ts';
import { highlight } from './highlight.ts';
import { hintParts } from './hint-parts.ts';
import type { Answer } from './send-request.ts';
import styles from './styles.module.css';

interface Props {
  answer: Answer;
  /** Why the answer is what it is, when the reader asked for an error. */
  how?: string | undefined;
  /** Whether an error leads to its explanation. */
  explains?: boolean;
  /** What the reader can do about it, after the reason. */
  children?: ReactNode;
}

/** Where something is explained: on this page, or on that of what concerns every call. */
const placeOf = (anchor: string, common: string): string =>
  document.querySelector(anchor) ? anchor : `${common}${anchor}`;

/** A hint, with a link to each decision of the sandbox that it names. */
function withDecisions(hint: string): ReactNode[] {
  return hintParts(hint).map(({ at, text, decision }) =>
    decision === null ? (
      text
    ) : (
      <Link key={at} to={placeOf(`#sandbox-${decision}`, '/api/users/me')}>
        Decided by the sandbox
      </Link>
    ),
  );
}

/** An answer: its status, what it means, and its body. */
export default function ResponseView({ answer, how, explains = false, children }: Props): ReactNode {
  const { status, statusLine, body, location, hint } = answer;
  const html = useMemo(
    () => (body === undefined ? null : foldNulls(highlight(JSON.stringify(body, null, 2), 'json'))),
    [body],
  );
  const code = status >= 400 ? String(Object(body).error) : null;
  return (
    <div className={styles.response} data-status={status}>
      <p className={styles.statusLine}>
        <b className={status > 0 && status < 400 ? styles.good : styles.bad}>{statusLine}</b>
        {how && <span>{how}</span>}
        {hint && <span>{withDecisions(hint)}.</span>}
        {children}
        {code && explains && (
          <Link to={placeOf(`#error-${code}`, '/api/')}>
            What to do about <code>{code}</code>
          </Link>
        )}
      </p>
      {location && (
        <p className={styles.location}>
          Location: <code>{location}</code>
        </p>
      )}
      {html !== null && <CodeArea html={html} label="Body of the response" />}
    </div>
  );
}
