import { controlRoutes } from '@shop-docs/api/control-plane';
import { expect, test } from 'vitest';
import { controlTitles } from './control-titles.ts';

test('each address of the control plane has a title, but for beginning anew, which has a button', () => {
  const offered = Object.keys(controlRoutes).filter((route) => route !== 'POST /sandbox/reset');
  expect(Object.keys(controlTitles)).toEqual(offered);
});
