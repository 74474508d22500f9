import { expect, it } from 'vitest';
import { placeOf } from './place-of.ts';
import { openPage } from './testing/open-page.ts';

const body = '<ul><li>One</li><li id="item">Two <a>link</a><button>+</button></li></ul>';

it('an element that is still there is its own place, wherever it has gone', () => {
  const { find } = openPage(body);
  const button = find('button');
  const place = placeOf(button);
  find('ul').prepend(button);
  expect(place()).toBe(button);
});

it('of an element that was replaced the place is what stands there now', () => {
  const { find } = openPage(body);
  const place = placeOf(find('button'));
  find('button').outerHTML = '<button id="live">+</button>';
  expect(place()).toBe(find('#live'));
});

it('so it is when all around the element was replaced', () => {
  const { find } = openPage(body);
  const place = placeOf(find('button'));
  find('#item').outerHTML = '<li>Two <a>link</a><button id="live">+</button></li>';
  expect(place()).toBe(find('#live'));
  find('ul').outerHTML = '<ol><li>One</li><li><i></i><button id="later">+</button></li></ol>';
  expect(place()).toBe(find('#later'));
});

it('a place that is gone gives nothing', () => {
  const { find } = openPage(body);
  const place = placeOf(find('button'));
  find('#item').remove();
  expect(place()).toBeUndefined();
});
