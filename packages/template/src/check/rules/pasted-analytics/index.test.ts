import { expect, it } from 'vitest';
import { checkWith } from '../../check.ts';
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
      'Unexpected Google Analytics code googletagmanager.com/gtag, expected only {GoogleAnalyticsTag}; remove the code and set the ID in the Google Analytics app',
    ],
    [
      'gtag("js',
      'Unexpected Google Analytics code gtag("js", …), expected only {GoogleAnalyticsTag}; remove the code and set the ID in the Google Analytics app',
    ],
  ]);
});

it('warns of a tag manager, which may load something else, and leaves other measuring alone', () => {
  const manager = `<script>load('https://www.googletagmanager.com/gtm.js?id=GTM-1');</script>`;
  expect(underlined(pastedAnalytics, manager)).toEqual([
    [
      'googletagmanager.com/gtm',
      'Unexpected Google Tag Manager googletagmanager.com/gtm, expected no Google Analytics from it; {GoogleAnalyticsTag} prints what the Google Analytics app has',
    ],
  ]);
  const severities = (source: string) => checkWith([pastedAnalytics], source, true).map(({ severity }) => severity);
  expect(severities(manager)).toEqual(['warning']);
  expect(severities('<script>gtag("config", "G-1");</script>')).toEqual(['error']);
  expect(severities('<script>fbq("init", "1");</script>')).toEqual([]);
});
