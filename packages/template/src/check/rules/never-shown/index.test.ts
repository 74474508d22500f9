import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { neverShown } from './index.ts';

const found = (source: string) => underlined(neverShown, source).map(([where]) => where);

it('finds blocks inside their opposites and loops inside themselves', () => {
  expect(
    found(
      '{block:Items}{block:HasItemStock}{block:NoItemStock}{/block:NoItemStock}{/block:HasItemStock}{block:Items}{/block:Items}{/block:Items}' +
        '{block:not_if-A}{block:if-A}{/block:if-A}{/block:not_if-A}{block:ItemImage2}{block:NoItemImage2}{/block:NoItemImage2}{/block:ItemImage2}',
    ),
  ).toEqual(['{block:NoItemStock}', '{block:Items}', '{block:if-A}', '{block:NoItemImage2}']);
});

it('tells numbers and options apart', () => {
  expect(
    found(
      '{block:NoItemImage3}{block:ItemImage2}{/block:ItemImage2}{/block:NoItemImage3}{block:not_if-A}{block:if-B}{/block:if-B}{/block:not_if-A}' +
        '{block:Items}{/block:Items}{block:Items}{/block:Items}',
    ),
  ).toEqual([]);
});
