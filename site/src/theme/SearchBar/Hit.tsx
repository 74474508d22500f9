import type { InternalDocSearchHit, StoredDocSearchHit } from '@docsearch/react';
import Link from '@docusaurus/Link';
import type { JSX, ReactNode } from 'react';
import { sendFirstHitClick } from '../../search/insights';
import { isExternal } from '../../search/resultUrl';

interface Props {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  readonly children: ReactNode;
}

/** A result. Stock opens other sites in a new tab on a click, and in this one by key; here both stay in this tab. */
export default function Hit({ hit, children }: Props): JSX.Element {
  const onClick = () => sendFirstHitClick(hit);
  return isExternal(hit.url) ? (
    <a href={hit.url} onClick={onClick}>
      {children}
    </a>
  ) : (
    <Link to={hit.url} onClick={onClick}>
      {children}
    </Link>
  );
}
