import {
  type AppId,
  appIds,
  appOfState,
  type ItemState,
  itemStates,
  type Language,
  type PageRequest,
  pageNames,
  type RenderInput,
  sampleShop,
} from '@shop-docs/template';
import { exampleInput } from '../TemplateExample/example-input.ts';

/** What a theme is rendered with: the switches of the runner. */
export interface RunSettings extends PageRequest {
  readonly item?: ItemState | undefined;
  /** The shop has no items. */
  readonly empty?: boolean | undefined;
  readonly apps: readonly AppId[];
  readonly language: Language;
  /** Values of design options by full name; the others keep the theme's own. */
  readonly options: Readonly<Record<string, string>>;
}

/** Every state of a sample item, in the order in which the switch offers them. */
export const stateNames = Object.keys(itemStates) as ItemState[]; // Object.keys forgets the literal type

const among = <T extends string>(value: unknown, all: readonly T[]): T | undefined =>
  all.find((each) => each === value);

const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= 200 ? value : undefined;

/** Reads settings from an example or from a link; what is not known is left out, for links may be old or torn. */
export function readSettings(from: Readonly<Record<string, unknown>>): RunSettings {
  const apps: readonly unknown[] = Array.isArray(from.apps) ? from.apps : [];
  const options = typeof from.options === 'object' && from.options ? Object.entries(from.options) : [];
  const optional = {
    itemId: number(from.itemId),
    categoryId: number(from.categoryId),
    number: number(from.number),
    query: text(from.query),
    article: text(from.article),
    item: among(from.item, stateNames),
    empty: from.empty === true ? true : undefined,
  };
  return {
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    page: among(from.page, pageNames) ?? 'index',
    apps: appIds.filter((app) => apps.includes(app)),
    language: from.language === 'en' ? 'en' : 'ja',
    options: Object.fromEntries(options.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
  };
}

/** The settings with another page; what belonged to the old page goes. */
export function withPage({ item, empty, apps, language, options }: RunSettings, request: PageRequest): RunSettings {
  return { item, empty, apps, language, options, ...request };
}

/** The settings with an item in another state, and with the app that makes the state visible. */
export function withItem(settings: RunSettings, item: ItemState | undefined): RunSettings {
  const app = item && appOfState[item];
  const apps = app && !settings.apps.includes(app) ? [...settings.apps, app] : settings.apps;
  const { itemId: _, empty: __, ...others } = settings;
  return { ...others, apps, item };
}

/** The settings with a shop that has no items. */
export function withoutItems({ item: _, itemId: __, ...settings }: RunSettings): RunSettings {
  return { ...settings, empty: true };
}

/** What the renderer needs. @param whole Whether the source is a whole theme, whose links lead from page to page. */
export function inputOf(settings: RunSettings, whole: boolean): RenderInput {
  if (!whole) return exampleInput(settings);
  const { item, empty, apps, language, options, ...request } = settings;
  const page = item && request.itemId === undefined ? { ...request, itemId: itemStates[item] } : request;
  return { page, apps, language, settings: { options }, ...(empty ? { shop: { ...sampleShop, items: [] } } : {}) };
}
