import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/i18n_app. */
export const i18n = [
  { name: '{block:AppsI18n}', kind: 'condition', app: 'i18n' },
  { name: '{AppsI18nTag}', kind: 'variable', guard: '{block:AppsI18n}', app: 'i18n', escaping: 'markup' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
