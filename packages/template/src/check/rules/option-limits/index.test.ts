import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { optionLimits } from './index.ts';

it('counts images', () => {
  expect(
    underlined(
      optionLimits,
      '<meta name="image:0"><meta name="image:1"><meta name="image:2"><meta name="image:3"><meta name="image:4"><meta name="image:5"><meta name="image:6"><meta name="image:7"><meta name="image:8"><meta name="image:9"><meta name="image:10"><meta name="image:11"><meta name="image:12"><meta name="image:13"><meta name="image:14"><meta name="image:15"><meta name="image:16"><meta name="image:17"><meta name="image:18"><meta name="image:19">',
    ),
  ).toEqual([['<meta name="image:18">', 'Unexpected 20 image options, expected 18 at most']]);
});
