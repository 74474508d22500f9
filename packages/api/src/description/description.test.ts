import { validate } from '@readme/openapi-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import document from '../../generated/description.json' with { type: 'json' };
import { errors, errorsOf, history, operation, operations, quotas, scopes, sources } from './description.ts';
import type { Evidence, Field } from './model.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addFormat('unix-time', { type: 'number', validate: (value: number) => Number.isInteger(value) && value > 0 });
ajv.addSchema(document, 'api');

/** What is wrong with a value, by the schema at a JSON pointer into the document. */
function faults(pointer: readonly string[], value: unknown): string[] {
  const path = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const check = ajv.compile({ $ref: `api#/${path}` });
  return check(value) ? [] : (check.errors ?? []).map((each) => `${path} ${each.instancePath} ${each.message}`);
}

const entries = Object.entries(document.paths).flatMap(([key, item]) =>
  Object.entries(item).map(([method, each]) => ({
    pointer: ['paths', key, method],
    page: each['x-docs-page'] as string,
  })),
);

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await validate(structuredClone(document) as unknown as Parameters<typeof validate>[0]);
    expect(result).toMatchObject({ valid: true });
  });

  it('has 28 operations with ids and pages of their own', () => {
    expect(entries).toHaveLength(28);
    expect(operations.map(({ page }) => page)).toEqual(entries.map(({ page }) => page));
    expect(new Set(operations.map(({ id }) => id)).size).toBe(28);
    expect(new Set(operations.map(({ page }) => page)).size).toBe(28);
  });

  it('has no emoji', () => {
    expect(JSON.stringify(document)).not.toMatch(/\p{Extended_Pictographic}/u);
  });
});

describe('examples', () => {
  it.each(entries)('of $page fit their schemas', ({ pointer, page }) => {
    const { contentType, exampleRequest, responseExample, parameters } = operation(page);
    const answer =
      page === 'oauth/authorize'
        ? ['302', 'content', 'application/x-www-form-urlencoded']
        : ['200', 'content', 'application/json'];
    expect(faults([...pointer, 'responses', ...answer, 'schema'], responseExample)).toEqual([]);
    const body = [...pointer, 'requestBody', 'content', contentType ?? '', 'schema'];
    if (contentType) expect(faults(body, exampleRequest)).toEqual([]);
    for (const [index, { name, example, in: place }] of parameters.entries()) {
      if (place === 'form') expect(faults([...body, 'properties', name], example)).toEqual([]);
      else expect(faults(parameterPointer(pointer, index), example)).toEqual([]);
    }
    const names = parameters.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(exampleRequest)));
    for (const { name, required } of parameters) if (required) expect(exampleRequest).toHaveProperty(name);
  });

  it.each(operations)('of $page show documented members only', ({ response, responseExample }) => {
    expect(unknownMembers(responseExample, '', response)).toEqual([]);
  });

  it('tell of one shop', () => {
    const found = new Map<string, Set<string>>();
    for (const { responseExample } of operations) collectNames(responseExample, found);
    for (const [id, names] of found) expect([id, [...names]]).toEqual([id, [expect.any(String)]]);
    const known = (key: string) =>
      [...found.keys()].filter((each) => each.startsWith(`${key} `)).map((each) => each.slice(key.length + 1));
    expect(known('item_id')).toEqual(['1001', '1002', '1024']); // the last one is new
    const hidden = '1003'; // a draft, which no response shows
    const ids = [hidden, ...known('item_id'), ...known('variation_id'), ...known('category_id')];
    for (const { exampleRequest } of operations) {
      for (const key of ['item_id', 'variation_id', 'category_id']) {
        const sent = [exampleRequest[key] ?? []].flat().filter((each) => each !== '');
        expect(ids).toEqual(expect.arrayContaining(sent.map(String)));
      }
    }
    const listed = operation('orders/index').responseExample as { orders: { unique_key: string }[] };
    expect(listed.orders.map((each) => each.unique_key)).toContain(
      operation('orders/detail').exampleRequest.unique_key,
    );
  });

  it('keep stock and totals consistent', () => {
    for (const item of collect(
      operations.map((each) => each.responseExample),
      'variations',
    )) {
      const stocks = (item.variations as { variation_stock: number }[]).map((each) => each.variation_stock);
      if (stocks.length > 0) expect(item.stock).toBe(stocks.reduce((sum, each) => sum + each));
    }
    const { order } = operation('orders/detail').responseExample as {
      order: Record<string, number> &
        Record<'order_items', { total: number }[]> & { order_discount: { discount: number } };
    };
    const lines = order.order_items.reduce((sum, each) => sum + each.total, 0);
    expect(order.total).toBe(
      lines + Number(order.shipping_fee) + Number(order.cod_fee) - order.order_discount.discount,
    );
  });
});

