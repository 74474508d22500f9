import { operations } from '@shop-docs/api';
import { type CompactParameter, compactOperations } from '@shop-docs/api/compact';
import { ruleOf } from '@shop-docs/api/parameters';
import { buildRequest } from '@shop-docs/api/samples';
import { describe, expect, it } from 'vitest';
import { fromForm, toForm } from './form-values.ts';
import { isMissing, problemOf } from './rules.ts';

const plain = { in: 'form', type: 'string', required: false, indexed: false, commaSeparated: false } as const;
const parameter = (name: string, more: Partial<CompactParameter>): CompactParameter => ({
  ...plain,
  name,
  conditional: false,
  ...more,
});

describe('problems', () => {
  const limit = parameter('limit', { type: 'integer', minimum: 1, maximum: 100 });
  it.each([
    [limit, '20', null],
    [limit, '', null],
    [limit, 'many', 'Unexpected “many”, expected a whole number.'],
    [limit, '101', 'Unexpected “101”, expected 1 to 100.'],
    [parameter('name', { required: true }), '', null],
    [parameter('name', { maxLength: 3 }), '日本語🍙', 'Unexpected “日本語🍙”, expected at most 3 characters.'],
    [parameter('sort', { enum: ['asc', 'desc'] }), 'up', 'Unexpected “up”, expected one of asc, desc.'],
    [parameter('sizes', { enum: [76, 146], commaSeparated: true }), '76, 146', null],
    [
      parameter('sizes', { enum: [76, 146], commaSeparated: true, maxItems: 1 }),
      '76,146',
      'Unexpected 2 values, expected at most 1.',
    ],
    [
      parameter('uri', { format: 'uri' }),
      'callback',
      'Unexpected “callback”, expected a full URL, such as https://example.com/callback.',
    ],
    [
      parameter('number', { pattern: '^\\d{12}$' }),
      '1234-1234',
      'Unexpected “1234-1234”, expected the form of the example.',
    ],
  ])('of %j with %j', (rule, value, problem) => {
    expect(problemOf(rule, value)).toBe(problem);
  });

  it.each([
    ['required', { required: true }, '', true],
    ['required and filled in', { required: true }, 'Tote', false],
    ['one of a list that may be empty', { required: true, indexed: true }, '', false],
    ['optional', {}, '', false],
  ])('a value is missed where it is %s', (_, more, value, missed) => {
    expect(isMissing(parameter('name', more), value)).toBe(missed);
  });

  it('are none in the example request of each operation', () => {
    for (const operation of compactOperations) {
      const example = operations.find(({ page }) => page === operation.page)?.exampleRequest ?? {};
      const form = toForm(operation, example);
      for (const each of operation.parameters) {
        for (const value of [form[each.name] ?? ''].flat()) {
          expect([operation.page, each.name, problemOf(each, value)]).toEqual([operation.page, each.name, null]);
          expect([operation.page, each.name, isMissing(each, value)]).toEqual([operation.page, each.name, false]);
        }
      }
    }
  });
});

it('a rule is a few words', () => {
  expect(ruleOf(parameter('limit', { type: 'integer', minimum: 1, maximum: 1000, default: 20 }))).toBe(
    'integer, 1 to 1,000, default 20',
  );
});

describe('the form', () => {
  const operation = compactOperations.find(({ page }) => page === 'items/add');
  it('leaves empty fields out and counts every cell of a row', () => {
    if (!operation) throw new Error('Unexpected description without items/add');
    const form = toForm(operation, { title: 'Tote', price: 900, variation: ['', 'A'] });
    expect(form).toMatchObject({ title: 'Tote', price: '900', detail: '', variation: ['', 'A'], barcode: [] });
    const { form: sent } = buildRequest(operation, fromForm(operation, form), { token: 'x' });
    expect(sent).toEqual([
      ['title', 'Tote'],
      ['price', '900'],
      ['variation[0]', ''],
      ['variation[1]', 'A'],
    ]);
  });

  it('leaves out a list whose cells are all empty, unless rows need it', () => {
    const edit = compactOperations.find(({ page }) => page === 'items/edit');
    if (!edit) throw new Error('Unexpected description without items/edit');
    const row = { variation_id: [''], variation: ['Olive'], variation_stock: [''], barcode: [''] };
    expect(fromForm(edit, row)).toEqual({ variation_id: [''], variation: ['Olive'] });
  });

  it('sends the part of a path even when it is empty', () => {
    const detail = compactOperations.find(({ page }) => page === 'items/detail');
    if (!detail) throw new Error('Unexpected description without items/detail');
    expect(fromForm(detail, toForm(detail, {}))).toEqual({ item_id: '' });
  });
});
