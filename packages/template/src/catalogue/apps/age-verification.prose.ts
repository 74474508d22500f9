import { documentedAge } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { ageVerification } from './age-verification.ts';

/** What readers learn of the tags of the page apps/age_verification_app. */
export const ageVerificationProse: Record<(typeof ageVerification)[number]['name'], TagProse> = {
  '{AppsAgeVerificationWarningTag}': {
    summary: 'Prints the warning about the sale of alcohol.',
    prints: 'elements made by the platform; nothing in shops that do not sell alcohol',
    notes:
      'Write it without a condition block, best above the purchase button, and only once. Its text must be larger than the price.',
    evidence: documentedAge,
  },
};
