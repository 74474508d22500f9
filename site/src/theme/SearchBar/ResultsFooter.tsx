import type { DocSearchModalProps } from '@docsearch/react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import type { JSX } from 'react';

type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

/** Leads to the search page with the same query. */
export default function ResultsFooter({ state, onClose }: FooterProps & { readonly onClose: () => void }): JSX.Element {
  const createSearchLink = useSearchLinkCreator();
  return (
    <Link to={createSearchLink(state.query)} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{ count: String(state.context.nbHits) }}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
