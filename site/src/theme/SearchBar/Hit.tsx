import type { InternalDocSearchHit, StoredDocSearchHit } from '@docsearch/react';
import Link from '@docusaurus/Link';
import type { JSX, ReactNode } from 'react';
import { hitLabel } from '../../search/hit-label.ts';
import { sendFirstHitClick } from '../../search/insights.ts';
import { isExternal } from '../../search/result-url.ts';

interface Props {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  readonly children: ReactNode;
}

/** A result, with what it is at its end. Stock opens other sites in a new tab on a click, and in this one by key; here both stay in this tab. */
export default function Hit({ hit, children }: Props): JSX.Element {
  const onClick = () => sendFirstHitClick(hit);
  const label = hitLabel(hit);
  const content = (
    <>
      {children}
      {label && <span className="search-hit-kind">{label}</span>}
    </>
  );
  return isExternal(hit.url) ? (
    <a href={hit.url} onClick={onClick}>
      {content}
    </a>
  ) : (
    <Link to={hit.url} onClick={onClick}>
      {content}
    </Link>
  );
}
