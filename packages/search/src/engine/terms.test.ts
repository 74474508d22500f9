import { expect, test } from 'vitest';
import { textTerms, titleTerms } from './terms.ts';

const titled = (text: string, slug?: string) => {
  const { names, words } = titleTerms(text, slug);
  return { names: [...names].sort(), words: [...words].sort() };
};

test('neighbouring words of a title are also one name, and three words as a whole', () => {
  expect(titled('Change log')).toEqual({ names: ['changelog'], words: ['chang', 'log'] });
  expect(titled('Add to cart').names).toEqual(['addto', 'addtocart', 'tocart']);
  expect(titled('One way or other').names).toEqual(['oneway', 'orother', 'wayor']);
  expect(titled('Refund').names).toEqual([]);
  expect(titled('Add an item for a category').names).toEqual([]);
});

test('signs inside words are none of a joined name, digits and letters of all scripts are', () => {
  expect(titled('Élan item_id').names).toContain('élanitemid');
  expect(titled('Error 429').names).toContain('error429');
  expect(titled('हिन्दी x').names).toContain('हिन्दीx');
});

test('the end of a page’s address is a name of the page', () => {
  expect(titled('Refresh again', 'refresh_token')).toEqual({
    names: ['refreshagain', 'refreshtoken'],
    words: ['again', 'refresh', 'token'],
  });
});

test('a name in a text is found as a whole, by the names in it and by its words of more than one letter', () => {
  const { names, words } = textTerms('see a items[].x_item_id');
  expect([...names].sort()).toEqual(['items', 'itemsxitemid', 'xitemid']);
  expect([...words].sort()).toEqual(['a', 'id', 'item', 'see']);
});
