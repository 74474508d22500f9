import { describe, expect, it } from 'vitest';
import { operations, quotas } from '../description/description.ts';
import type { Operation, Parameter, ParameterValue } from '../description/model.ts';
import { faultOf } from '../parameters/rule.ts';
import { buildRequest } from '../samples/build-request.ts';
import { createSandbox } from './create-sandbox.ts';
import { credentials } from './credentials.ts';
import { hintsOf } from './hints.ts';
import { start } from './test-sandbox.ts';

// What the tables of the operation pages say, tried on the sandbox, from the data that the tables are made of.

type Values = Readonly<Record<string, ParameterValue | undefined>>;
const callable = operations.filter(({ auth }) => auth !== 'none');
const byPage = (list: readonly Operation[]) => list.map((operation) => [operation.page, operation] as const);

/** The example call of an operation with other values, sent to a sandbox of its own. */
async function call(operation: Operation, values: Values, token: string = credentials.accessToken, method?: string) {
  const kept = Object.entries({ ...operation.exampleRequest, ...values }).filter(([, value]) => value !== undefined);
  const request = buildRequest(operation, Object.fromEntries(kept) as Record<string, ParameterValue>, { token });
  const body =
    (method ?? request.method) === 'POST' ? new URLSearchParams(request.form?.map(([...pair]) => pair)) : null;
  const response = await createSandbox({ now: () => start }).fetch(
    new Request(request.url, {
      method: method ?? request.method,
      headers: new Headers(request.headers.map(([...pair]) => pair)),
      body,
    }),
  );
  const answer = await response.json();
  return { status: response.status, body: answer, hints: hintsOf(response.headers) };
}

/** Whether the sandbox found fault with the value of a parameter; a refusal must be one that the page lists. */
async function isRefused(operation: Operation, { name, indexed }: Parameter, value: ParameterValue): Promise<boolean> {
  const { status, body, hints } = await call(operation, { [name]: value });
  if (status !== 200)
    expect([status, operation.errors], `${name}=${value}`).toEqual([400, expect.arrayContaining([body.error])]);
  return hints.some((hint) => hint.startsWith(`Unexpected ${name}${indexed ? '[0]' : ''} "`));
}

const parameters = callable.flatMap((operation) =>
  operation.parameters.map((parameter) => [`${operation.page}: ${parameter.name}`, operation, parameter] as const),
);

describe('a documented limit', () => {
  const limited = parameters.flatMap(([title, operation, parameter]) => [
    ...(parameter.minimum === undefined
      ? []
      : [[`${title} from`, operation, parameter, parameter.minimum, -1] as const]),
    ...(parameter.maximum === undefined ? [] : [[`${title} to`, operation, parameter, parameter.maximum, 1] as const]),
  ]);
  it.each(limited)('%s', async (_, operation, parameter, limit, beyond) => {
    expect(await isRefused(operation, parameter, limit)).toBe(false);
    // Beyond its depth a search has an error of its own.
    const deep = operation.page === 'items/search' && parameter.name === 'offset' && beyond > 0;
    if (deep) expect((await call(operation, { offset: limit + beyond })).body.error).toBe('search_error');
    else expect(await isRefused(operation, parameter, limit + beyond)).toBe(true);
  });

  const long = parameters.filter(([, , { maxLength }]) => maxLength !== undefined);
  it.each(long)('%s in length', async (_, operation, parameter) => {
    expect(await isRefused(operation, parameter, 'x'.repeat(parameter.maxLength ?? 0))).toBe(false);
    expect(await isRefused(operation, parameter, 'x'.repeat((parameter.maxLength ?? 0) + 1))).toBe(true);
  });
});

