import { documentedAge, inferredFrom } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const ageVerification = {
  page: 'apps/age_verification_app',
  tags: [
    {
      name: '{AppsAgeVerificationWarningTag}',
      kind: 'variable',
      pages: ['item'],
      app: 'age_verification',
      escaping: 'markup',
      summary: 'Prints the warning about the sale of alcohol.',
      prints: 'the warning in shops set up to sell alcohol, nothing in others',
      printsEvidence: inferredFrom('The guide says only that shops set up for alcohol show it.', documentedAge),
      rules: 'With several purchase buttons, write it near the main one only. Its text must be larger than the price.',
      evidence: documentedAge,
    },
  ],
} as const satisfies GuidePage;
