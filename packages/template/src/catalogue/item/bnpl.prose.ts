import { stock2026 } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { bnpl } from './bnpl.ts';

/** What readers learn of the tags of the page item/bnpl. */
export const bnplProse: Record<(typeof bnpl)[number]['name'], TagProse> = {
  '{ItemBnplBannerTag}': {
    summary: 'Prints the banner for deferred payment with Pay ID.',
    prints: 'a banner with the class `bnplBanner`, a help button and a dialog',
    notes:
      'The stock theme of 2026 prints it after the price. The markup is known from a studio’s mock-up; when it is printed is not known.',
    evidence: stock2026,
  },
};
