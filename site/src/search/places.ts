/** Somewhere to go from the empty search box. */
export interface Place {
  readonly to: string;
  readonly label: string;
  /** Method and path, where it is an operation. */
  readonly call?: string;
}

/** The places of one menu. */
export interface PlaceList {
  /** Address that the pages of the menu begin with. */
  readonly root: string;
  readonly title: string;
  readonly places: readonly Place[];
}

/**
 * The lists of the part of the site that a page is in; elsewhere those of all parts, below what most readers want who
 * are in none yet.
 */
export function listsAt(lists: readonly PlaceList[], pathname: string, oftenWanted: PlaceList): readonly PlaceList[] {
  const own = lists.filter(({ root }) => `${pathname}/`.startsWith(root));
  return own.length > 0 ? own : [oftenWanted, ...lists];
}

/** The sections of the page in view, as its table of contents has them; that stands twice in some layouts. */
export function sectionsOf(page: ParentNode, pathname: string): readonly Place[] {
  const links = [...page.querySelectorAll('.table-of-contents > li > a')];
  const sections = new Map(links.map((link) => [link.getAttribute('href') ?? '', link.textContent ?? '']));
  return [...sections].map(([hash, label]) => ({ to: `${pathname}${hash}`, label }));
}
