/**
 * Where readers go next, the likeliest first: the next page, what the text mentions, what the menu shows. Links to a part
 * of a page explain a word or a mark, and few follow them.
 */
const kinds = [
  '.pagination-nav__link--next',
  'main a[href^="/"]:not(.breadcrumbs__link, [href*="#"], [data-control])',
  '.menu__link[href^="/"]',
];

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

/**
 * The page that is worth fetching ahead. The link to the next page counts wherever it stands, others when they are in view.
 * @returns Its path, of this site and not the one on show; undefined when there is none.
 */
export function pageToPrefetch(page: Document): string | undefined {
  for (const kind of kinds)
    for (const link of page.querySelectorAll<HTMLAnchorElement>(kind)) {
      const isPage =
        link.origin === location.origin && link.pathname !== location.pathname && !/\.\w+$/.test(link.pathname);
      if (isPage && (kind === kinds[0] || isInView(link))) return link.pathname;
    }
  return undefined;
}
