import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { duplicateOption } from './index.ts';

it('lets select options have many', () => {
  expect(
    underlined(duplicateOption, '<meta name="text:A"><meta name="text:A"><meta name="select:B"><meta name="select:B">'),
  ).toEqual([['<meta name="text:A">', 'Unexpected second declaration of text:A, expected one; rename or remove it']]);
});
