import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/item_layout_app. */
export const itemLayout = [
  { name: '{block:AppsItemDetailCustom}', kind: 'condition', pages: ['item'], app: 'item_layout' },
  {
    name: '{AdditionalItemDetail}',
    kind: 'variable',
    pages: ['item'],
    guard: '{block:AppsItemDetailCustom}',
    app: 'item_layout',
    escaping: 'markup',
  },
  {
    name: '{AdditionalItemDetailDefaultCssAndJs}',
    kind: 'variable',
    pages: ['item'],
    guard: '{block:AppsItemDetailCustom}',
    app: 'item_layout',
    escaping: 'markup',
  },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
