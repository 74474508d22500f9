import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import { explainedAt } from './explained-at.ts';
import { hintParts } from './hint-parts.ts';

/** What was wrong with a request, in English, with a link to each decision of the sandbox that it names. */
export default function Hint({ hint }: { readonly hint: string }): ReactNode {
  return (
    <>
      {hintParts(hint).map(({ at, text, decision }) =>
        decision === null ? (
          text
        ) : (
          <Fragment key={at}>
            (
            <Link to={explainedAt(`#sandbox-${decision}`, '/api/users/me')}>
              {translate({ message: 'decided by the sandbox' })}
            </Link>
            )
          </Fragment>
        ),
      )}
      .
    </>
  );
}
