import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/download_app. */
export const download = [
  { name: '{block:AppsDownload}', kind: 'condition', app: 'download' },
  { name: '{block:ItemDigitalContent}', kind: 'condition', pages: ['item'], app: 'download' },
  {
    name: '{ItemDigitalContent}',
    kind: 'variable',
    pages: ['item'],
    guard: '{block:ItemDigitalContent}',
    app: 'download',
    escaping: 'attribute-safe',
  },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
