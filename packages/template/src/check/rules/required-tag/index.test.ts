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
      'Missing required tag {IllegalReportTag}, expected it inside {block:ItemPage}; a theme author reports that the HTML editing app refuses a theme without it',
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
    [
      '<head>',
      'Missing required tag {FaviconTag}, expected it inside <head>; a theme author reports that the HTML editing app refuses a theme without it',
    ],
  ]);
});

it('notes a tag that stands on one kind of page only', () => {
  const others =
    '<head>{FaviconTag}{BackgroundTag}{GoogleAnalyticsTag}</head><body>{ContactPageURL}{PrivacyPageURL}{LawPageURL}{PageContents}{BASEMenuTag}{block:ItemPage}{ItemAttentionTag}{IllegalReportTag}{/block:ItemPage}';
  expect(underlined(requiredTag, `${others}{LogoTag}`)).toEqual([]);
  expect(underlined(requiredTag, `${others}{block:IndexPage}{LogoTag}{/block:IndexPage}`)).toEqual([
    [
      '{LogoTag}',
      'Missing {LogoTag} on some pages (item, contact), expected it on every page; that a place on one page is not enough is inferred',
    ],
  ]);
});

it('notes a tag that a design option switches off', () => {
  const others =
    '<head>{FaviconTag}{BackgroundTag}{GoogleAnalyticsTag}</head><body>{ContactPageURL}{PrivacyPageURL}{LawPageURL}{PageContents}{BASEMenuTag}{block:ItemPage}{ItemAttentionTag}{IllegalReportTag}{/block:ItemPage}';
  expect(underlined(requiredTag, `${others}{block:if-Show_Logo}{LogoTag}{/block:if-Show_Logo}`)).toEqual([
    [
      '{LogoTag}',
      'Unexpected required tag {LogoTag} inside {block:if-Show_Logo} alone, expected it whatever the design option is set to (inferred); move it out, or repeat it in {block:not_if-Show_Logo}',
    ],
  ]);
  const both = '{block:if-A}<h1>{LogoTag}</h1>{/block:if-A}{block:not_if-A}{LogoTag}{/block:not_if-A}';
  expect(underlined(requiredTag, others + both)).toEqual([]);
});
