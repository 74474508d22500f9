import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/label_app. */
export const label = [
  { name: '{block:AppsItemLabel}', kind: 'condition', app: 'label' },
  {
    name: '{AppsItemLabelTag}',
    kind: 'variable',
    pages: ['item'],
    within: ['{block:Items}'],
    guard: '{block:AppsItemLabel}',
    app: 'label',
    escaping: 'markup',
  },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
