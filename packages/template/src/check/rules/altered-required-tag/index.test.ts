import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { alteredRequiredTag } from './index.ts';

it('finds styles that hide and scripts that remove', () => {
  expect(
    underlined(
      alteredRequiredTag,
      '<style>.a, body #baseMenu{top:0;display:none}</style><script>$("#baseMenu").hide();</script>',
    ),
  ).toEqual([
    ['.a, body #baseMenu', 'Unexpected style that hides body #baseMenu, expected what {BASEMenuTag} prints to show'],
    ['"#baseMenu").hide(', 'Unexpected script that takes away #baseMenu, expected what {BASEMenuTag} prints to stay'],
  ]);
});

it('lets styles for print and parts of the menu alone', () => {
  expect(
    underlined(
      alteredRequiredTag,
      '<style>@media print{#baseMenu{display:none}}#baseMenu .base{display:none}#baseMenu{color:red}</style>',
    ),
  ).toEqual([]);
});
