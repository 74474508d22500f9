import { archived, livePages, platformScript } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const i18n = {
  page: 'apps/i18n_app',
  tags: [
    {
      name: '{block:AppsI18n}',
      kind: 'condition',
      app: 'i18n',
      summary: 'Shows its content when the English and foreign currency app is installed.',
      evidence: archived,
    },
    {
      name: '{AppsI18nTag}',
      kind: 'variable',
      guard: '{block:AppsI18n}',
      app: 'i18n',
      escaping: 'markup',
      summary: 'Prints the switches for language and currency.',
      prints: '`#i18` with one form in `.lang` and one in `.currency`',
      printsEvidence: livePages,
      notes: 'When a visitor changes a select box, BASE’s script submits its form.',
      notesEvidence: platformScript,
      evidence: archived,
    },
  ],
} as const satisfies GuidePage;
