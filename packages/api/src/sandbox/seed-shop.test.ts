import { expect, test } from 'vitest';
import { credentials } from './credentials.ts';
import { seedShop } from './seed-shop.ts';
import { start } from './test-sandbox.ts';

test.each([0, 1, 11, 20, 23])('nothing in the shop lies ahead, %i hours after its dates were told', (hours) => {
  const now = start / 1000 + hours * 3600;
  const { orders, savings } = seedShop(now, credentials);
  for (const { created } of savings) expect(created).toBeLessThanOrEqual(now);
  for (const { modified } of orders.values()) expect(modified).toBeLessThanOrEqual(now);
});
