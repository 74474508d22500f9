import { describe, expect, it } from 'vitest';
import { testSandbox } from './test-sandbox.ts';

type Fields = Record<string, string | number>;

const lamp: Fields = {
  title: 'Lamp',
  detail: 'Of brass.',
  price: 700,
  stock: 3,
  visible: 0,
  item_tax_type: 2,
  list_order: 7,
  identifier: 'lamp-1',
};
const sizes: Fields = {
  'variation[0]': 'S',
  'variation_stock[0]': 2,
  'variation_identifier[0]': 'scarf-s',
  'barcode[0]': '4901234567894',
  'variation[1]': 'L',
  'variation_stock[1]': 3,
};

/** A shop with one item of the given fields, and a way to change it. */
async function shopWith(fields: Fields) {
  const { send } = testSandbox();
  const { body } = await send('POST', '/1/items/add', fields);
  const { item } = body;
  const change = (path: string, more: Fields) => send('POST', `/1/items/${path}`, { item_id: item.item_id, ...more });
  const [small, large] = item.variations.map(({ variation_id }: { variation_id: number }) => variation_id);
  return { item, change, small, large };
}

describe('an edit', () => {
  it('changes what was sent, and leaves all else as it was', async () => {
    const { item, change } = await shopWith(lamp);
    expect(item).toMatchObject(lamp);
    for (const [name, value] of Object.entries({
      title: 'Lantern',
      detail: '',
      price: 800,
      stock: 4,
      visible: 1,
      item_tax_type: 1,
      list_order: 9,
      identifier: 'lamp-2',
    })) {
      const { change: changeOne } = await shopWith(lamp);
      const { body } = await changeOne('edit', { [name]: value });
      expect(body.item).toMatchObject({ ...lamp, [name]: value });
    }
    expect((await change('edit', { identifier: '' })).body.item.identifier).toBeNull();
    expect((await change('edit', { title: '' })).body.item.title).toBe('Lamp');
  });

  it('of variations changes those that it names, and their members that were sent', async () => {
    const { change, small, large } = await shopWith({ title: 'Scarf', price: 100, stock: 0, ...sizes });
    const { body } = await change('edit', { 'variation_id[0]': large, 'variation[0]': 'XL', 'variation_stock[0]': '' });
    expect(body.item.variations).toMatchObject([
      {
        variation_id: small,
        variation: 'S',
        variation_stock: 2,
        variation_identifier: 'scarf-s',
        barcode: '4901234567894',
      },
      { variation_id: large, variation: 'XL', variation_stock: 3, variation_identifier: null, barcode: null },
    ]);
    const emptied = await change('edit', {
      'variation_id[0]': small,
      'variation[0]': '',
      'variation_identifier[0]': '',
      'barcode[0]': '',
    });
    expect(emptied.body.item.variations[0]).toMatchObject({
      variation: 'S',
      variation_stock: 2,
      variation_identifier: null,
      barcode: null,
    });
  });

  it('that names all variations puts them in the order of the call; one without an id is new', async () => {
    const { change, small, large } = await shopWith({ title: 'Scarf', price: 100, stock: 0, ...sizes });
    const names = ({ item }: { item: { variations: { variation: string }[] } }) =>
      item.variations.map(({ variation }) => variation);
    const turned = await change('edit', { 'variation_id[0]': large, 'variation_id[1]': small });
    expect(names(turned.body)).toEqual(['L', 'S']);
    const added = await change('edit', { 'variation_id[0]': '', 'variation[0]': 'XS', 'variation_stock[0]': 1 });
    expect(names(added.body)).toEqual(['L', 'S', 'XS']);
    expect(added.body.item.stock).toBe(6);
  });

  it.each([
    [{ 'variation[0]': 'XS' }, 'validation_error'],
    [{ 'variation_id[0]': '', 'variation[0]': 'XS' }, 'validation_error'],
    [{ 'variation_id[0]': '', 'variation_stock[0]': 1 }, 'validation_error'],
  ])('of variations %j lacks something', async (fields, error) => {
    const { change } = await shopWith({ title: 'Scarf', price: 100, stock: 0, ...sizes });
    const { status, body } = await change('edit', fields);
    expect([status, body.error]).toEqual([400, error]);
  });

  it('names a variation once', async () => {
    const { change, small } = await shopWith({ title: 'Scarf', price: 100, stock: 0, ...sizes });
    const { body } = await change('edit', { 'variation_id[0]': small, 'variation_id[1]': small });
    expect(body.error).toBe('validation_error');
  });
});

describe('edit_stock', () => {
  it('sets the stock of an item without variations, and keeps its title and price', async () => {
    const { change } = await shopWith(lamp);
    expect((await change('edit_stock', { stock: 8 })).body.item).toMatchObject({ ...lamp, stock: 8 });
    expect((await change('edit_stock', { stock: 0 })).body.item.stock).toBe(0);
  });

  it('of a variation changes that one alone', async () => {
    const { change, small, large } = await shopWith({ title: 'Scarf', price: 100, stock: 0, ...sizes });
    const { body } = await change('edit_stock', { variation_id: large, variation_stock: 9 });
    expect(body.item.variations).toMatchObject([
      { variation_id: small, variation_stock: 2 },
      { variation_id: large, variation_stock: 9 },
    ]);
    expect(body.item.stock).toBe(11);
    expect((await change('edit_stock', { variation_id: large })).body.error).toBe('bad_params');
  });
});
