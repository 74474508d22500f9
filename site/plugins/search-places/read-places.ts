import type { Page } from '../../src/search/nearest-pages.ts';
import type { Place, PlaceList } from '../../src/search/places.ts';
import { withoutBase } from '../../src/search/without-base.ts';

/** What is read of an entry of a menu. */
export interface MenuItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly href?: string;
  readonly className?: string;
  readonly link?: { readonly type: string; readonly id?: string } | undefined;
  readonly items?: readonly MenuItem[];
}

/** What is read of a version of the documentation. */
interface Version {
  readonly docs: readonly {
    readonly id: string;
    readonly title: string;
    readonly permalink: string;
    readonly frontMatter: { readonly sidebar_label?: string };
  }[];
  readonly sidebars: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * Lists the operations of each menu of a version; of a menu without operations the pages and groups of its first level,
 * a group as the page that it begins with.
 * @param callOf Gives method and path of an operation, by the id of its page.
 * @throws {RangeError} When a menu names a page that the version has not.
 */
export function readPlaces({ docs, sidebars }: Version, callOf: (id: string) => string): PlaceList[] {
  const pageOf = finder(docs);
  return Object.values(sidebars).flatMap((menu) => {
    const items = menu as readonly MenuItem[]; // the docs plugin has checked them
    const all = items.flatMap(pagesIn);
    const [first] = all;
    if (!first?.id) return [];
    const root = pageOf(first.id).to;
    const operations = all.filter(({ className }) => className?.startsWith('method-'));
    if (operations.length > 0)
      return {
        root,
        title: 'Operations',
        places: operations.map(({ id = '' }) => ({ ...pageOf(id), call: callOf(id) })),
      };
    const places = items.flatMap((item) => {
      const id = item.link?.id ?? pagesIn(item)[0]?.id;
      return id ? { ...pageOf(id), ...(item.type === 'category' && item.label && { label: item.label }) } : [];
    });
    return { root, title: 'Main pages', places };
  });
}

/**
 * All pages that the menus of a version lead to, by their titles, in the order of the menus. Where a group begins with a
 * link to the list of its pages, that answers for their folder.
 * @param base Path that the site stands under; addresses come without it.
 * @throws {RangeError} When a menu names a page that the version has not.
 */
export function readPages({ docs, sidebars }: Version, base: string): Page[] {
  const titled = finder(docs, ({ title }) => title);
  const pageOf = (id: string): Page => ({ ...titled(id), to: withoutBase(titled(id).to, base) });
  const pagesBelow = (item: MenuItem): Page[] => [
    ...(item.link?.id ? [pageOf(item.link.id)] : []),
    ...listOf(item, pageOf),
    ...(item.items ?? []).flatMap(pagesBelow),
    ...(item.id ? [pageOf(item.id)] : []),
  ];
  const all = Object.values(sidebars).flatMap((menu) => (menu as readonly MenuItem[]).flatMap(pagesBelow)); // as above
  return [...new Map(all.map((page) => [page.to, page])).values()];
}

/** The list that a group without a page of its own begins with, for the folder of its pages. */
function listOf({ link, items = [] }: MenuItem, pageOf: (id: string) => Page): Page[] {
  const [first, ...others] = items;
  const page = others.flatMap(pagesIn)[0]?.id;
  if (link || !first?.href || !first.label || !page) return [];
  return [{ to: first.href, label: first.label, folder: pageOf(page).to.replace(/[^/]*\/?$/, '') }];
}

/** Finds pages by their ids, as places. */
function finder(
  docs: Version['docs'],
  labelOf = ({ frontMatter, title }: Version['docs'][number]) => frontMatter.sidebar_label ?? title,
) {
  const pages = new Map(docs.map((doc) => [doc.id, doc]));
  return (id: string): Place => {
    const page = pages.get(id);
    if (!page) throw new RangeError(`Unexpected page "${id}" in a menu, expected one of the version`);
    return { to: page.permalink, label: labelOf(page) };
  };
}

/** The pages below an entry, the entry itself included. */
function pagesIn(item: MenuItem): readonly MenuItem[] {
  return item.type === 'category' ? (item.items ?? []).flatMap(pagesIn) : item.id ? [item] : [];
}
