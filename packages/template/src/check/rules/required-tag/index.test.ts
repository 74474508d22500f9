import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { requiredTag } from './index.ts';

it('names each missing tag and points at where it goes', () => {
  expect(
    underlined(
      requiredTag,
      '<head></head><body>{FaviconTag}{BackgroundTag}{GoogleAnalyticsTag}{LogoTag}{BASEMenuTag}{ContactPageURL}{PrivacyPageURL}{LawPageURL}{PageContents}{ItemAttentionTag}</body>',
    ),
  ).toEqual([
    [
      '<body>',
      'Missing required tag {IllegalReportTag}, expected it inside {block:ItemPage}; without it the editor refuses the theme',
    ],
  ]);
});

it('points at the head for tags of the head', () => {
  expect(
    underlined(
      requiredTag,
      '<html><head><title>x</title></head><body>{BackgroundTag}{GoogleAnalyticsTag}{LogoTag}{BASEMenuTag}{ContactPageURL}{PrivacyPageURL}{LawPageURL}{PageContents}{ItemAttentionTag}{IllegalReportTag}</body>',
    ),
  ).toEqual([
    ['<head>', 'Missing required tag {FaviconTag}, expected it inside <head>; without it the editor refuses the theme'],
  ]);
});
