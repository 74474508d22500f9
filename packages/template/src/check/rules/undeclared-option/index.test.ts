import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { undeclaredOption } from './index.ts';

it('suggests the declared spelling', () => {
  expect(
    underlined(
      undeclaredOption,
      '<meta name="if:Show Detail" content="1"><meta name="color:Accent" content="#fff">{block:if-ShowDetail}{/block:if-ShowDetail}{block:not_if-show_detail}{/block:not_if-show_detail}<p style="color:{color:Acent}">{text:Slogan}</p>',
    ),
  ).toEqual([
    [
      '{block:if-ShowDetail}',
      'Unexpected design option {block:if-ShowDetail}, expected {block:if-Show_Detail} as declared',
    ],
    [
      '{block:not_if-show_detail}',
      'Unexpected design option {block:not_if-show_detail}, expected {block:not_if-Show_Detail} as declared',
    ],
    ['{color:Acent}', 'Unexpected design option {color:Acent}, expected {color:Accent} as declared'],
    [
      '{text:Slogan}',
      'Unexpected design option {text:Slogan} without a declaration, expected <meta name="text:Slogan" …> in <head>',
    ],
  ]);
});
