import { expect, it } from 'vitest';
import { openTarget } from './open-target.ts';
import { openPage } from './testing/open-page.ts';

const body = `<details id="outer"><summary>API</summary><div><details id="inner"><summary>Items</summary>
  <p id="stock">Stock</p><p id="在庫">Stock</p></details></div></details><details id="other"></details><h2 id="top">Top</h2>`;

/** Opens the target of a fragment and tells what is unfolded, and what was scrolled to. */
function open(hash: string, prepare: (find: (selector: string) => HTMLElement) => void = () => undefined) {
  const { find } = openPage(body);
  const scrolled: string[] = [];
  prepare(find);
  for (const each of document.querySelectorAll('[id]')) each.scrollIntoView = () => scrolled.push(each.id);
  const target = openTarget(hash)?.id;
  return { target, open: [...document.querySelectorAll('details[open]')].map(({ id }) => id), scrolled };
}

it('all that the target lies in unfolds, and the target comes into view', () => {
  expect(open('#stock')).toEqual({ target: 'stock', open: ['outer', 'inner'], scrolled: ['stock'] });
  expect(open('#%E5%9C%A8%E5%BA%AB')).toEqual({ target: '在庫', open: ['outer', 'inner'], scrolled: ['在庫'] });
});

it('a fold inside an open one, or the other way round, counts', () => {
  for (const one of ['#outer', '#inner'])
    expect(open('#stock', (find) => find(one).setAttribute('open', ''))).toEqual({
      target: 'stock',
      open: ['outer', 'inner'],
      scrolled: ['stock'],
    });
});

it('the page does not move for a target that is in view already', () => {
  const unfold = (find: (selector: string) => HTMLElement) => {
    for (const id of ['#outer', '#inner']) find(id).setAttribute('open', '');
  };
  expect(open('#stock', unfold).scrolled).toEqual([]);
  expect(open('#top')).toEqual({ target: 'top', open: [], scrolled: [] });
});

it('a target that is a fold itself stays as it is: the reader opens it', () => {
  expect(open('#inner').open).toEqual(['outer']);
});

it.each(['', '#', '#nowhere', '#%E5%', '#%'])('the fragment %j names nothing, and nothing fails', (hash) => {
  expect(open(hash)).toEqual({ target: undefined, open: [], scrolled: [] });
});
