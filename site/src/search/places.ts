/** Somewhere to go from the empty search box. */
export interface Place {
  readonly to: string;
  readonly label: string;
  /** Method and path, where it is an operation. */
  readonly call?: string;
}

/** The places of one menu of one version. */
export interface PlaceList {
  /** Address that the pages of the menu begin with. */
  readonly root: string;
  readonly title: string;
  readonly places: readonly Place[];
  /** True for a menu of a cut version, which is of use in this version alone. */
  readonly isCut?: boolean;
}

/**
 * The lists of the part of the site that a page is in; elsewhere those of all parts, below what most readers want who
 * are in none yet.
 */
export function listsAt(lists: readonly PlaceList[], pathname: string, oftenWanted: PlaceList): readonly PlaceList[] {
  const own = lists.filter(({ root }) => `${pathname}/`.startsWith(root));
  return own.length > 0 ? own : [oftenWanted, ...lists.filter(({ isCut }) => !isCut)];
}

/** The sections of the page in view, by its headings: the contents of a phone have no entries until they are opened. */
export function sectionsOf(page: ParentNode, pathname: string): readonly Place[] {
  return [...page.querySelectorAll('.markdown h2[id]')].map(({ id, textContent }) => ({
    to: `${pathname}#${id}`,
    label: (textContent ?? '').replace('\u200B', ''), // the sign of the link to itself
  }));
}
