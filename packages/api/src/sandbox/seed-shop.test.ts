import { expect, test } from 'vitest';
import { credentials } from './credentials.ts';
import { seedShop } from './seed-shop.ts';
import { start, testSandbox } from './test-sandbox.ts';

test.each([0, 1, 11, 20, 23])('nothing in the shop lies ahead, %i hours after its dates were told', (hours) => {
  const now = start / 1000 + hours * 3600;
  const { orders, savings } = seedShop(now, credentials);
  for (const { created } of savings) expect(created).toBeLessThanOrEqual(now);
  for (const { modified } of orders.values()) expect(modified).toBeLessThanOrEqual(now);
});

test('items are as old in every shop, whenever it begins', () => {
  const day = 86_400;
  const ages = (now: number) =>
    [...seedShop(now, credentials).items.values()].map(({ created, modified }) => [now - created, now - modified]);
  expect(ages(start / 1000 + 400 * day)).toEqual(ages(start / 1000));
});

test('the Search API finds items of another shop, with its name, its address and its categories', async () => {
  const { searchClientId: client_id, searchClientSecret: client_secret } = credentials;
  const { body } = await testSandbox().send('GET', '/1/search', { client_id, client_secret, q: 'sailcloth' });
  expect(body.items).toMatchObject([
    {
      shop_id: 'north-pier',
      shop_name: 'North Pier',
      shop_url: 'https://north-pier.thebase.in',
      categories: ['Bags'],
    },
  ]);
});

test('payouts happen a week later when the shop begins a week later', () => {
  const [now, week] = [start / 1000, 7 * 86_400];
  const [before, after] = [now, now + week].map((time) =>
    seedShop(time, credentials).savings.map(({ created }) => Number(created)),
  );
  expect(after).toEqual(before?.map((created) => created + week));
});
