import { expect, it } from 'vitest';
import { findTag } from './find-tag.ts';
import { findMistake } from './mistakes.ts';
import { synonymNames, synonymOf } from './synonyms.ts';

it.each(synonymNames)('the guess %s is no tag and no known mistake, and leads to tags that there are', (written) => {
  expect(findTag(written)).toBeUndefined();
  expect(findMistake(`{${written}}`)).toBeUndefined();
  const { name = '', how = '' } = synonymOf(written) ?? {};
  for (const each of [name, ...[...how.matchAll(/\{([^}]+)\}/g)].map(([, tag = '']) => tag)])
    expect(findTag(each), each).toBeDefined();
});

it.each([
  ['block:HasStock', 'block:HasItemStock'],
  ['block:Purchasable', 'block:HasItemStock'],
  ['block:ItemInStock', 'block:HasItemStock'],
  ['block:NotSoldOut', 'block:HasItemStock'],
  ['block:NoStock', 'block:NoItemStock'],
  ['block:NotPurchasable', 'block:NoItemStock'],
  ['block:ItemNotAvailable', 'block:NoItemStock'],
  ['block:ItemSoldOut', 'block:NoItemStock'],
  ['ItemRestockButton', 'PurchaseButton'],
  ['block:RestockMail', 'PurchaseButton'],
])('%s asks what %s tells', (written, name) => {
  expect(findTag(written)).toBeUndefined();
  expect(synonymOf(written)?.name).toBe(name);
});
