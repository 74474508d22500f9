import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { tagPlace } from './index.ts';

it('reports visible elements in the head and head elements in the body', () => {
  expect(
    underlined(
      tagPlace,
      '<head>{LogoTag}{FaviconTag}{BackgroundTag}</head><body>{LogoTag}{CanonicalTag}{GoogleAnalyticsTag}</body>',
    ),
  ).toEqual([
    ['{LogoTag}', 'Unexpected {LogoTag} in <head>, expected it in <body>; move it there'],
    ['{CanonicalTag}', 'Unexpected {CanonicalTag} in <body>, expected it in <head>; move it there'],
  ]);
});
