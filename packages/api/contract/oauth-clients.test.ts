import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import * as oauth from 'oauth4webapi';
import OAuth2Strategy from 'passport-oauth2';
import { AuthorizationCode } from 'simple-oauth2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../src/sandbox/create-sandbox.ts';
import { credentials } from '../src/sandbox/credentials.ts';
import { type SandboxServer, serveSandbox } from '../src/server/serve-sandbox.ts';

// The whole flow by the own calls of OAuth libraries: link, code, tokens, refresh, a call. Nothing is added for the platform.

const { clientId, clientSecret } = credentials;
const callback = 'http://127.0.0.1:9/callback';
const scope = 'read_users read_items';
const run = promisify(execFile);
let sandbox: Sandbox;
let server: SandboxServer;
beforeAll(async () => {
  sandbox = createSandbox({ now: Date.now });
  server = await serveSandbox(sandbox, 0);
});
afterAll(() => server.close());

/** Approves as the owner who has followed a link, and returns the address of the callback. */
async function approve(link: string): Promise<URL> {
  const { searchParams, pathname } = new URL(link);
  const body = new URLSearchParams([...searchParams, ['decision', 'approve']]);
  const response = await fetch(`${server.origin}${pathname}`, { method: 'POST', body, redirect: 'manual' });
  return new URL(response.headers.get('Location') ?? '');
}

/** Whether a token reads the shop. */
async function reads(token: string): Promise<boolean> {
  return (await fetch(`${server.origin}/1/users/me`, { headers: { Authorization: `Bearer ${token}` } })).ok;
}

