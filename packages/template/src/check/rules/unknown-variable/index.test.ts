import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { unknownVariable } from './index.ts';

it('suggests the nearest name, with its number', () => {
  expect(underlined(unknownVariable, '<p>{ItemTitel}{ItemImage3URL-501}{lang:Lwa}{lang:Hello}</p>')).toEqual([
    ['{ItemTitel}', 'Unexpected variable {ItemTitel}, expected {ItemTitle}'],
    ['{ItemImage3URL-501}', 'Unexpected variable {ItemImage3URL-501}, expected {ItemImage3URL-500}'],
    ['{lang:Lwa}', 'Unexpected variable {lang:Lwa}, expected {lang:Law}'],
    ['{lang:Hello}', 'Unexpected text {lang:Hello}, expected one of the fixed texts of the catalogue'],
  ]);
});

it('leaves scripts and other template languages alone', () => {
  expect(
    underlined(unknownVariable, '<script>const {PageTitl}=x;`$' + '{PageTitl}`</script>{{PageTitl}}{Total}'),
  ).toEqual([]);
});

it('reports names that begin like tags as a hint', () => {
  expect(underlined(unknownVariable, '<p>{ItemColorSwatches}</p>')).toEqual([
    [
      '{ItemColorSwatches}',
      'Unexpected variable {ItemColorSwatches}, expected a name of the catalogue; no tag of this name is known',
    ],
  ]);
});

it('sees names in attributes, in texts of scripts and without their prefix', () => {
  expect(
    underlined(
      unknownVariable,
      '<a href="{CartURL}"><img src="{ItemImageURLl}"><script>a("in {ItemTitel}")</script>{ItemPage}{if:Show Date}',
    ).map(([where, says]) => [where, says.split(', expected ')[1]]),
  ).toEqual([
    ['{CartURL}', 'a name of the catalogue; no tag of this name is known'],
    ['{ItemImageURLl}', 'a name of the catalogue; no tag of this name is known'],
    ['{ItemTitel}', '{ItemTitle}'],
    ['{ItemPage}', '{block:ItemPage}: the names of blocks begin with block:'],
    ['{if:Show Date}', '{block:if-Show_Date}: a switch has blocks only'],
  ]);
});
