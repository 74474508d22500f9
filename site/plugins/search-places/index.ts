import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { operation } from '@shop-docs/api';
import { readPages, readPlaces } from './read-places.ts';

/** Method and path of an operation, by the id of its page. */
function callOf(id: string): string {
  const { method, path } = operation(id.replace(/^api\//, ''));
  return `${method} ${path}`;
}

/**
 * Writes what the search box lists before anything is typed: the menus of the latest version, as far as they name
 * operations and main pages. They come with the box, as a module of their own; another one has all pages, for those who
 * come to an address that does not exist.
 */
export function searchPlaces(): Plugin {
  return {
    name: 'search-places',
    async allContentLoaded({ allContent, actions }) {
      // The plugin's own type; what others load is not looked at.
      const sections = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      const latest = sections.flatMap(({ loadedVersions }) => loadedVersions.filter(({ isLast }) => isLast));
      const lists = latest.flatMap((version) => readPlaces(version, callOf));
      await actions.createData('places.json', lists);
      await actions.createData('pages.json', latest.flatMap(readPages));
    },
  };
}
