/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/plugin-content-docs" />
/// <reference types="@docusaurus/plugin-content-pages" />
/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/theme-search-algolia" />

/** Written by `plugins/search-places`. */
declare module '@generated/search-places/default/places.json' {
  const lists: readonly import('./search/places.ts').PlaceList[];
  export default lists;
}
declare module '@generated/search-places/default/pages.json' {
  const pages: readonly import('./search/nearest-pages.ts').Page[];
  export default pages;
}
