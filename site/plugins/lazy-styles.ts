import type { Plugin } from '@docusaurus/types';

/** Style sheets of what is loaded on demand. Nothing in a page as it is served may need them: finishing the site checks that. */
const lazy = [
  '@docsearch/css/dist/modal\\.css',
  'theme/SearchBar/modal\\.css',
  'theme/SearchPage/results\\.',
  'components/(Runner|TryIt|OAuthWalk)/',
];

/**
 * Lets style sheets of what is loaded on demand travel with its scripts. Docusaurus puts all styles of a site into one
 * sheet, which every page waits for.
 */
export function lazyStyles(): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack: () => ({
      optimization: {
        splitChunks: {
          cacheGroups: { styles: { test: new RegExp(`^(?!.*(${lazy.join('|').replaceAll('/', '[\\\\/]')}))`) } },
        },
      },
    }),
  };
}
