import { readSelector, type Selectable, type Selector, selects } from './selector.ts';

/** A part of what a required tag prints, as styles and scripts find it. */
export interface PrintedPart {
  readonly tag: string;
  /** What it is, when it is not all that the tag prints. */
  readonly what?: 'logo' | 'cart';
  readonly element: Selectable;
  /** Class or ID of all that the tag prints. */
  readonly root: string;
}

/** Adds an element, written as a part of a selector: `li.cart:last-child`. */
function element(written: string, parent: Selectable | undefined): Selectable {
  const [compound] = readSelector(written) ?? [];
  return { name: compound?.name ?? '', marks: new Set(compound?.marks), parent };
}

/**
 * What required tags print, as far as it has ids and classes of its own: live pages of 2021 and the stock theme have them.
 * @param around The element of the theme around the tag.
 */
export function printedParts(tag: string, around: Selectable | undefined): readonly PrintedPart[] {
  if (tag === '{BASEMenuTag}') {
    const root = '#baseMenu';
    const menu = element(`div${root}`, around);
    const list = element('ul.clearfix:first-child:last-child', menu);
    const logo = element('li.base:first-child:first-of-type:nth-child(1)', list);
    const logoLink = element('a:first-child', logo);
    const cart = element('li.cart:last-child:last-of-type:nth-child(2)', list);
    const cartLink = element('a:first-child', cart);
    return [
      ...[menu, list].map((each) => ({ tag, root, element: each })),
      ...[logo, logoLink, element('img', logoLink)].map((each) => ({
        tag,
        root,
        what: 'logo' as const,
        element: each,
      })),
      ...[cart, cartLink].map((each) => ({ tag, root, what: 'cart' as const, element: each })),
    ];
  }
  if (tag === '{ItemAttentionTag}') {
    const root = '#itemAttention';
    const all = element(`div${root}`, around);
    return [all, element('div.attention', all)].map((each) => ({ tag, root, element: each }));
  }
  if (tag === '{IllegalReportTag}') {
    const root = '.report';
    const all = element(`div${root}`, around);
    return [all, element('a.cboxElement:first-child', all)].map((each) => ({ tag, root, element: each }));
  }
  return [];
}

/**
 * Whether a selector is about a part: as the elements around the tag are, or, where it names all that the tag prints, in
 * some state of what is around.
 */
export function selectsPart(selector: Selector, { element: part, root }: PrintedPart): boolean {
  const from = selector.findIndex(({ marks }) => marks.includes(root));
  if (from >= 0 && selects(selector.slice(from), part)) return true;
  return selector.some(({ marks }) => marks.length > 0) && selects(selector, part);
}
