import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { baseInShareText } from './index.ts';

it('finds the name in data attributes and addresses', () => {
  expect(
    underlined(
      baseInShareText,
      '<a data-hashtags="BASEec" href="https://twitter.com/intent/tweet?text=My%20BASE%20shop">t</a><a href="{BASEURL}" data-via="{TwitterDataVia}">b</a>',
    ),
  ).toEqual([
    [
      'BASEec',
      'Unexpected BASEec in a share text, expected {TwitterDataHashtags} or {TwitterDataVia}, which are empty when the app is installed',
    ],
    [
      'BASE',
      'Unexpected BASE in a share text, expected {TwitterDataHashtags} or {TwitterDataVia}, which are empty when the app is installed',
    ],
  ]);
});
