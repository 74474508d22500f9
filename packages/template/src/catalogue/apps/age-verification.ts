import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/age_verification_app. */
export const ageVerification = [
  {
    name: '{AppsAgeVerificationWarningTag}',
    kind: 'variable',
    within: ['{block:PurchaseForm}'],
    app: 'age_verification',
    escaping: 'markup',
  },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
