import { join, resolve } from 'node:path';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type * as SearchTheme from '@docusaurus/theme-search-algolia';
import type { Config } from '@docusaurus/types';
import { announcement } from './config/announcement.ts';
import { devSearchTags } from './config/dev-search-tags.ts';
import { currentLocale, localeBase, locales } from './config/editions.ts';
import { headScript } from './config/head-script.ts';
import { iconTags } from './config/icon-tags.ts';
import { frontMatterWithDates } from './config/last-updates.ts';
import { footer, logo, navbar, oftenWanted } from './config/navigation.ts';
import { platform } from './config/platform.ts';
import { formerAddresses } from './config/redirects.ts';
import { searchConfig } from './config/search-config.ts';
import { siteAddress } from './config/site-address.ts';
import { generatorPatches } from './generator/index.ts';
import { leanPages } from './generator/lean-pages.ts';
import { pageTemplate } from './hydration/template.ts';
import { downloads } from './plugins/downloads.ts';
import { frame } from './plugins/frame/index.ts';
import { gallery } from './plugins/gallery.ts';
import { thirdPartyNotices } from './plugins/notices.ts';
import formerAddressesPlugin from './plugins/redirects/index.ts';
import { checkedFrontMatter } from './plugins/reference/front-matter.ts';
import { reference } from './plugins/reference/index.ts';
import { searchPlaces } from './plugins/search-places/index.ts';

const { site } = platform;
const counter = platform.counter.script;
const search = searchConfig(process.env);
const { url, baseUrl } = siteAddress(process.env);
const docs = resolve(__dirname, process.env.SITE_DOCS ?? 'docs');
const searchPlaceholder = 'Search the API and template docs';
const stylesheets = ['tokens', 'base', 'code', 'folded-sections', 'rail', 'print'].map(
  (name) => `./src/css/${name}.css`,
);

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url,
  baseUrl,
  favicon: logo,
  i18n: { defaultLocale: locales[0], locales: [...locales] },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  future: { v4: true, experimental_faster: true },
  markdown: {
    parseFrontMatter: checkedFrontMatter(
      frontMatterWithDates([docs, ...['versioned_docs', 'i18n'].map((name) => join(__dirname, name))]),
    ),
  },
  ssrTemplate: pageTemplate(),
  staticDirectories: ['static', ...(process.env.SITE_DEV_STATIC ? [process.env.SITE_DEV_STATIC] : [])],
  customFields: { search: search.settings, oftenWanted, isAnnounced: announcement !== undefined },
  headTags: [
    headScript(announcement?.id ?? '', localeBase(), announcement?.until),
    ...iconTags(baseUrl),
    ...search.tags,
    ...devSearchTags(process.env.SITE_DEV_SEARCH_INDEX),
  ],
  scripts: counter ? [{ src: counter.includes('://') ? counter : `${baseUrl}${counter}`, defer: true }] : [],
  clientModules: [
    'copy-code',
    'failed-load',
    'landing',
    'margin',
    'opening',
    'prefetch',
    'shortcuts',
    'styles',
    ...(counter ? ['page-change'] : []),
  ].map((name) => `./src/client-modules/${name}.ts`),
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        routeBasePath: '/',
        path: docs,
        sidebarPath: './sidebars.ts',
        editUrl: `${site.repository}/edit/${site.branch}/site/`,
        showLastUpdateTime: true,
        lastVersion: 'current',
        versions: { current: { label: site.version } },
        beforeDefaultRemarkPlugins: [reference],
        recmaPlugins: [leanPages],
      },
    ],
    ['@docusaurus/plugin-content-pages', { beforeDefaultRemarkPlugins: [reference], recmaPlugins: [leanPages] }],
    ...(process.env.NODE_ENV === 'development' ? [gallery] : []),
    frame,
    downloads,
    thirdPartyNotices,
    ...generatorPatches(join(__dirname, '..')),
    searchPlaces,
    formerAddressesPlugin,
    ['@docusaurus/plugin-sitemap', { lastmod: 'date', ignorePatterns: [...Object.keys(formerAddresses), '/search'] }],
  ],
  themes: [['@docusaurus/theme-classic', { customCss: stylesheets }], '@docusaurus/theme-search-algolia'],
  themeConfig: {
    image: 'img/social-card.png',
    metadata: [{ name: 'twitter:card', content: 'summary_large_image' }],
    colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
    // Also where nothing is announced: the script in the head that the theme adds for it is part of the policy.
    announcementBar: {
      id: platform.announcement.id,
      content: `<a href="${localeBase()}${platform.announcement.to}">${platform.announcement.content}</a>`,
      isCloseable: true,
    },
    navbar,
    footer,
    docs: { versionPersistence: 'localStorage' },
    algolia: {
      ...search.credentials,
      insights: search.insights,
      contextualSearch: true,
      searchPagePath: 'search',
      placeholder: searchPlaceholder,
      searchParameters: { facetFilters: [`language:${currentLocale}`] },
    },
  } satisfies UserThemeConfig & SearchTheme.UserThemeConfig,
};

export default config;
