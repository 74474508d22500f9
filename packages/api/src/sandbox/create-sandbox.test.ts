import { describe, expect, it } from 'vitest';
import type { ErrorId } from '../../generated/ids.ts';
import { compactErrors } from '../description/compact.ts';
import { errors, operation, operations, quotas } from '../description/description.ts';
import { buildRequest } from '../samples/build-request.ts';
import { createSandbox, type Sandbox } from './create-sandbox.ts';
import { credentials } from './credentials.ts';
import type { ErrorScenario } from './error-scenario.ts';
import { prepareScenario } from './error-scenario.ts';
import { errorScenarios } from './error-scenarios.ts';
import { limits } from './limits.ts';
import { start, testSandbox } from './test-sandbox.ts';

/** The request of an operation's page, with the values of its example unless others are given. */
function pageRequest(page: string, values = operation(page).exampleRequest, token: string = credentials.accessToken) {
  const { method, url, headers, form } = buildRequest(operation(page), values, { token });
  return { method, url, headers: headers.map(([name, value]): [string, string] => [name, value]), form };
}

function scenarioRequest({ page, values, token, method, scheme }: ErrorScenario): Request {
  const request = pageRequest(page, values ?? undefined, token);
  const form = request.form?.map(([name, value]): [string, string] => [name, value]);
  const sent = method ?? request.method;
  const body = sent === 'POST' && form ? new URLSearchParams(form) : null;
  return new Request(scheme ? request.url.replace('https:', scheme) : request.url, {
    method: sent,
    headers: request.headers,
    body,
  });
}

function exampleRequest(page: string): Request {
  const { method, url, headers, form } = pageRequest(page);
  return new Request(url, {
    method,
    headers,
    body: form && new URLSearchParams(form.map(([name, value]) => [name, value])),
  });
}

describe('operations', () => {
  it.each(operations.map(({ page }) => page))('%s answers its own example request', async (page) => {
    const response = await createSandbox({ now: () => start }).fetch(exampleRequest(page));
    expect(response.status).toBe(200);
    const body = await response.text();
    if (page === 'oauth/authorize')
      return expect(body).toContain('<button type="submit" name="decision" value="approve">');
    // Each member that the description promises at the top is there, and none else.
    expect(Object.keys(JSON.parse(body)).sort()).toEqual(Object.keys(operation(page).responseExample as object).sort());
  });

  it.each([
    'users/me',
    'items/detail',
    'categories/index',
    'categories/add',
    'categories/edit',
    'categories/delete',
    'item_categories/detail',
    'item_categories/add',
    'item_categories/delete',
    'orders/detail',
    'savings/index',
    'delivery_companies/index',
  ])('%s answers its example request with its example response', async (page) => {
    const response = await createSandbox({ now: () => start }).fetch(exampleRequest(page));
    expect(await response.json()).toMatchObject(operation(page).responseExample as object);
  });

  it('is deterministic: the same calls, the same bytes', async () => {
    const run = async () => {
      const sandbox = createSandbox({ now: () => start, seed: 7 });
      return Promise.all(
        ['oauth/access_token', 'items/add', 'items/add_image', 'items/index'].map(async (page) =>
          (await sandbox.fetch(exampleRequest(page))).text(),
        ),
      );
    };
    expect(await run()).toEqual(await run());
  });
});

