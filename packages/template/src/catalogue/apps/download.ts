import { archived, stockBoth } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const download = {
  page: 'apps/download_app',
  tags: [
    {
      name: '{block:AppsDownload}',
      kind: 'condition',
      app: 'download',
      summary: 'Shows its content when the digital content app is installed.',
      evidence: archived,
    },
    {
      name: '{block:ItemDigitalContent}',
      kind: 'condition',
      pages: ['item'],
      placesEvidence: stockBoth,
      app: 'download',
      summary: 'Shows its content when the item is digital content.',
      evidence: archived,
    },
    {
      name: '{ItemDigitalContent}',
      kind: 'variable',
      pages: ['item'],
      placesEvidence: stockBoth,
      guard: '{block:ItemDigitalContent}',
      app: 'download',
      escaping: 'text',
      summary: 'Prints the file name of the digital content.',
      prints: 'text',
      sample: 'pattern.pdf',
      evidence: archived,
    },
  ],
} as const satisfies GuidePage;
