import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compactOperations } from '../description/compact.ts';
import { createSandbox } from './create-sandbox.ts';
import { credentials } from './credentials.ts';
import { start } from './test-sandbox.ts';

const names = [...new Set(compactOperations.flatMap(({ parameters }) => parameters.map(({ name }) => name)))];
const value = fc.oneof(
  fc.constantFrom(
    '1001',
    '2001',
    '901',
    '3001',
    '4001',
    '5001',
    '5010',
    '1',
    '0',
    '',
    '-1',
    '1e9',
    '99999999999999999999',
    'shipping',
    'dispatched',
    'cancelled',
    'tote',
  ),
  fc.constantFrom(
    ...Object.values(credentials),
    'authorization_code',
    'refresh_token',
    'code',
    '7A1C4E9032B5D6F8',
    'https://example.com/a.png',
    'http://localhost/cb',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const key = fc.oneof(
  fc.constantFrom(
    ...names,
    ...names.map((name) => `${name}[0]`),
    ...names.map((name) => `${name}[1]`),
    'decision',
    '__proto__',
    'constructor',
    'q[]',
  ),
  fc.string({ maxLength: 8 }),
);
const fields = fc.array(fc.tuple(key, value), { maxLength: 10 });
const path = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(...compactOperations.map((operation) => operation.path))
      .chain((each) => value.map((id) => each.replace(/\{\w+\}/, () => encodeURIComponent(id)))),
  },
  { weight: 1, arbitrary: fc.webPath() },
);
const authorization = fc.oneof(
  { weight: 6, arbitrary: fc.constant(`Bearer ${credentials.accessToken}`) },
  fc.constantFrom(
    '',
    'Bearer',
    'Basic',
    'Basic %%%',
    `Basic ${btoa('%:%')}`,
    `Basic ${btoa(`${credentials.clientId}:${credentials.clientSecret}`)}`,
    `Bearer ${credentials.expiredToken}`,
  ),
);
const contentType = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded;charset=UTF-8',
  'application/json',
  'text/plain',
  '',
);
const body = fc.oneof(
  { weight: 5, arbitrary: fields.map(encode) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uint8Array({ maxLength: 40 }),
);
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'POST') },
  fc.constantFrom('PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'BREW'),
);
const host = fc.constantFrom('https://api.thebase.in', 'http://127.0.0.1:4010', 'http://api.thebase.in');

function encode(pairs: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(pairs.map(([name, text]) => [name, text])).toString();
}

it('answers any request with its own kind of response', { timeout: 120_000 }, async () => {
  const sandbox = createSandbox({ now: () => start });
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      host,
      path,
      fields,
      method,
      authorization,
      contentType,
      body,
      fc.nat(9000),
      async (origin, where, query, verb, header, type, content, wait) => {
        const headers = { ...(header && { Authorization: header }), ...(type && { 'Content-Type': type }) };
        const hasBody = verb !== 'GET' && verb !== 'HEAD';
        // A fresh copy, as fast-check may hand out one over shared memory.
        const bytes = typeof content === 'string' ? content : new Uint8Array(content);
        const request = new Request(`${origin}${where}?${encode(query)}`, {
          method: verb,
          headers,
          body: hasBody ? bytes : null,
        });
        if (wait < 60) sandbox.control.restore();
        const response = await sandbox.fetch(request);
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        expect([200, 204, 302, 400, 404, 405, 413]).toContain(response.status);
        const text = await response.text();
        if (response.headers.get('Content-Type')?.startsWith('application/json') && text) {
          const json = JSON.parse(text);
          if (response.status >= 400)
            expect(json).toEqual({ error: expect.any(String), error_description: expect.any(String) });
        }
      },
    ),
    { numRuns: 4000, seed: 20_261_120 },
  );
  // Enough of each kind came about to mean something.
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 204, 400, 404, 405]));
});
