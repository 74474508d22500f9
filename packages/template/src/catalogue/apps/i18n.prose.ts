import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { i18n } from './i18n.ts';

/** What readers learn of the tags of the page apps/i18n_app. */
export const i18nProse: Record<(typeof i18n)[number]['name'], TagProse> = {
  '{block:AppsI18n}': {
    summary: 'Shows its content when the app for English and foreign currencies is installed.',
    notes: 'No opposite block is documented.',
    evidence: archived,
  },
  '{AppsI18nTag}': {
    summary: 'Prints the switches for language and currency.',
    prints: '`#i18` with one form in `.lang` and one in `.currency`',
    notes: 'A change of a select box sends its form through the script of the platform.',
    evidence: archived,
  },
};
