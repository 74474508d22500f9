import { installedByAnalogy, stockBoth } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const membership = {
  page: 'apps/membership_app',
  tags: [
    {
      name: '{block:AppsMembership}',
      kind: 'condition',
      app: 'membership',
      summary: 'Shows its content when the membership app is installed.',
      evidence: installedByAnalogy,
    },
    {
      name: '{MembershipPageURL}',
      kind: 'variable',
      guard: '{block:AppsMembership}',
      app: 'membership',
      escaping: 'url',
      summary: 'Prints the URL of the page about membership.',
      prints: 'a URL',
      evidence: stockBoth,
    },
    {
      name: '{MembershipMyPageURL}',
      kind: 'variable',
      guard: '{block:AppsMembership}',
      app: 'membership',
      escaping: 'url',
      summary: 'Prints the URL of the member’s own page.',
      prints: 'a URL',
      evidence: stockBoth,
    },
  ],
} as const satisfies GuidePage;
