import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { brokenTag } from './index.ts';

it('finds spaces and line breaks inside braces', () => {
  expect(underlined(brokenTag, '{ ItemId }{block: Items}{/block: Items}<style>{ /block: NavColor; }</style>')).toEqual([
    ['{ ItemId }', 'Unexpected { ItemId }, expected {ItemId}; as it stands it is plain text'],
    ['{block: Items}', 'Unexpected {block: Items}, expected {block:Items}; as it stands it is plain text'],
    ['{/block: Items}', 'Unexpected {/block: Items}, expected {/block:Items}; as it stands it is plain text'],
    [
      '{ /block: NavColor; }',
      'Unexpected { /block: NavColor; }, expected {/block:NavColor}; as it stands it is plain text',
    ],
  ]);
});

it('leaves CSS and JavaScript alone', () => {
  expect(underlined(brokenTag, '<style>a { color: red }</style><script>import { Swiper } from "s";</script>')).toEqual(
    [],
  );
});