describe('errors', () => {
  const named = errorScenarios.map((each) => [`${each.page}: ${each.error}`, each] as const);
  it.each(named)('%s', async (_, scenario) => {
    const sandbox = createSandbox({ now: () => start });
    prepareScenario(sandbox, scenario);
    const response = await sandbox.fetch(scenarioRequest(scenario));
    const expected = compactErrors.find(({ id }) => id === scenario.error);
    const body = await response.json();
    expect({ status: response.status, error: body.error }).toEqual({ status: 400, error: expected?.code });
    expect(body.error_description).toBe(expected?.descriptionJa ?? body.error_description);
    expect(response.headers.get('X-Sandbox-Hint')).toMatch(/^(Unexpected|Missing|A failure|This|The) /);
  });

  it('can be provoked, every one that the description lists, at every operation that it lists', () => {
    const limits = new Set(quotas.map(({ error }) => error));
    const provoked = new Set(errorScenarios.map(({ page, error }) => `${page}: ${error}`));
    const documented = errors
      .filter(
        ({ status, evidence }) => status !== null && evidence.level !== 'observed' && evidence.level !== 'inferred',
      )
      .flatMap(({ id, code, operations: pages }) => (limits.has(code) ? [] : pages.map((page) => `${page}: ${id}`)));
    // Both token pages list the errors of both grants: these four need the other page's form.
    expect(documented.filter((each) => !provoked.has(each))).toEqual([
      'oauth/refresh_token: invalid_request_code',
      'oauth/refresh_token: invalid_request_code_expired',
      'oauth/access_token: invalid_request_refresh_token',
      'oauth/access_token: invalid_request_refresh_token_expired',
    ]);
    const never = errors.filter(({ id }) => !errorScenarios.some(({ error }) => error === id)).map(({ id }) => id);
    // The first is the redirect of a refused consent; the others are wordings of errors that are provoked.
    expect(never.sort()).toEqual(['access_denied_refused', 'hour_api_limit_variant', 'invalid_request_token_variant']);
  });

  const asked = errors.flatMap(({ id, code, operations: pages }) => pages.map((page) => [page, id, code] as const));
  it.each(asked)('%s fails with %s when that is asked for', async (page, id, code) => {
    const { control, fetch } = createSandbox({ now: () => start });
    control.failNext({ operation: page, error: id as ErrorId }); // an id of the list
    const response = await fetch(exampleRequest(page));
    if (page === 'oauth/authorize') expect(response.headers.get('Location')).toContain(`error=${code}`);
    else expect([response.status, (await response.json()).error]).toEqual([400, code]);
    expect((await fetch(exampleRequest('items/detail'))).status).toBe(200);
  });

  it('leave the sandbox usable after restore', async () => {
    const sandbox = createSandbox({ now: () => start });
    for (const scenario of errorScenarios) {
      prepareScenario(sandbox, scenario);
      await sandbox.fetch(scenarioRequest(scenario));
    }
    sandbox.control.restore();
    expect((await sandbox.fetch(exampleRequest('items/detail'))).status).toBe(200);
  });
});

describe('an answer', () => {
  it.each(['/1/items', '/1/nothing', '/1/orders/detail/none'])('to %s is JSON in UTF-8', async (path) => {
    const headers = { Authorization: `Bearer ${credentials.accessToken}` };
    const response = await createSandbox({ now: () => start }).fetch(
      new Request(`https://api.thebase.in${path}`, { headers }),
    );
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=UTF-8');
  });
});

