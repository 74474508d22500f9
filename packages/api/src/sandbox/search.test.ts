import { describe, expect, it } from 'vitest';
import { credentials } from './credentials.ts';
import { testSandbox } from './test-sandbox.ts';

type Fields = Readonly<Record<string, string | number>>;
const pair = { client_id: credentials.searchClientId, client_secret: credentials.searchClientSecret };

async function search(fields: Fields) {
  return (await testSandbox().send('GET', '/1/search', { ...pair, ...fields })).body;
}

async function titles(fields: Fields): Promise<string[]> {
  return (await search(fields)).items.map(({ title }: { title: string }) => title);
}

describe('a search through all shops', () => {
  it('puts items first that have the words in their title', async () => {
    expect(await titles({ q: 'bag' })).toEqual(['Cotton net bag', 'Laundry bag', 'Canvas tote', 'Sailcloth tote']);
  });

  it.each([
    ['price desc', ['Deck shoes', 'Storm lantern', 'Steel kettle']],
    ['order_count desc,price desc', ['Deck shoes', 'Storm lantern', 'Steel kettle']],
    ['stock asc,price desc', ['Storm lantern', 'Steel kettle', 'Sailcloth tote']],
    ['stock asc,price asc', ['Storm lantern', 'Sailcloth tote', 'Steel kettle']],
    ['stock asc, item_id desc', ['Storm lantern', 'Steel kettle', 'Sailcloth tote']],
    ['stock asc, item_id asc', ['Storm lantern', 'Sailcloth tote', 'Steel kettle']],
  ])('sorted by %s', async (sort, expected) => {
    expect(await titles({ q: 's', fields: 'title', sort, size: 3 })).toEqual(expected);
  });

  it('has the same order for most and for fewest sales, which nobody counts', async () => {
    expect(await titles({ q: 'bag', sort: 'order_count desc' })).toEqual(
      await titles({ q: 'bag', sort: 'order_count asc' }),
    );
  });

  it('looks into names of shops and of categories, unless fields leave them out', async () => {
    expect(await titles({ q: 'pier' })).toEqual(['Sailcloth tote']);
    expect(await titles({ q: 'pier', fields: 'title,detail,categories' })).toEqual([]);
    expect(await titles({ q: 'totes', fields: 'shop_name,categories' })).toEqual(['Canvas tote']);
    expect(await titles({ q: 'totes', fields: 'title,detail' })).toEqual([]);
  });

  it('takes the names of two categories for two words', async () => {
    expect(await titles({ q: 'bags totes' })).toEqual(['Canvas tote']);
    expect(await titles({ q: 'bagstotes' })).toEqual([]);
  });

  it('finds nothing for spaces alone, and ignores those around words', async () => {
    expect(await titles({ q: ' \u3000' })).toEqual([]);
    expect(await titles({ q: ' laundry ' })).toEqual(['Laundry bag']);
  });

  it('keeps to one shop when asked for it', async () => {
    expect(await titles({ q: 'tote', shop_id: 'north-pier' })).toEqual(['Sailcloth tote']);
    expect(await titles({ q: 'tote', shop_id: 'harbor-goods' })).toEqual(['Canvas tote']);
  });

  it('returns ten items from the first on, or as many from where it is asked for', async () => {
    const whole = await search({ q: 'harbor' });
    expect([whole.found > 10, whole.start, whole.items.length]).toEqual([true, 0, 10]);
    const part = await search({ q: 'bag', start: 1, size: 2 });
    expect([part.found, part.start, part.items.length]).toEqual([4, 1, 2]);
    expect(part.items[0].title).toBe('Laundry bag');
  });

  it('returns an item with its shop, categories, images and variations, and no barcodes', async () => {
    const [tote, other] = (await search({ q: 'tote' })).items;
    expect(tote).toMatchObject({
      item_id: 1001,
      price: 3900,
      stock: 10,
      visible: 1,
      identifier: 'tote',
      shop_id: 'harbor-goods',
      shop_name: 'Harbor Goods',
      shop_url: 'https://harbor-goods.thebase.in',
      categories: ['Bags', 'Totes'],
      img2_origin: expect.stringMatching(/\.jpg$/),
      img5_sp_640: null,
    });
    expect(tote.variations[0]).toEqual({
      variation_id: 2001,
      variation: 'Navy',
      variation_stock: 6,
      variation_identifier: 'tote-navy',
    });
    expect([other.item_id, other.variations]).toEqual([801, []]);
  });

  it('returns no categories for an item that is in none', async () => {
    expect((await search({ q: 'laundry' })).items[0].categories).toEqual([]);
  });
});

it('looks into each field of a list with spaces', async () => {
  expect((await search({ q: 'laundry', fields: 'shop_name, title' })).found).toBe(1);
});

it('sorted by sales, which the sandbox does not keep, hits stay in the order of relevance', async () => {
  const idsOf = async (sort?: string) =>
    (await search({ q: 'bag', ...(sort && { sort }) })).items.map(({ item_id }: { item_id: number }) => item_id);
  expect(await idsOf('order_count desc')).toEqual(await idsOf());
});

describe('a refresh', () => {
  const ids = async (shop_id: string, item_id: string) =>
    (await testSandbox().send('GET', '/1/search/refresh', { ...pair, shop_id, item_id })).body.items.map(
      (item: { item_id: number }) => item.item_id,
    );

  it('returns the items that are asked for, of the one shop', async () => {
    expect(await ids('harbor-goods', '1002,801,1001')).toEqual([1001, 1002]);
    expect(await ids('north-pier', '1002,801,1001')).toEqual([801]);
    expect(await ids('nowhere', '1001')).toEqual([]);
  });

  it('takes a list with spaces, as the rule of the parameter does', async () => {
    expect(await ids('harbor-goods', '1001, 1002 ,1004')).toEqual([1001, 1002, 1004]);
  });
});
