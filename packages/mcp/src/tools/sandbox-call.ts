import { buildRequest, type Decision, decisions, type Operation } from '@shop-docs/api';
import { hintsOf, type Sandbox } from '@shop-docs/api/sandbox';
import { z } from 'zod';
import { fit } from './fit.ts';
import { closingOf, joinIndexed, operationKey, parameterValues, pathOf, readOperation } from './operations.ts';
import { faultsOf } from './samples.ts';
import { budget, defineTool } from './tool.ts';

/** Where a program would store the answer of a refresh. */
const followed = 'Calls of this session that name no token send these from now on.';

export const sandboxCall = defineTool({
  name: 'base_sandbox_call',
  title: 'Call the API in the sandbox',
  description:
    'Sends an API call to a shop that only this session has. Parameters that the operation does not know are sent too, as ' +
    'a program would. Client, token, redirect_uri and refresh token of the sandbox are put in where none are given.',
  changes: true,
  input: z.strictObject({
    operation: operationKey,
    values: parameterValues.default({}),
    token: z.string().max(200).optional().describe('Absent: one with all scopes, the newest after a refresh'),
    only: z.array(z.string().max(100)).max(40).optional().describe('Members of the answer, at any depth'),
    offset: z.int().min(0).default(0).describe('Where cut lists begin'),
    max: budget,
  }),
  output: z.object({
    status: z.int(),
    body: z.unknown(),
    hints: z.array(z.string()),
    decided_by: z.array(z.string()),
    left_out: z.array(z.string()),
  }),
  async run({ operation: written, values: given, token, only, offset, max }, { docs, sandbox, tokens }) {
    const found = readOperation(written);
    const held = tokens.current();
    const values = { ...ownValues(found, sandbox, held.refresh, given), ...joinIndexed(given) };
    const response = await sandbox.fetch(requestOf(found, values, token ?? held.access));
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('Content-Type') ?? '');
    const isFollowed =
      found.page === 'oauth/refresh_token' && response.ok && isJson && values.refresh_token === held.refresh;
    if (isFollowed) {
      const { access_token: access, refresh_token: refresh } = JSON.parse(text);
      tokens.follow({ access, refresh });
    }
    const hints = [
      ...(isFollowed ? [followed] : []),
      ...hintsOf(response.headers),
      ...[closingOf(found) ?? []].flat(),
      ...Object.entries(values).flatMap(([name, value]) =>
        name === 'barcode' ? faultsOf(found.page, name, value) : [],
      ),
    ];
    const most = Math.max(max - hints.join().length - 800, 500);
    const fitted = fit(isJson ? JSON.parse(text) : text, { only: response.ok ? only : undefined, offset, most });
    const data = {
      status: response.status,
      body: fitted.value,
      hints,
      decided_by: decidedBy(found, values, hints, response.status >= 400),
      left_out: [...fitted.left],
    };
    return { data, text: `${JSON.stringify(data)}\n${docs.link(pathOf(found))}` };
  },
});

type Values = ReturnType<typeof joinIndexed>;

/** What the sandbox knows and the caller need not say. */
function ownValues(
  { auth, page, parameters }: Operation,
  { control }: Sandbox,
  refresh: string,
  given: Values,
): Values {
  const own = control.credentials();
  const isSearch = auth === 'search-client';
  const known: Readonly<Record<string, string | undefined>> = {
    client_id: isSearch ? own.searchClientId : own.clientId,
    client_secret: isSearch ? own.searchClientSecret : own.clientSecret,
    ...(page.startsWith('oauth/') && { redirect_uri: own.redirectUri }),
    ...(page === 'oauth/refresh_token' && { refresh_token: refresh, grant_type: 'refresh_token' }),
    ...(page === 'oauth/access_token' && { grant_type: 'authorization_code' }),
  };
  return Object.fromEntries(
    parameters.flatMap(({ name }) => {
      const value = known[name];
      return value === undefined || name in given ? [] : [[name, value]];
    }),
  );
}

/** The request of the samples, with what the operation has no parameter for in its form or its query. */
function requestOf(found: Operation, values: Values, token: string): Request {
  const { method, url, headers, form } = buildRequest(found, values, { token });
  const unknown = Object.entries(values).filter(([name]) => !found.parameters.some((each) => each.name === name));
  const pairs = unknown.map(([name, value]): [string, string] => [name, String(value)]);
  const address = new URL(url);
  if (!form) for (const [name, value] of pairs) address.searchParams.append(name, value);
  return new Request(address, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(form && {
      body: new URLSearchParams([...form.map(([name, value]): [string, string] => [name, value]), ...pairs]),
    }),
  });
}

/**
 * Rules of the sandbox that an answer rests on: those that its hints name. A refusal names what decided it; an answer also
 * rests on rules without hints about what was sent to this operation.
 */
function decidedBy({ page }: Operation, values: Values, hints: readonly string[], isRefused: boolean): string[] {
  const named = hints.flatMap((hint) => [...hint.matchAll(/\(sandbox: ([\w-]+)\)/g)].map(([, id = '']) => id));
  if (isRefused) return [...new Set(named)];
  const silent = Object.entries<Decision>(decisions).filter(
    ([id, { reading, operations = [], parameters }]) =>
      reading === 'neither' &&
      operations.some((each) => each === page) &&
      (id !== 'parcel-journey' || 'atobarai_status' in values) &&
      (parameters === undefined || parameters.some((name) => name in values)),
  );
  return [...new Set([...named, ...silent.map(([id]) => id)])];
}
