import { installedByAnalogy, stockBoth } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const informationBanner = {
  page: 'apps/information_banner_app',
  tags: [
    {
      name: '{block:AppsInformationBanner}',
      kind: 'condition',
      app: 'information_banner',
      summary: 'Shows its content when the announcement banner app is installed.',
      evidence: installedByAnalogy,
    },
    {
      name: '{AppsInformationBannerTag}',
      kind: 'variable',
      guard: '{block:AppsInformationBanner}',
      app: 'information_banner',
      escaping: 'markup',
      summary: 'Prints the announcement banner.',
      prints: 'an element with the class `informationBanner`',
      notes:
        'The stock theme prints it first in `<body>` and keeps its height in the CSS property `--information-banner-height`.',
      evidence: stockBoth,
    },
  ],
} as const satisfies GuidePage;
