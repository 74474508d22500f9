import { expect, test } from 'vitest';
import { printTokens } from './print-tokens.ts';

test('every page stands with its tokens, the longest first, in lines that are not too long', () => {
  const pages = [
    { route: '/api/', tokens: 90 },
    { route: '/', tokens: 7 },
    { route: '/template/', tokens: 1234 },
  ];
  expect(printTokens(pages, 40)).toBe('  1234 /template/      90 /api/\n     7 /');
  expect(printTokens([])).toBe('');
});
