import type { BlockName, PageBlockName, VariableName } from '../../catalogue/tag-facts.ts';
import type { DesignOption } from '../../parse/read-design-options.ts';
import { logoPicture } from '../../shop/picture.ts';
import { anyOptionType, blockNameOf } from '../../syntax.ts';
import { escapeHtml } from '../escape.ts';
import type { BlockHandler, Print } from '../handler.ts';
import type { Page } from '../page.ts';

/** What an image option without a value prints: one transparent pixel. */
const transparentPixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const nav = ({ settings }: Page) => settings.navColor ?? '#1f3a4d';
const text = ({ settings }: Page) => settings.textColor ?? '#22303a';
const links = ({ settings }: Page) => settings.linkColor ?? '#0b5d80';

export const designVariables = {
  LogoTag: ({ settings, shop }) => {
    const name = escapeHtml(shop.name);
    return settings.logo === 'text' ? name : `<img class="logoImage" src="${logoPicture(shop.name)}" alt="${name}">`;
  },
  BackgroundTag: ({ settings }) =>
    `<style>body { background-color: ${escapeHtml(settings.backgroundColor || '#ffffff')}; }</style>`,
  NavColor: nav,
  TextColor: text,
  LinkColor: links,
} satisfies Partial<Record<VariableName, Print>>;

export const designBlocks = {
  NavColor: { when: (page) => nav(page) !== '' },
  TextColor: { when: (page) => text(page) !== '' },
  LinkColor: { when: (page) => links(page) !== '' },
} satisfies Partial<Record<BlockName | PageBlockName, BlockHandler>>;

/**
 * What `{color:NAME}` and its like print.
 * @param name With the type: `color:mainColor`.
 * @returns undefined when the theme does not declare the option.
 */
export function printOption(page: Page, name: string): string | undefined {
  const option = page.options.get(name);
  if (!option || option.type === 'if') return undefined;
  return optionValue(page, name, option) || (option.type === 'image' ? transparentPixel : '');
}

const optionBlock = new RegExp(`^(not_)?((?:${anyOptionType})-.+)$`);

/**
 * Whether a block such as `if-Show_Detail` or `not_text-Youtube_Username` shows its content.
 * @returns undefined when the theme does not declare the option.
 */
export function optionHolds(page: Page, blockName: string): boolean | undefined {
  const [, not, wanted] = optionBlock.exec(blockName) ?? [];
  if (!wanted) return undefined;
  for (const [name, option] of page.options) {
    if (blockNameOf(name) !== wanted) continue;
    const value = optionValue(page, name, option);
    const on = option.type === 'if' ? value === '1' : value !== '';
    return not ? !on : on;
  }
  return undefined;
}

/** The owner's value, escaped; else the default as it stands in the theme. */
function optionValue({ settings }: Page, name: string, { value }: DesignOption): string {
  const set = settings.options?.[name];
  return set === undefined ? value : escapeHtml(set);
}
