import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactOperations } from '../description/compact.ts';
import { operation } from '../description/description.ts';
import { buildRequest } from '../samples/build-request.ts';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { credentials } from '../sandbox/credentials.ts';
import { hintsOf } from '../sandbox/hints.ts';
import { start } from '../sandbox/test-sandbox.ts';
import { faultOf } from './rule.ts';

/** Values that are near the edges of rules, and any others. */
const value = fc.oneof(
  fc.constantFrom('-1', '0', '1', '2', '21', '100', '101', '10001', '999999999', '1000000000', '1e3', ' 1', '1.5'),
  fc.constantFrom('asc', 'up', 'code', 'origin', 'origin,9', 'title,detail', '2026-04-01', '2026-02-30', '2026/04/01'),
  fc.constantFrom('2026-04-01 10:00:00', '2026-04-01T10:00:00', 'https://example.com/a.png', 'callback', 'x 1', '🍙'),
  fc.integer({ min: 200, max: 2100 }).map((length) => 'x'.repeat(length)),
  fc.string({ minLength: 1, maxLength: 12 }),
);

// OAuth reads its few parameters by rules of its own; each of its errors is a scenario.
const parameters = compactOperations
  .filter(({ auth }) => auth === 'token' || auth === 'search-client')
  .flatMap((rule) => rule.parameters.map((parameter) => [`${rule.page} ${parameter.name}`, rule, parameter] as const));

describe('what the form calls wrong, the sandbox calls wrong', () => {
  it.each(parameters)('%s', async (_, rule, parameter) => {
    const { exampleRequest, host } = operation(rule.page);
    await fc.assert(
      fc.asyncProperty(value, async (text) => {
        if (!faultOf(parameter, text)) return;
        const values = { ...exampleRequest, [parameter.name]: parameter.indexed ? [text] : text };
        const { method, url, headers, form } = buildRequest({ ...rule, host }, values, {
          token: credentials.accessToken,
        });
        const body = form && new URLSearchParams(form.map(([name, each]): [string, string] => [name, each]));
        const sandbox = createSandbox({ now: () => start });
        const response = await sandbox.fetch(new Request(url, { method, headers: Object.fromEntries(headers), body }));
        expect([text, response.status, hintsOf(response.headers)]).toEqual([
          text,
          expect.any(Number),
          expect.arrayContaining([expect.stringContaining('Unexpected')]),
        ]);
      }),
      { numRuns: 40, seed: 20_261_122 },
    );
  });
});

describe('a pattern of the description', () => {
  it.each(parameters.filter(([, , { pattern, format }]) => pattern && !format))(
    '%s is explained',
    (_, __, parameter) => {
      expect(faultOf(parameter, '🍙  ')?.expected).not.toBe('the form of the example');
    },
  );
});

describe('a rule', () => {
  const number = { name: 'n', type: 'integer', required: false, indexed: false, commaSeparated: false } as const;
  it.each([
    [{ ...number }, '1000000000', '0 to 999,999,999'],
    [{ ...number }, '-1', 'at least 0'],
    [{ ...number, maximum: 5_000_000_000 }, '4000000000', undefined],
    [{ ...number, type: 'string', minLength: 2 } as const, 'x', '2 to 2,000 characters'],
    [{ ...number, type: 'string', format: 'date' } as const, '2024-02-29', undefined],
    [{ ...number, type: 'string', format: 'date' } as const, '2026-02-29', 'a day as yyyy-mm-dd'],
    [
      { ...number, type: 'string', pattern: '^[\\u0000-\\uFFFF]*$' } as const,
      'Lamp 🍙',
      'no emoji, nor another character of four bytes',
    ],
  ])('%j judges %s', (rule, text, expected) => {
    expect(faultOf(rule, text)?.expected).toBe(expected);
  });
});
