/** Key of a page from the path of its source: `…/docs/api/items/add.mdx` is `api/items/add`. */
export function pageKey(path: string): string {
  return path
    .replaceAll('\\', '/')
    .replace(/^.*\/docs\//, '')
    .replace(/\.mdx?$/, '');
}
