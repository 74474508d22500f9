import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { deprecatedTag } from './index.ts';

it('names the successor', () => {
  expect(underlined(deprecatedTag, '{JQueryTag}{block:LawPage}{LawContentsTag}{/block:LawPage}')).toEqual([
    [
      '{JQueryTag}',
      'Unexpected old tag {JQueryTag}, expected none: Load jQuery from a public CDN yourself, if you need it.',
    ],
    [
      '{LawContentsTag}',
      'Unexpected old tag {LawContentsTag}, expected {PageContents}: Merged into {PageContents} (inferred from its absence in newer stock themes).',
    ],
  ]);
});