describe('documented values', () => {
  it.each(parameters.filter(([, , each]) => each.enum))('%s', async (_, operation, parameter) => {
    for (const { value } of parameter.enum ?? []) expect(await isRefused(operation, parameter, value)).toBe(false);
    const { status, body, hints } = await call(operation, { [parameter.name]: 'no-such-value' });
    expect(status === 200 || operation.errors.includes(body.error)).toBe(true);
    expect(hints.join()).toContain(parameter.name);
  });

  const shaped = ['🍙', 'a b', 'x/y', '日本'];
  it.each(parameters.filter(([, , { pattern }]) => pattern))('%s in shape', async (_, operation, parameter) => {
    const wrong = shaped.find((value) => faultOf(parameter as Parameters<typeof faultOf>[0], value)) ?? '';
    expect(await isRefused(operation, parameter, parameter.indexed ? [wrong] : wrong)).toBe(true);
  });
});

describe('a documented default', () => {
  it.each(parameters.filter(([, , each]) => each.default !== undefined))(
    '%s',
    async (_, operation, { name, default: value }) => {
      const [without, spoken] = [
        await call(operation, { [name]: undefined }),
        await call(operation, { [name]: value }),
      ];
      expect([spoken.status, spoken.body]).toEqual([200, without.body]);
    },
  );
});

describe('a required parameter', () => {
  const needed = parameters.filter(([, , { required, in: place }]) => required && place !== 'path');
  it.each(needed)('%s is missed', async (_, operation, { name }) => {
    const { status, body, hints } = await call(operation, { [name]: undefined });
    expect([status, operation.errors]).toEqual([400, expect.arrayContaining([body.error])]);
    expect(hints.join()).toMatch(new RegExp(`\\b${name}\\b|client_secret`));
  });

  const several = operations.filter(
    ({ auth, parameters }) =>
      auth === 'token' && parameters.some(({ required, in: place }) => required && place === 'form'),
  );
  it.each(byPage(several))('%s names the first of its table first', async (_, operation) => {
    const nothing = Object.fromEntries(operation.parameters.map(({ name }) => [name, undefined]));
    const first = operation.parameters.find(({ required }) => required)?.name;
    expect((await call(operation, nothing)).hints[0]).toContain(`Missing ${first}`);
  });
});

describe('the head of a page', () => {
  it.each(byPage(callable))('%s: its method, and POST with a hint', async (_, operation) => {
    const { status, body, hints } = await call(
      operation,
      {},
      credentials.accessToken,
      operation.method === 'GET' ? 'POST' : 'GET',
    );
    // The query of the example stays where it is: programs of production send it so.
    if (operation.method === 'GET')
      expect([status, hints[0]]).toEqual([200, expect.stringContaining('POST on a call')]);
    else expect([status, operation.errors]).toEqual([400, expect.arrayContaining([body.error])]);
  });

  it.each(byPage(operations.filter(({ auth }) => auth === 'token')))('%s: its scope', async (_, operation) => {
    const { status, body } = await call(operation, {}, credentials.profileToken);
    const isEnough = operation.scope === null || operation.scope === 'read_users';
    expect([status, body.error]).toEqual(isEnough ? [200, undefined] : [400, 'invalid_scope']);
  });
});

it.each(quotas.map((quota) => [quota.id, quota] as const))(
  'the quota "%s" ends at its limit',
  async (id, { limit, error }) => {
    const sandbox = createSandbox({ now: () => start });
    const name = id as keyof ReturnType<typeof sandbox.control.usage>; // the same ids: a test beside the quotas sees to it
    expect(sandbox.control.usage()[name].limit).toBe(limit);
    sandbox.control.exhaust(name);
    const page = { hour: 'users/me', day: 'users/me', search: 'search/index', items: 'items/add' }[name];
    const operation = operations.find((each) => each.page === page) as Operation; // the four are there
    const { method, url, headers, form } = buildRequest(operation, operation.exampleRequest, {
      token: credentials.accessToken,
    });
    const body = form && new URLSearchParams(form.map(([...pair]) => pair));
    const response = await sandbox.fetch(
      new Request(url, { method, headers: new Headers(headers.map(([...pair]) => pair)), body }),
    );
    expect([response.status, (await response.json()).error]).toEqual([400, error]);
  },
);
