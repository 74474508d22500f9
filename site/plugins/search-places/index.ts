import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { operations } from '@shop-docs/api';
import { readPages, readPlaces } from './read-places.ts';

/** Method and path of an operation, by the id of its page; '' for one that only a cut version has. */
function callOf(id: string): string {
  const found = operations.find(({ page }) => page === id.replace(/^api\//, ''));
  return found ? `${found.method} ${found.path}` : '';
}

/**
 * Writes what the search box lists before anything is typed: the menus of each version, as far as they name
 * operations and main pages. They come with the box, as a module of their own; another one has all pages, for those who
 * come to an address that does not exist.
 */
export function searchPlaces({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'search-places',
    async allContentLoaded({ allContent, actions }) {
      // The plugin's own type; what others load is not looked at.
      const sections = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      const versions = sections.flatMap(({ loadedVersions }) => loadedVersions);
      const latest = versions.filter(({ isLast }) => isLast);
      const lists = versions.flatMap((version) =>
        readPlaces(version, callOf).map((list) => ({ ...list, ...(!version.isLast && { isCut: true }) })),
      );
      await actions.createData('places.json', lists);
      await actions.createData(
        'pages.json',
        latest.flatMap((version) => readPages(version, baseUrl)),
      );
    },
  };
}
