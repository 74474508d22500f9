import { stockBoth } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { informationBanner } from './information-banner.ts';

/** What readers learn of the tags of the page apps/information_banner_app. */
export const informationBannerProse: Record<(typeof informationBanner)[number]['name'], TagProse> = {
  '{block:AppsInformationBanner}': {
    summary: 'Shows its content when the announcement banner app is installed.',
    notes: 'No opposite block is known.',
    evidence: stockBoth,
  },
  '{AppsInformationBannerTag}': {
    summary: 'Prints the announcement banner.',
    prints: 'an element with the class `informationBanner`',
    notes:
      'The stock theme prints it first in `<body>` and keeps its height in the CSS property `--information-banner-height`.',
    evidence: stockBoth,
  },
};
