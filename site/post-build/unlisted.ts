import type { PageFacts } from './page-facts.ts';

/** Whether a document stands in no menu: readers would find it by a link or a search alone. */
export const isUnlisted = ({ names: { classes } }: Pick<PageFacts, 'names'>): boolean =>
  classes.has('theme-doc-markdown') && !classes.has('theme-doc-sidebar-container');

/**
 * Says which documents stand in no menu, a line for each.
 * @param paths Their files in the build, such as `/api/guide/index.html`.
 */
export const sayUnlisted = (paths: readonly string[]): string =>
  paths
    .map(
      (path) =>
        `✗ the page ${path.replace(/(\/index)?\.html$/, '')}: Unexpected page that no menu has, expected its entry in site/sidebars.ts`,
    )
    .join('\n');
