import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { unusedOption } from './index.ts';

it('underlines the declaration', () => {
  expect(
    underlined(
      unusedOption,
      '<meta name="if:Show Detail" content="1"><meta name="text:Slogan"><meta name="color:Accent">{block:not_if-Show_Detail}{/block:not_if-Show_Detail}{text:Slogan}',
    ),
  ).toEqual([
    [
      '<meta name="color:Accent">',
      'Unexpected design option color:Accent that nothing uses, expected {color:Accent} or {block:color-Accent} in the theme; use it or remove its declaration',
    ],
  ]);
});
