import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { purchaseForm } from './index.ts';

it('asks for the button and forbids a form', () => {
  expect(underlined(purchaseForm, '{block:PurchaseForm}<form></form>{/block:PurchaseForm}')).toEqual([
    ['{block:PurchaseForm}', 'Missing {PurchaseButton} in {block:PurchaseForm}, expected it inside'],
    ['<form>', 'Unexpected <form> in {block:PurchaseForm}, expected none: the block makes the form'],
  ]);
});

it('finds a form of the author with an address of the cart', () => {
  const whole = '{block:PurchaseForm}{ItemSelectTag}{PurchaseButton}{/block:PurchaseForm}';
  const found = (html: string) => underlined(purchaseForm, whole + html).map(([where]) => where);
  expect(found('<form action="/items/{ItemId}/add_cart" method="post"></form>')).toEqual(['/items/{ItemId}/add_cart']);
  expect(found('<button formaction="/cart/add">x</button>')).toEqual(['/cart/add']);
  expect(found('<form action="{SearchPageURL}"></form><form action="{AddToCartURL}"></form>')).toEqual([]);
});
