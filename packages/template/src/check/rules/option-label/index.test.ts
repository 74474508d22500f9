import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { optionLabel } from './index.ts';

it('asks for one label per option', () => {
  expect(
    underlined(optionLabel, '<meta name="text:A" label=" "><meta name="select:B" label="B"><meta name="select:B">'),
  ).toEqual([
    ['<meta name="text:A" label=" ">', 'Missing label of design option text:A, expected label="…" in its meta element'],
  ]);
});
