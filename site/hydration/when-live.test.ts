import { expect, it } from 'vitest';
import { openPage } from './testing/open-page.ts';
import { whenHandedOver, whenLive } from './when-live.ts';

it('what waits for the hand-over comes after it, on a page that becomes live', async () => {
  const { pass } = openPage('<nav></nav>', { root: { 'data-has-hydrated': 'false' } });
  const order: string[] = [];
  whenLive(() => order.push('handed over'));
  whenHandedOver(() => order.push('waited'));
  await pass(100);
  expect(order).toEqual([]);
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  await pass(100);
  expect(order).toEqual(['handed over', 'waited']);
});

it('on a live page nothing waits', () => {
  openPage('<nav></nav>', { root: { 'data-has-hydrated': 'true' } });
  const order: string[] = [];
  whenHandedOver(() => order.push('at once'));
  expect(order).toEqual(['at once']);
});

it('what is forgotten does not come', async () => {
  const { pass } = openPage('<nav></nav>', { root: { 'data-has-hydrated': 'false' } });
  const order: string[] = [];
  whenHandedOver(() => order.push('waited'))();
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  await pass(100);
  expect(order).toEqual([]);
});
