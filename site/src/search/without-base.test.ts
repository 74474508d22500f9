import { expect, test } from 'vitest';
import { withoutBase } from './without-base.ts';

test.each([
  ['/docs/api/items/', '/docs/', '/api/items/'],
  ['/docs/', '/docs/', '/'],
  ['/docs/docs/x', '/docs/', '/docs/x'],
  ['/api/docs/', '/docs/', '/api/docs/'],
  ['/api/', '/', '/api/'],
  ['https://elsewhere.example/docs/', '/docs/', 'https://elsewhere.example/docs/'],
])('%s of a site below %s is %s', (address, base, expected) => {
  expect(withoutBase(address, base)).toBe(expected);
});
