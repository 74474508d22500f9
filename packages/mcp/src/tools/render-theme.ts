import {
  type AppId,
  appIds,
  appOfState,
  type ItemState,
  itemStates,
  optionFault,
  pageNames,
  readDesignOptions,
  render,
  sampleShop,
} from '@shop-docs/template';
import { z } from 'zod';
import { takePicture } from '../screenshot/take-picture.ts';
import { themeSource } from './theme-source.ts';
import { defineTool } from './tool.ts';

/** Most characters of the page that an answer holds. */
const longest = 20_000;
const states = Object.keys(itemStates) as ItemState[]; // the keys of the table are the names
const itemIds = sampleShop.items.map(({ id }) => id);

export const renderTheme = defineTool({
  name: 'render_theme',
  title: 'Render a theme',
  description:
    'Renders one page of the sample shop in a theme, as HTML, and on request as a picture where a browser is installed. ' +
    'The item can be chosen by its state, such as sold-out; the app that shows the state is then installed. The picture ' +
    'is taken offline: what the theme loads from elsewhere is missing in it.',
  input: z.strictObject({
    source: themeSource,
    page: z.enum(pageNames).default('index').describe('Page of the shop'),
    item: z
      .union([z.enum(states), z.int()])
      .optional()
      .describe('Item of the item page, the first on lists: a state, or a number of the sample shop'),
    apps: z.array(z.enum(appIds)).default([]).describe('Installed apps'),
    language: z.enum(['ja', 'en']).default('ja').describe('Language of the texts that the platform prints'),
    options: z
      .record(z.string(), z.string())
      .default({})
      .describe('Values of design options by full name: {"color:Main": "#c00"}'),
    query: z.string().max(200).optional().describe('Words of the search page'),
    screenshot: z.boolean().default(false).describe('Also a picture, as PNG'),
    width: z.int().min(320).max(1920).default(1280).describe('Width of the picture, in pixels'),
    height: z.int().min(240).max(4000).default(900).describe('Height of the picture'),
  }),
  output: z.object({
    page: z.string(),
    itemId: z.int().nullable(),
    apps: z.array(z.string()),
    html: z.string(),
    length: z.int().describe('Characters of the whole page; the answer holds the first 20,000'),
    screenshot: z.string().describe('taken, not asked for, or why there is none'),
  }),
  async run({ source, page, item, apps, language, options, query, screenshot, width, height }, _session, signal) {
    checkOptions(source, options);
    const chosen = item === undefined ? undefined : readItem(item);
    const installed = [...new Set([...apps, ...(chosen?.app ? [chosen.app] : [])])];
    const { html } = render(source, {
      page: { page, itemId: chosen?.id, query },
      apps: installed,
      language,
      settings: { options },
    });
    const picture = screenshot ? await takePicture(html, { width, height }, signal) : undefined;
    const data = {
      page,
      itemId: chosen?.id ?? null,
      apps: installed,
      html: html.slice(0, longest),
      length: html.length,
      screenshot: picture === undefined ? 'not asked for' : 'png' in picture ? 'taken' : picture.reason,
    };
    const cut = html.length > longest ? `\n[${html.length - longest} more characters]` : '';
    return {
      data,
      text: `${data.html}${cut}${picture && 'reason' in picture ? `\n\nNo picture: ${picture.reason}` : ''}`,
      ...(picture && 'png' in picture && { picture }),
    };
  },
});

function readItem(item: ItemState | number): { readonly id: number; readonly app?: AppId } {
  if (typeof item !== 'number') return { id: itemStates[item], app: appOfState[item] };
  if (itemIds.includes(item)) return { id: item };
  throw new RangeError(`Unexpected item ${item}, expected one of ${itemIds.join(', ')}.`);
}

function checkOptions(source: string, options: Readonly<Record<string, string>>): void {
  const declared = readDesignOptions(source);
  for (const [name, value] of Object.entries(options)) {
    const option = declared.get(name);
    if (!option) {
      const known = [...declared.keys()].join(', ') || 'none: the theme declares no design options';
      throw new RangeError(`Unexpected option ${name}, expected ${known}.`);
    }
    const fault = optionFault(option, value);
    if (fault) throw new RangeError(`Unexpected value ${value} of ${name}, expected ${fault}.`);
  }
}
