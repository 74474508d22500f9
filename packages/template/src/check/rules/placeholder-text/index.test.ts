import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { placeholderText } from './index.ts';

it('finds dummy texts and images', () => {
  expect(
    underlined(
      placeholderText,
      '<p>Lorem ipsum</p><!-- テスト --><p>ダミー</p><img src="https://placehold.co/600x400">',
    ),
  ).toEqual([
    ['Lorem ipsum', 'Unexpected dummy text Lorem ipsum, expected the real one'],
    ['ダミー', 'Unexpected dummy text ダミー, expected the real one'],
    ['placehold.co', 'Unexpected placeholder image from placehold.co, expected a real one'],
  ]);
});
