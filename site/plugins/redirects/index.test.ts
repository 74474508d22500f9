import { expect, test } from 'vitest';
import { withRefresh } from './index.ts';

test('the refresh stands in the head, for readers without script', () => {
  expect(withRefresh('<head><title>Moved</title></head>', '/api/')).toBe(
    '<head><noscript><meta http-equiv="refresh" content="0; url=/api/"></noscript><title>Moved</title></head>',
  );
});

test('a page without a title is not let through', () => {
  expect(() => withRefresh('<p>', '/api/')).toThrow('Unexpected page without a title');
});
