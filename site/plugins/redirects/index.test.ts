import { expect, test } from 'vitest';
import { formerAddresses } from '../../config/redirects.ts';
import { fileOf, refuseAddresses, withRefresh } from './index.ts';

test('the refresh stands in the head, for readers without script', () => {
  expect(withRefresh('<head><title>Moved</title></head>', '/api/')).toBe(
    '<head><noscript><meta http-equiv="refresh" content="0; url=/api/"></noscript><title>Moved</title></head>',
  );
});

test('a page without a title is not let through', () => {
  expect(() => withRefresh('<p>', '/api/')).toThrow('Unexpected page without a title');
});

test.each([
  ['/api.html', '/api.html'],
  ['/old', '/old/index.html'],
  ['/old/page/', '/old/page/index.html'],
])('the page that leads on from %s is %s', (from, file) => {
  expect(fileOf(from)).toBe(file);
});

test.each(['/api/', '/api/items/add', '/search', '/', 'old'])('%s, which is no former address, is refused', (from) => {
  expect(() => refuseAddresses([...Object.keys(formerAddresses), from])).toThrow(
    `Unexpected former address ${from}, expected one such as /old/page that no page has`,
  );
});

test('former addresses that no page has are taken', () => {
  expect(() => refuseAddresses([...Object.keys(formerAddresses), '/old', '/old/page/'])).not.toThrow();
});
