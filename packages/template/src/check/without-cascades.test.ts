import { expect, it } from 'vitest';
import { check } from './check.ts';

const rulesIn = (source: string) => check(source, { fragment: true }).map(({ rule }) => rule);
const item =
  '<h2>{ItemTitle}</h2>{ItemPrice}{ItemDetail}{block:PurchaseForm}{ItemSelectTag}{PurchaseButton}{/block:PurchaseForm}';

it('names the lost tag of a page block, and not what follows from it', () => {
  expect(rulesIn(`${item}{/block:ItemPage}`)).toEqual(['stray-close']);
  expect(rulesIn(`{block:ItemPage}${item}<p>{block:Items}{ItemTitle}{/block:Items}`)).toEqual(['unclosed-block']);
});

it('sums up many tags that lack the same block', () => {
  const found = check(
    '<p>{ItemTitle}{ItemPrice}{ItemId}{ItemStock}{ItemPageURL}</p>{block:AboutPage}{ItemTitle}{ItemPrice}{ItemId}{ItemStock}{ItemPageURL}{/block:AboutPage}',
    {
      fragment: true,
    },
  ).filter(({ rule }) => rule === 'outside-loop' || rule === 'wrong-page');
  expect(found).toHaveLength(3);
  expect(found[0]?.message).toMatch(/; 2 more below have the same cause$/);
});
