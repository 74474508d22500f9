import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import { type ReactNode, useEffect, useState } from 'react';
import { recentSearches, titleOf } from '../../search/stored-searches.ts';
import { toText } from '../../search/to-text.ts';

/** What the reader chose last in the search box, while the page has no query. Nothing without storage. */
export default function RecentSearches(): ReactNode {
  const { indexName } = useAlgoliaThemeConfig().algolia;
  const [searches, setSearches] = useState(() => recentSearches(indexName));
  useEffect(() => {
    const read = () => setSearches(recentSearches(indexName));
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [indexName]);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches">
      <Heading as="h2" id="recent-searches">
        {translate({ message: 'Recent searches' })}
      </Heading>
      <ul>
        {searches.map((search) => {
          const title = titleOf(search);
          const section = search.hierarchy.lvl0;
          return (
            <li key={search.objectID}>
              <Link to={search.url}>{toText(title)}</Link>
              {section && section !== title && ` in ${toText(section)}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
