/** What the author of a name that no source has most likely looks for. */
export interface Synonym {
  /** The tag of the catalogue, without braces. */
  readonly name: string;
  /** How to write it, where it is of another kind than the name, or does not do by itself what the name promises. */
  readonly how?: string;
}

const form = {
  name: 'block:PurchaseForm',
  how: '{block:PurchaseForm} with {ItemSelectTag} and {PurchaseButton} inside',
} as const;
const choice = {
  name: 'ItemSelectTag',
  how: '{ItemSelectTag} in {block:PurchaseForm}, which prints the choice',
} as const;
const more = {
  name: 'LoadItemsPageURL',
  how: '{LoadItemsPageURL}, the address of the next items, which a script loads',
} as const;
const lists = { name: 'block:IndexPage' } as const;
const top = {
  name: 'block:IndexPage',
  how: '{block:IndexPage} and, for the top page alone, {block:NoIndexPageCategory} and {block:NoIndexPageSearch} inside it',
} as const;
const soldOut = { name: 'block:NoItemStock' } as const;
const reduced = { name: 'block:HasItemProperPrice' } as const;
const category = { name: 'AppsItemCategoryCategoryPageURL' } as const;

/** Guesses by what a tag does, not by how it is spelled: no source has these names, as notes and themes have mistakes. */
const synonyms: Readonly<Record<string, Synonym>> = {
  'block:Index': lists,
  'block:TopPage': top,
  'block:Top': top,
  'block:HomePage': top,
  'block:Home': top,
  'block:Item': { name: 'block:Items' },
  'block:ItemSoldOut': soldOut,
  'block:ItemSoldout': soldOut,
  'block:SoldOut': soldOut,
  'block:Soldout': soldOut,
  'block:Sale': reduced,
  'block:OnSale': reduced,
  'block:Pagination': more,
  'block:Paging': more,
  'block:NextPage': more,
  NextPageURL: more,
  'block:Variations': choice,
  'block:Variation': choice,
  ItemSelect: choice,
  VariationName: choice,
  CartURL: { name: 'BASEMenuTag', how: '{BASEMenuTag}, which prints the link to the cart' },
  ItemCartURL: form,
  AddCartURL: form,
  'block:Categories': { name: 'block:AppsItemCategoryCategories' },
  'block:Category': { name: 'block:AppsItemCategoryCategories' },
  CategoryName: { name: 'AppsItemCategoryCategoryName' },
  CategoryURL: category,
  CategoryPageURL: category,
};

/** @param written Without braces. */
export function synonymOf(written: string): Synonym | undefined {
  if (Object.hasOwn(synonyms, written)) return synonyms[written];
  const [, option] = /^block:If[_-]?([A-Z]\w*)$/.exec(written) ?? [];
  if (option !== undefined)
    return {
      name: 'block:if-NAME',
      how: `{block:if-${option}} of a switch that the theme declares, or a condition of the catalog; there is no {block:If…}`,
    };
  const [, digits] = /^ItemImage(\d{0,2})U(?:RL|rl)-(?!origin$)[A-Za-z]+$/.exec(written) ?? [];
  if (digits === undefined) return undefined;
  const name = `ItemImage${digits || '1'}URL-500`;
  return { name, how: `{${name}}: sizes are 76, 146, 174, 300, 500, 640, 1280 and origin` };
}

/** Names of the table, for tests. */
export const synonymNames: readonly string[] = Object.keys(synonyms);
