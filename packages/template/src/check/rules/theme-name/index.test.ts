import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { themeName } from './index.ts';

it('asks for name and version', () => {
  expect(underlined(themeName, '<head><meta name="BASE-Theme-Name" content=""></head>')).toEqual([
    [
      '<head>',
      'Missing meta element BASE-Theme-Version, expected <meta name="BASE-Theme-Version" content="…"> in <head> if you sell the theme',
    ],
    [
      '<meta name="BASE-Theme-Name" content="">',
      'Missing content of meta element BASE-Theme-Name, expected <meta name="BASE-Theme-Name" content="…"> in <head> if you sell the theme',
    ],
  ]);
});
