import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import document from '../../generated/description.json' with { type: 'json' };
import { quotas as describedQuotas, operations } from '../description/description.ts';
import { buildRequest } from '../samples/build-request.ts';
import { credentials } from './credentials.ts';
import { quotas } from './quotas.ts';
import { testSandbox } from './test-sandbox.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
// Seconds since 1970, whole and not negative; the schemas say integer.
ajv.addFormat('unix-time', { type: 'number', validate: (seconds: number) => seconds > 1e9 && seconds < 1e10 });
ajv.addSchema(document, 'api');

/** JSON pointer to the schema of a 200 answer. */
function schemaOf(page: string): string {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if ((operation as { 'x-docs-page'?: string })['x-docs-page'] !== page) continue;
      const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1');
      return `api#/paths/${encodeURIComponent(escaped)}/${method}/responses/200/content/application~1json/schema`;
    }
  }
  throw new RangeError(`Unexpected page ${page}, expected one of the description`);
}

describe('responses have the shape of the description', () => {
  it.each(operations.filter(({ auth }) => auth !== 'none').map((operation) => [operation.page, operation] as const))(
    '%s',
    async (page, operation) => {
      const { sandbox } = testSandbox();
      const { method, url, headers, form } = buildRequest(operation, operation.exampleRequest, {
        token: credentials.accessToken,
      });
      const body = form && new URLSearchParams(form.map(([name, value]) => [name, value]));
      const response = await sandbox.fetch(new Request(url, { method, headers: Object.fromEntries(headers), body }));
      const validate = ajv.getSchema(schemaOf(page));
      expect(validate?.(await response.json()), JSON.stringify(validate?.errors, null, 1)).toBe(true);
    },
  );

  it('every order too', async () => {
    const { send } = testSandbox();
    const validate = ajv.getSchema(schemaOf('orders/detail'));
    const { body } = await send('GET', '/1/orders', { limit: 100 });
    for (const { unique_key } of body.orders) {
      const { body: detail } = await send('GET', `/1/orders/detail/${unique_key}`);
      expect(validate?.(detail), JSON.stringify(validate?.errors, null, 1)).toBe(true);
    }
  });
});

it('quotas are those of the description', () => {
  const seconds = { hour: 3600, day: 86_400 };
  const described = describedQuotas.map(({ id, limit, window }) => [id, limit, seconds[window]]);
  expect(Object.entries(quotas).map(([id, { limit, window }]) => [id, limit, window])).toEqual(described);
});