describe('an OAuth library gets and refreshes tokens with its own calls:', () => {
  it.each(['form', 'basic'] as const)('oauth4webapi, client by %s', async (way) => {
    const as = { issuer: server.origin, token_endpoint: `${server.origin}/1/oauth/token` };
    const client: oauth.Client = { client_id: clientId };
    const secret = way === 'form' ? oauth.ClientSecretPost(clientSecret) : oauth.ClientSecretBasic(clientSecret);
    const insecure = { [oauth.allowInsecureRequests]: true };
    const state = oauth.generateRandomState();
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: callback,
      scope,
      state,
    });
    const params = oauth.validateAuthResponse(
      as,
      client,
      await approve(`${server.origin}/1/oauth/authorize?${query}`),
      state,
    );
    const first = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      secret,
      params,
      callback,
      oauth.nopkce,
      insecure,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(as, client, first);
    const second = await oauth.refreshTokenGrantRequest(as, client, secret, tokens.refresh_token ?? '', insecure);
    const fresh = await oauth.processRefreshTokenResponse(as, client, second);
    expect([fresh.token_type, fresh.expires_in, await reads(fresh.access_token)]).toEqual(['bearer', 3600, true]);
  });

  it.each(['body', 'header'] as const)('simple-oauth2, client in the %s', async (authorizationMethod) => {
    const client = new AuthorizationCode({
      client: { id: clientId, secret: clientSecret },
      auth: { tokenHost: server.origin, tokenPath: '/1/oauth/token', authorizePath: '/1/oauth/authorize' },
      options: { authorizationMethod },
    });
    const url = await approve(client.authorizeURL({ redirect_uri: callback, scope, state: 's' }));
    const token = await client.getToken({ code: url.searchParams.get('code') ?? '', redirect_uri: callback });
    const fresh = await token.refresh();
    expect(await reads(String(fresh.token.access_token))).toBe(true);
    expect(fresh.token.refresh_token).not.toBe(token.token.refresh_token);
  });

  it('passport-oauth2', async () => {
    const options = {
      authorizationURL: `${server.origin}/1/oauth/authorize`,
      tokenURL: `${server.origin}/1/oauth/token`,
      clientID: clientId,
      clientSecret,
      callbackURL: callback,
    };
    // The token is all that is looked at here: the program of a reader looks the shop up.
    const strategy = new OAuth2Strategy(
      options,
      (_access: string, _refresh: string, _profile: unknown, done: () => void) => done(),
    );
    // The client behind a strategy has no name in its types: this is how its documentation reaches it.
    const { _oauth2: client } = strategy as unknown as { _oauth2: Client };
    const url = await approve(
      client.getAuthorizeUrl({ response_type: 'code', redirect_uri: callback, scope, state: 's' }),
    );
    const code = url.searchParams.get('code') ?? '';
    const [, refresh] = await tokensOf(client, code, { grant_type: 'authorization_code', redirect_uri: callback });
    const [fresh] = await tokensOf(client, refresh, { grant_type: 'refresh_token' });
    client.useAuthorizationHeaderforGET(true);
    const body = await new Promise<string>((done, fail) =>
      client.get(`${server.origin}/1/users/me`, fresh, (error, text) => (error ? fail(error) : done(text))),
    );
    expect(JSON.parse(body).user.shop_id).toBe('harbor-goods');
  });

  const [python] = ['python3', '/usr/bin/python3'].filter((each) => has(each, ['-c', 'import requests_oauthlib']));
  it.skipIf(!python)('requests-oauthlib (Python)', async () => {
    const script = [
      'import json, os, requests_oauthlib as r',
      'e = os.environ',
      'token = e["BASE_API"] + "/1/oauth/token"',
      'client = dict(client_id=e["CLIENT_ID"], client_secret=e["CLIENT_SECRET"])',
      's = r.OAuth2Session(e["CLIENT_ID"], redirect_uri=e["CALLBACK"], state="s")',
      's.fetch_token(token, code=e["CODE"], client_secret=e["CLIENT_SECRET"], include_client_id=True)',
      's.refresh_token(token, **client)',
      'print(s.get(e["BASE_API"] + "/1/users/me").json()["user"]["shop_id"])',
    ];
    expect(await runWith(python ?? '', ['-c', script.join('\n')])).toBe('harbor-goods\n');
  });

  it.skipIf(!has('ruby', ['-e', 'require "oauth2"']))('oauth2 (Ruby)', async () => {
    const script = [
      'require "oauth2"',
      'site = ENV["BASE_API"]',
      'options = { site: site, token_url: "/1/oauth/token", authorize_url: "/1/oauth/authorize", auth_scheme: :request_body }',
      'client = OAuth2::Client.new(ENV["CLIENT_ID"], ENV["CLIENT_SECRET"], options)',
      'token = client.auth_code.get_token(ENV["CODE"], redirect_uri: ENV["CALLBACK"]).refresh!',
      'puts token.get("/1/users/me").parsed["user"]["shop_id"]',
    ];
    expect(await runWith('ruby', ['-e', script.join('\n')])).toBe('harbor-goods\n');
  });
});

/** What a strategy of passport works with. */
interface Client {
  getAuthorizeUrl(parameters: object): string;
  getOAuthAccessToken(
    code: string,
    parameters: object,
    done: (error: Error | null, access: string, refresh: string) => void,
  ): void;
  get(url: string, token: string, done: (error: Error | null, body: string) => void): void;
  useAuthorizationHeaderforGET(use: boolean): void;
}

const tokensOf = (client: Client, code: string, parameters: object): Promise<[string, string]> =>
  new Promise((done, fail) =>
    client.getOAuthAccessToken(code, parameters, (error, access, refresh) =>
      error ? fail(error) : done([access, refresh]),
    ),
  );

/** Whether an interpreter is there, with its library. */
function has(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** Runs a script with a code that an owner has just approved, and returns what it prints. */
async function runWith(command: string, args: readonly string[]): Promise<string> {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    scope,
    state: 's',
  });
  const url = await approve(`${server.origin}/1/oauth/authorize?${query}`);
  const { stdout } = await run(command, [...args], {
    env: {
      ...process.env,
      BASE_API: server.origin,
      CLIENT_ID: clientId,
      CLIENT_SECRET: clientSecret,
      CALLBACK: callback,
      CODE: url.searchParams.get('code') ?? '',
      OAUTHLIB_INSECURE_TRANSPORT: '1',
    },
  });
  return stdout;
}
