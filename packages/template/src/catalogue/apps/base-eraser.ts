import { archived } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const baseEraser = {
  page: 'apps/base_eraser_app',
  tags: [
    {
      name: '{block:AppsBaseEraser}',
      kind: 'condition',
      app: 'base_eraser',
      summary: 'Shows its content when the Hide BASE logo app is installed.',
      since: '2015-11-25',
      evidence: archived,
    },
    {
      name: '{block:NoAppsBaseEraser}',
      kind: 'condition',
      negates: '{block:AppsBaseEraser}',
      app: 'base_eraser',
      summary: 'Shows its content when the Hide BASE logo app is not installed.',
      since: '2015-11-25',
      evidence: archived,
    },
  ],
} as const satisfies GuidePage;
