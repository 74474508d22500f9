import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { viewport } from './index.ts';

it('points at the head', () => {
  expect(underlined(viewport, '<html><head></head></html>')).toEqual([
    [
      '<head>',
      'Missing viewport, expected <meta name="viewport" content="width=device-width, initial-scale=1"> in <head>',
    ],
  ]);
});
