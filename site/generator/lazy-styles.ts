import type { Plugin } from '@docusaurus/types';

/** Style sheets of what is loaded on demand, and of what few pages have: finishing the site names those in their heads. */
const lazy = [
  '@docsearch/css/dist/modal\\.css',
  'theme/SearchBar/modal\\.css',
  'theme/SearchPage/',
  'components/(LivingShop|ManualChecklist|OAuthFlow|OAuthWalk|RuleHead|Runner|ThemeChecker|ThemeEditor|TryIt)/',
  'pages/index\\.module\\.css',
  'css/pages/',
];

/** The part of the bundler's settings that the generator gathers its styles with. */
interface Splitting {
  readonly cacheGroups?: { readonly styles?: unknown };
}

/**
 * Lets these style sheets travel with their scripts. Docusaurus puts all styles of a site into one sheet, which every
 * page waits for.
 */
export function lazyStyles(): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack({ optimization }, isServer) {
      const { cacheGroups } = (optimization?.splitChunks || {}) as Splitting; // of the generator, which sets it
      if (!isServer && !cacheGroups?.styles)
        throw new Error('Unexpected settings of the bundler without a group of styles, expected cacheGroups.styles');
      return {
        optimization: {
          splitChunks: {
            cacheGroups: { styles: { test: new RegExp(`^(?!.*(${lazy.join('|').replaceAll('/', '[\\\\/]')}))`) } },
          },
        },
      };
    },
  };
}