describe('requests that fit no operation', () => {
  const { send, sandbox } = testSandbox();
  it('get 404 for an unknown path', async () => {
    expect(await send('GET', '/1/nothing')).toEqual({
      status: 404,
      body: { error: 'not_found', error_description: 'No operation has the path /1/nothing.' },
    });
  });
  it('get 404 for more than an id, and no_item_id for an id in the query', async () => {
    expect((await send('GET', '/1/items/detail/1001/more')).status).toBe(404);
    expect((await send('GET', '/1/items/detail', { item_id: 1001 })).body.error).toBe('no_item_id');
  });
  it.each([
    ['/1//items/', '/1/items'],
    ['/items', '/1/items'],
    ['/v1/items/add', '/1/items/add'],
    ['/1/items/detail/1001/', '/1/items/detail/1001'],
    ['/1/items/1001', '/1/items/detail/1001'],
    ['/1/orders/7A1C4E9032B5D6F8', '/1/orders/detail/7A1C4E9032B5D6F8'],
  ])('get 404 for %s, and hear what was probably meant', async (path, meant) => {
    const { status, body } = await send('GET', path);
    expect([status, body.error_description]).toEqual([
      404,
      `No operation has the path ${path}. Did you mean ${meant}?`,
    ]);
  });
  it('get 405 with Allow for another method', async () => {
    const response = await sandbox.fetch(new Request('https://api.thebase.in/1/items', { method: 'DELETE' }));
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS']);
    expect(await response.json()).toEqual({
      error: 'method_not_allowed',
      error_description: 'Unexpected DELETE, expected GET.',
    });
  });
  it('get the methods for OPTIONS', async () => {
    const response = await sandbox.fetch(
      new Request('https://api.thebase.in/1/oauth/authorize', { method: 'OPTIONS' }),
    );
    expect([response.status, response.headers.get('Allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS']);
  });
  it('get no HEAD among the methods of an operation without GET', async () => {
    const response = await sandbox.fetch(new Request('https://api.thebase.in/1/items/add', { method: 'OPTIONS' }));
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
  });
  it('get 413 for a huge body', async () => {
    expect(await send('POST', '/1/items/add', { title: 'x'.repeat(limits.body) })).toMatchObject({
      status: 413,
      body: { error: 'payload_too_large', error_description: 'The body is larger than 1 MiB.' },
    });
  });
  it('get the operation for a slash at the end of its path, and 404 for two', async () => {
    expect((await send('GET', '/1/items/')).body.items).toHaveLength(20);
    expect((await send('GET', '/1/items//')).status).toBe(404);
  });
  it('get the error of an unknown id for an id that cannot be decoded', async () => {
    expect((await send('GET', '/1/items/detail/%zz')).body.error).toBe('no_item');
  });
  it.each(['title=100%', 'title=%4'])('get bad_params for the form %s, which cannot be decoded', async (body) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const response = await sandbox.fetch(
      new Request('https://api.thebase.in/1/items/add', { method: 'POST', body, headers }),
    );
    expect([response.status, (await response.json()).error]).toEqual([400, 'bad_params']);
  });
  it('get no parameters out of a JSON body', async () => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${credentials.accessToken}` };
    const response = await sandbox.fetch(
      new Request('https://api.thebase.in/1/items/add', { method: 'POST', body: '{"title":"Bag"}', headers }),
    );
    expect((await response.json()).error).toBe('validation_error');
  });
  it('get headers and no body for HEAD', async () => {
    const response = await sandbox.fetch(new Request('https://api.thebase.in/1/nothing', { method: 'HEAD' }));
    expect([response.status, await response.text()]).toEqual([404, '']);
  });
});

describe('an answer', () => {
  it('to HEAD has the status of GET, and no body', async () => {
    const headers = { Authorization: `Bearer ${credentials.accessToken}` };
    const { fetch } = createSandbox({ now: () => start });
    const response = await fetch(new Request('https://api.thebase.in/1/items', { method: 'HEAD', headers }));
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
  it('is 500 when the state that was loaded is damaged inside', async () => {
    const { control, fetch } = createSandbox({ now: () => start });
    const state = control.save();
    control.load({ ...state, shop: { ...state.shop, items: [[1001, null]] } });
    const response = await fetch(exampleRequest('items/index'));
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: 'sandbox_failure', error_description: expect.stringMatching(/^The sandbox failed: TypeError: /) },
    ]);
  });
});

it('the Authorization header may have several spaces, and its scheme in any case', async () => {
  const headers = { Authorization: `bEARER   ${credentials.accessToken}` };
  const request = new Request('https://api.thebase.in/1/items', { headers });
  expect((await createSandbox({ now: () => start }).fetch(request)).status).toBe(200);
});

describe('the consent page', () => {
  const { clientId: client_id, redirectUri: redirect_uri } = credentials;
  const approve = async (sandbox: Sandbox) => {
    const body = new URLSearchParams({ response_type: 'code', client_id, redirect_uri, decision: 'approve' });
    const request = new Request('https://api.thebase.in/1/oauth/authorize', { method: 'POST', body });
    return (await sandbox.fetch(request)).headers.get('Location');
  };
  it('leads to access_denied, even for an owner who approves, when that was asked for', async () => {
    const sandbox = createSandbox({ now: () => start });
    sandbox.control.failNext({ operation: 'oauth/authorize', error: 'access_denied_refused' });
    expect(await approve(sandbox)).toContain('error=access_denied');
    expect(await approve(sandbox)).toContain('code=');
  });
  it('leads to a code after a delay too', async () => {
    const sandbox = createSandbox({ now: () => start });
    sandbox.control.failNext({ operation: 'oauth/authorize', delay: 0 });
    expect(await approve(sandbox)).toContain('code=');
  });
});
