import type { DocSearchModalProps } from '@docsearch/react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import type { JSX } from 'react';

type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

/** Leads to the search page with the same query; says how many results it has, once that is known and worth counting. */
export default function ResultsFooter({ state, onClose }: FooterProps & { readonly onClose: () => void }): JSX.Element {
  const createSearchLink = useSearchLinkCreator();
  const { nbHits } = state.context;
  return (
    <Link to={createSearchLink(state.query)} onClick={onClose}>
      {Number(nbHits) > 2 ? (
        <Translate id="theme.SearchBar.seeAll" values={{ count: String(nbHits) }}>
          {'See all {count} results'}
        </Translate>
      ) : (
        <Translate id="theme.SearchBar.seeAllUncounted">See all results</Translate>
      )}
    </Link>
  );
}
