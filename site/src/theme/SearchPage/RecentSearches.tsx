import Link from '@docusaurus/Link';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import { type ReactNode, useSyncExternalStore } from 'react';
import { parseRecentSearches, recentSearchesKey } from '../../search/recent-searches.ts';
import { toText } from '../../search/to-text.ts';

/** What the reader chose last in the search box, while the page has no query. Nothing without storage. */
export default function RecentSearches(): ReactNode {
  const key = recentSearchesKey(useAlgoliaThemeConfig().algolia.indexName);
  const stored = useSyncExternalStore(
    onStorage,
    () => read(key),
    () => null,
  );
  const searches = parseRecentSearches(stored);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches">
      <Heading as="h2" id="recent-searches">
        Recent searches
      </Heading>
      <ul>
        {searches.map(({ id, title, section, url }) => (
          <li key={id}>
            <Link to={url}>{toText(title)}</Link>
            {section && section !== title && ` in ${toText(section)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function onStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
