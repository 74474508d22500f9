import type { UserThemeConfig } from '@docusaurus/theme-common';
import type * as SearchTheme from '@docusaurus/theme-search-algolia';
import type { Config } from '@docusaurus/types';
import { formerAddresses } from './formerAddresses';
import { headScript } from './headScript';
import { footer, navbar } from './navigation';
import { platform } from './platform';
import formerAddressesPlugin from './plugins/former-addresses';
import { searchConfig } from './searchConfig';

const { site } = platform;
const search = searchConfig(process.env);

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  future: { v4: true, experimental_faster: true },
  customFields: { search: search.settings },
  headTags: [{ tagName: 'script', attributes: {}, innerHTML: headScript(platform.announcement.id) }],
  clientModules: ['./src/clientModules/failedLoad.ts'],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        editUrl: `${site.repository}/edit/${site.branch}/site/`,
        showLastUpdateTime: true,
        versions: { current: { label: site.version } },
      },
    ],
    '@docusaurus/plugin-content-pages',
    formerAddressesPlugin,
    ['@docusaurus/plugin-sitemap', { lastmod: 'date', ignorePatterns: [...Object.keys(formerAddresses), '/search'] }],
  ],
  themes: [['@docusaurus/theme-classic', { customCss: './src/css/tokens.css' }], '@docusaurus/theme-search-algolia'],
  themeConfig: {
    colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
    announcementBar: { ...platform.announcement, isCloseable: true },
    navbar,
    footer,
    docs: { versionPersistence: 'localStorage' },
    algolia: {
      ...search.credentials,
      insights: search.insights,
      contextualSearch: true,
      searchPagePath: 'search',
      placeholder: 'Search the API and template docs',
      searchParameters: { facetFilters: ['language:en'] },
    },
  } satisfies UserThemeConfig & SearchTheme.UserThemeConfig,
};

export default config;
