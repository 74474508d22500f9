import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { pastedAnalytics } from './index.ts';

it('finds scripts by address and by call', () => {
  expect(
    underlined(
      pastedAnalytics,
      '<script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script><script>gtag("js",new Date());</script><!-- gtag("js") -->',
    ),
  ).toEqual([
    [
      'googletagmanager.com/gtag',
      'Unexpected analytics code googletagmanager.com/gtag, expected only {GoogleAnalyticsTag}; remove the code and set the ID in the Google Analytics app',
    ],
    [
      'gtag("js',
      'Unexpected analytics code gtag("js", …), expected only {GoogleAnalyticsTag}; remove the code and set the ID in the Google Analytics app',
    ],
  ]);
});
