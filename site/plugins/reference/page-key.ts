/** Folders that the generator reads pages of: those that grow on, cut versions, and translations of either. */
const folders =
  /^.*\/(?:docs|versioned_docs\/version-([^/]+)|docusaurus-plugin-content-docs\/(?:current|version-([^/]+)))\//;

/**
 * Key of a page from the path of its source, the same in each version and language: `…/docs/api/items/add.mdx`,
 * `…/versioned_docs/version-1.0.0/api/items/add.mdx` and
 * `…/i18n/fr/docusaurus-plugin-content-docs/current/api/items/add.mdx` are `api/items/add`.
 */
export function pageKey(path: string): string {
  return withSlashes(path)
    .replace(folders, '')
    .replace(/\.mdx?$/, '');
}

/** The cut version that a page belongs to, from the path of its source; undefined for a page that grows on. */
export function versionOf(path: string): string | undefined {
  const [, original, translated] = folders.exec(withSlashes(path)) ?? [];
  return original ?? translated;
}

const withSlashes = (path: string): string => path.replaceAll('\\', '/');