describe('errors', () => {
  it('are all there, each with an id of its own', () => {
    expect(errors.map(({ id }) => id).sort()).toEqual(Object.keys(document.components.examples).sort());
    expect(new Set(errors.map(({ id }) => id)).size).toBe(errors.length);
  });

  it('name operations whose codes name them in turn', () => {
    for (const { code, operations: pages } of errors) {
      expect(pages).not.toEqual([]);
      for (const page of pages) expect(operation(page).errors).toContain(code);
    }
    for (const { page, errors: codes } of operations) {
      expect([...new Set(errorsOf(page).map(({ code }) => code))]).toEqual(codes);
    }
  });

  it('fit the schema of a failed answer', () => {
    for (const [, { value }] of Object.entries(document.components.examples)) {
      expect(faults(['components', 'schemas', 'ErrorBody'], value)).toEqual([]);
    }
  });

  it('are less sure on a page that does not print them', () => {
    const search = errorsOf('items/search').find(({ code }) => code === 'invalid_scope');
    expect(search?.evidence).toMatchObject({ level: 'inferred', reason: expect.stringContaining('search_error') });
    expect(errorsOf('items/add').find(({ code }) => code === 'invalid_scope')?.evidence.level).toBe('archived');
    const level = (page: string) => errorsOf(page).find(({ code }) => code === 'access_denied')?.evidence.level;
    expect([level('users/me'), level('savings/index'), level('items/add')]).toEqual([
      'documented',
      'documented',
      'archived',
    ]);
  });

  it('say what helps on a page, where that differs', () => {
    const remedy = (page: string, wanted: string) => errorsOf(page).find(({ code }) => code === wanted)?.remedy;
    expect(remedy('search/refresh', 'bad_params')).toContain('`shop_id` (the string');
    expect(remedy('orders/edit_status', 'bad_params')).toBe(errors.find(({ code }) => code === 'bad_params')?.remedy);
    for (const { remedies = [], operations: callers } of errors)
      expect(callers).toEqual(expect.arrayContaining(remedies.flatMap(({ pages }) => pages)));
  });
});

describe('what several pages share', () => {
  it('has the remedy of the page that shows it', () => {
    const remedy = (page: string) => errorsOf(page).find(({ code }) => code === 'no_item_id')?.remedy;
    expect(remedy('items/detail')).toContain('into the path');
    expect(remedy('items/delete')).toContain('in the form');
  });

  it('has the notes about that page', () => {
    const notesOf = (page: string) => operation(page).response.find(({ name }) => name.startsWith('img'))?.notes ?? [];
    const [recorded, ...rest] = notesOf('items/index');
    expect(recorded?.text).toContain('A recorded list');
    expect(rest).toEqual(notesOf('items/detail'));
  });
});

