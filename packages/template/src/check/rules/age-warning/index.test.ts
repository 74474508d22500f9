import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { ageWarning } from './index.ts';

it('wants it above the button and only once', () => {
  expect(
    underlined(
      ageWarning,
      '{block:ItemPage}{PurchaseButton}{AppsAgeVerificationWarningTag}{AppsAgeVerificationWarningTag}{/block:ItemPage}',
    ),
  ).toEqual([
    [
      '{AppsAgeVerificationWarningTag}',
      'Unexpected {AppsAgeVerificationWarningTag} below {PurchaseButton}, expected it above; move it up',
    ],
    [
      '{AppsAgeVerificationWarningTag}',
      'Unexpected second {AppsAgeVerificationWarningTag}, expected one, near the main purchase button',
    ],
  ]);
});
