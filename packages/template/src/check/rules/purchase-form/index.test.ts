import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { purchaseForm } from './index.ts';

it('asks for the button and forbids a form', () => {
  expect(underlined(purchaseForm, '{block:PurchaseForm}<form></form>{/block:PurchaseForm}')).toEqual([
    ['{block:PurchaseForm}', 'Missing {PurchaseButton} in {block:PurchaseForm}, expected it inside'],
    ['<form>', 'Unexpected <form> in {block:PurchaseForm}, expected none: the block makes the form'],
  ]);
});
