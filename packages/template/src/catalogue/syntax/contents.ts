import type { TagFacts } from '../tag.ts';

/** Tags of the page syntax/contents. */
export const contents = [
  { name: '{PageContents}', kind: 'variable', escaping: 'markup', required: true },
  {
    name: '{ContactContentsTag}',
    kind: 'variable',
    pages: ['contact'],
    escaping: 'markup',
    deprecated: {
      since: '2022-03',
      use: '{PageContents}',
      note: 'Merged into {PageContents}, as theme authors report.',
    },
  },
  {
    name: '{PrivacyContentsTag}',
    kind: 'variable',
    pages: ['privacy'],
    escaping: 'markup',
    deprecated: {
      since: '2022-03',
      use: '{PageContents}',
      note: 'Merged into {PageContents} (inferred from its absence in newer stock themes).',
    },
  },
  {
    name: '{LawContentsTag}',
    kind: 'variable',
    pages: ['law'],
    escaping: 'markup',
    deprecated: {
      since: '2022-03',
      use: '{PageContents}',
      note: 'Merged into {PageContents} (inferred from its absence in newer stock themes).',
    },
  },
  {
    name: '{BlogContentsTag}',
    kind: 'variable',
    pages: ['blog', 'blog-article'],
    app: 'blog',
    escaping: 'markup',
    deprecated: {
      since: '2022-03',
      use: '{PageContents}',
      note: 'Merged into {PageContents} (inferred from its absence in newer stock themes).',
    },
  },
  { name: '{ItemAttentionTag}', kind: 'variable', pages: ['item'], escaping: 'markup', required: true },
  { name: '{IllegalReportTag}', kind: 'variable', pages: ['item'], escaping: 'markup', required: true },
  { name: '{IllegalReportMessageTag}', kind: 'variable', pages: ['item'], escaping: 'markup' },
  { name: '{EmbedWidgetTag}', kind: 'variable', pages: ['item'], escaping: 'markup' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
