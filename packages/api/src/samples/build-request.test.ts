import { describe, expect, it } from 'vitest';
import { operation } from '../description/description.ts';
import { buildRequest } from './build-request.ts';

describe('a request', () => {
  it('carries indexed, comma-separated and path values where the description puts them', () => {
    const add = buildRequest(operation('items/add'), { title: 'Tote', variation: ['A', ''] }, { token: 'T' });
    expect(add).toEqual({
      method: 'POST',
      url: 'https://api.thebase.in/1/items/add',
      headers: [['Authorization', 'Bearer T']],
      form: [
        ['title', 'Tote'],
        ['variation[0]', 'A'],
        ['variation[1]', ''],
      ],
      answer: 'json',
    });
    const list = buildRequest(operation('items/index'), { limit: 5, image_size: ['76', '146'] }, { token: 'T' });
    expect(list.url).toMatch(/\/1\/items\?(limit=5&image_size=76%2C146|image_size=76%2C146&limit=5)$/);
    const order = buildRequest(operation('orders/detail'), { unique_key: 'A/B' }, { token: 'T' });
    expect(order.url).toBe('https://api.thebase.in/1/orders/detail/A%2FB');
    expect(() => buildRequest(operation('orders/detail'), {}, { token: 'T' })).toThrow('Unexpected empty `unique_key`');
  });

  it('names only parameters of the operation', () => {
    const { form } = buildRequest(operation('items/delete'), { item_id: 1, colour: 'red' }, { token: 'T' });
    expect(form).toEqual([['item_id', '1']]);
  });

  it('carries single values of indexed parameters, and what asks for no token has none', () => {
    const add = buildRequest(operation('items/add'), { variation: 'A' }, { token: 'T', host: 'http://localhost' });
    expect([add.url, add.form]).toEqual(['http://localhost/1/items/add', [['variation[0]', 'A']]]);
    const authorize = buildRequest(operation('oauth/authorize'), { state: 'a b&c' }, { token: 'T' });
    expect([authorize.headers, authorize.form, authorize.answer]).toEqual([[], null, 'page']);
    expect(authorize.url).toMatch(/\?state=a%20b%26c$/);
    const rule = { method: 'GET', path: '/1/items', auth: 'token', parameters: [] } as const;
    expect(buildRequest(rule, {}, { token: 'T' }).url).toBe('/1/items');
  });
});
