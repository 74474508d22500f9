import { expect, test } from 'vitest';
import { describeFailure } from './describe-failure.ts';

test('each attempt of the hosted client is named', () => {
  const error = Object.assign(new Error('Unreachable hosts'), {
    stackTrace: [
      { host: { url: 'a.example' }, response: { status: 0, content: 'Network request failed' } },
      { host: { url: 'b.example' }, response: { status: 0, content: 'Connection timeout' } },
    ],
  });
  expect(describeFailure('stock', error)).toBe(
    'Search for "stock" failed: a.example: 0 Network request failed; b.example: 0 Connection timeout',
  );
});

test('any other error speaks for itself', () => {
  expect(describeFailure('stock', new TypeError('Failed to fetch'))).toBe(
    'Search for "stock" failed: TypeError: Failed to fetch',
  );
});
