import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { deprecatedTag } from './index.ts';

it('names the successor', () => {
  expect(underlined(deprecatedTag, '{JQueryTag}{block:LawPage}{LawContentsTag}{/block:LawPage}')).toEqual([
    [
      '{JQueryTag}',
      'Unexpected old tag {JQueryTag}, expected none; deprecated in March 2022, as a theme author reports: load jQuery from a public CDN yourself',
    ],
    [
      '{LawContentsTag}',
      'Unexpected old tag {LawContentsTag}, expected {PageContents}; newer stock themes do not have it',
    ],
  ]);
});
