import {
  type AppId,
  appIds,
  itemStates,
  type PageName,
  pageNames,
  type RenderInput,
  sampleShop,
} from '@shop-docs/template';

/** What an example is rendered with, as its fence or the address bar says it. */
export interface ExampleSettings {
  readonly page: string;
  /** State of the item shown, such as `sold-out`. */
  readonly item?: string;
  /** The shop has no items. */
  readonly empty?: boolean;
  readonly apps?: readonly string[];
  readonly language?: 'ja' | 'en';
  /** Values of design options by full name. */
  readonly options?: Readonly<Record<string, string>>;
}

/** A state of the sample shop in which an example shows something else. */
export interface ExampleState {
  /** What the reader presses. */
  readonly label: string;
  readonly settings: ExampleSettings;
}

/** A page of results stays short: the first items of the sample shop fill one row of cards. */
const listed = 3;

function known<T extends string>(what: string, value: string, all: readonly T[]): T {
  const found = all.find((each) => each === value);
  if (found === undefined) throw new RangeError(`Unexpected ${what} \`${value}\`, expected one of ${all.join(', ')}`);
  return found;
}

/**
 * What the renderer needs for an example.
 * @throws {RangeError} For a page, item state or app that does not exist.
 */
export function exampleInput({
  page,
  item,
  empty = false,
  apps = [],
  language = 'ja',
  options,
}: ExampleSettings): RenderInput {
  const states = Object.keys(itemStates) as (keyof typeof itemStates)[]; // Object.keys forgets the literal type
  const itemId = item === undefined ? undefined : itemStates[known('item', item, states)];
  const pageName: PageName = known('page', page, pageNames);
  const chosen = sampleShop.items.filter((each) => each.id === itemId);
  const others = sampleShop.items.filter((each) => each.id !== itemId);
  const items = pageName === 'index' ? [...chosen, ...others].slice(0, listed) : sampleShop.items;
  return {
    page: { page: pageName, ...(itemId === undefined ? {} : { itemId }) },
    shop: { ...sampleShop, items: empty ? [] : items },
    apps: apps.map((app): AppId => known('app', app, appIds)),
    language,
    ...(options ? { settings: { options } } : {}),
    link: () => '#',
  };
}
