import { documentedAge } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const ageVerification = {
  page: 'apps/age_verification_app',
  tags: [
    {
      name: '{AppsAgeVerificationWarningTag}',
      kind: 'variable',
      within: ['{block:PurchaseForm}'],
      app: 'age_verification',
      escaping: 'markup',
      summary: 'Prints the warning about the sale of alcohol.',
      prints: 'elements made by the platform; nothing in shops that do not sell alcohol',
      notes:
        'Write it without a condition block, best above the purchase button, and only once. Its text must be larger than the price.',
      evidence: documentedAge,
    },
  ],
} as const satisfies GuidePage;