describe('the view model', () => {
  it('says how sure each fact is, from a known source', () => {
    const known = new Set(sources.map(({ id }) => id));
    const facts: Evidence[] = [
      ...operations.flatMap((each) => [
        each.evidence,
        ...each.parameters.map((p) => p.evidence),
        ...each.response.map((f) => f.evidence),
      ]),
      ...errors.map((each) => each.evidence),
      ...[...scopes, ...quotas, ...history].map((each) => each.evidence),
    ];
    for (const { level, source, reason } of facts) {
      expect(['documented', 'archived', 'platform', 'observed', 'inferred']).toContain(level);
      for (const id of source.split(', ')) expect(known).toContain(id);
      if (level === 'inferred') expect(reason).toBeTruthy();
    }
  });

  it('knows indexed, comma-separated and conditional parameters', () => {
    const parameter = (page: string, name: string) => operation(page).parameters.find((each) => each.name === name);
    expect(parameter('items/edit', 'variation_id')).toMatchObject({
      type: 'integer',
      indexed: true,
      required: false,
      requiredWhen: 'you change variations',
    });
    expect(parameter('items/index', 'image_size')).toMatchObject({
      type: 'string',
      commaSeparated: true,
      default: ['origin'],
    });
    expect(parameter('search/refresh', 'item_id')).toMatchObject({
      type: 'integer',
      commaSeparated: true,
      maxItems: 50,
      required: true,
    });
    expect(parameter('orders/edit_status', 'add_comment')).toMatchObject({ maxLength: 250 });
    expect(parameter('items/search', 'offset')).toMatchObject({ minimum: 0, maximum: 10000, default: 0 });
  });

  it('gives fields their path, depth and the evidence of their page', () => {
    const field = (page: string, path: string) => operation(page).response.find((each) => each.path === path);
    const choice = 'item.options[].select.option_variations[].price';
    expect(field('items/delete_image', choice)).toMatchObject({
      depth: 4,
      type: 'integer',
      evidence: { level: 'documented' },
    });
    expect(field('items/add', choice)).toMatchObject({ evidence: { level: 'inferred', reason: expect.any(String) } });
    expect(field('items/detail', 'item.img{n}_{size}')).toMatchObject({
      nullable: true,
      format: 'uri',
      placeholders: { size: expect.arrayContaining(['origin', 'sp_640']) },
    });
    expect(field('users/me', 'user.mail_address')).toMatchObject({ scope: 'read_users_mail', required: false });
  });

  it('knows who may call what', () => {
    expect(scopes.find((each) => each.default)?.name).toBe('read_users');
    expect(operation('delivery_companies/index')).toMatchObject({ auth: 'token', scope: null });
    expect(operation('search/index')).toMatchObject({ auth: 'search-client', scope: null });
    expect(operation('oauth/refresh_token')).toMatchObject({ auth: 'client', path: '/1/oauth/token' });
    expect(operation('oauth/authorize').auth).toBe('none');
    for (const { error } of quotas) expect(errors.map(({ code }) => code)).toContain(error);
  });

  it('rejects a page that is none, with those of its folder', () => {
    expect(() => operation('users/mee')).toThrow(/^Unexpected operation "users\/mee", expected one of users\/me$/);
    expect(() => operation('item/remove')).toThrow(/expected one of oauth\/authorize, .*, search\/refresh$/);
  });
});

/** Pointer to the schema of a path or query parameter, through the reference of a shared one. */
function parameterPointer(pointer: readonly string[], index: number): readonly string[] {
  const item = (document.paths as Record<string, Record<string, { parameters?: { $ref?: string }[] }>>)[
    pointer[1] ?? ''
  ];
  const shared = item?.[pointer[2] ?? '']?.parameters?.[index]?.$ref?.split('/').slice(1);
  return [...(shared ?? [...pointer, 'parameters', String(index)]), 'schema'];
}

/** Paths of members that no field describes. */
function unknownMembers(value: unknown, prefix: string, fields: readonly Field[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => unknownMembers(each, prefix, fields));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const name = key.replace(/^img\d+_(origin|76|146|300|500|640|sp_480|sp_640)$/, 'img{n}_{size}');
    const field = fields.find(({ path }) => path === `${prefix}${name}` || path === `${prefix}${name}[]`);
    return field ? unknownMembers(member, `${field.path}.`, fields) : [`${prefix}${key}`];
  });
}

/** Every name under which an id appears: an item has one title in all examples. */
function collectNames(value: unknown, found: Map<string, Set<string>>): void {
  const named = { item_id: 'title', variation_id: 'variation', category_id: 'code', order_item_id: 'title' };
  for (const [id, name] of Object.entries(named)) {
    for (const each of collect(value, id)) {
      if (each[id] === null || each[name] === undefined) continue;
      const key = `${id} ${each[id]}`;
      found.set(key, (found.get(key) ?? new Set()).add(String(each[name])));
    }
  }
}

/** Objects anywhere in a value that have a member. */
function collect(value: unknown, member: string): Record<string, unknown>[] {
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap((each) => collect(each, member));
  // A non-null object that is no array has string keys.
  return !Array.isArray(value) && member in value ? [value as Record<string, unknown>, ...inner] : inner;
}
