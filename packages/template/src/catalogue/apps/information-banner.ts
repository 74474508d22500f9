import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/information_banner_app. */
export const informationBanner = [
  { name: '{block:AppsInformationBanner}', kind: 'condition', app: 'information_banner' },
  {
    name: '{AppsInformationBannerTag}',
    kind: 'variable',
    guard: '{block:AppsInformationBanner}',
    app: 'information_banner',
    escaping: 'markup',
  },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
