import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFlags } from '../cli/read-flags.ts';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { credentials } from '../sandbox/credentials.ts';
import { type SandboxServer, serveSandbox } from './serve-sandbox.ts';

let server: SandboxServer;
beforeAll(async () => {
  server = await serveSandbox(createSandbox({ now: Date.now, redirectUris: ['https://shop.example/done'] }), 0);
});
afterAll(() => server.close());

/** Fills in and sends the consent page's form, as a browser does when the button is pressed. */
async function press(button: string, page: Response): Promise<URL> {
  const html = await page.text();
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(html) ?? [];
  const decode = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [decode(name), decode(value)],
  );
  const body = new URLSearchParams([...fields, ['decision', button]]);
  const response = await fetch(new URL(action, page.url), { method: 'POST', body, redirect: 'manual' });
  return new URL(response.headers.get('Location') ?? '');
}

describe('an OAuth client library', () => {
  const client: oauth.Client = { client_id: credentials.clientId };
  const redirectUri = 'http://127.0.0.1:8080/callback';
  const insecure = { [oauth.allowInsecureRequests]: true };

  it.each([
    ['in the form', oauth.ClientSecretPost(credentials.clientSecret)],
    ['by HTTP Basic', oauth.ClientSecretBasic(credentials.clientSecret)],
  ])('completes authorize, token, call and refresh with its secret %s', async (_, authentication) => {
    const { origin } = server;
    const authorizationServer: oauth.AuthorizationServer = {
      issuer: origin,
      authorization_endpoint: `${origin}/1/oauth/authorize`,
      token_endpoint: `${origin}/1/oauth/token`,
    };
    const state = oauth.generateRandomState();
    const authorize = new URL(authorizationServer.authorization_endpoint ?? '');
    authorize.search = new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: redirectUri,
      scope: 'read_items write_items',
      state,
    }).toString();

    const callback = await press('approve', await fetch(authorize));
    expect(callback.href.startsWith(redirectUri)).toBe(true);
    const parameters = oauth.validateAuthResponse(authorizationServer, client, callback, state);
    const granted = await oauth.processAuthorizationCodeResponse(
      authorizationServer,
      client,
      await oauth.authorizationCodeGrantRequest(
        authorizationServer,
        client,
        authentication,
        parameters,
        redirectUri,
        oauth.nopkce,
        insecure,
      ),
    );
    const items = await oauth.protectedResourceRequest(
      granted.access_token,
      'GET',
      new URL(`${origin}/1/items`),
      undefined,
      undefined,
      insecure,
    );
    expect((await items.json()).items[0]).toMatchObject({ item_id: 1001 });

    const refreshed = await oauth.processRefreshTokenResponse(
      authorizationServer,
      client,
      await oauth.refreshTokenGrantRequest(authorizationServer, client, authentication, granted.refresh_token ?? '', {
        ...insecure,
        additionalParameters: { redirect_uri: redirectUri },
      }),
    );
    expect(refreshed.access_token).not.toBe(granted.access_token);
    expect(refreshed.expires_in).toBe(3600);
  });

  it('learns that the owner refused', async () => {
    const authorize = `${server.origin}/1/oauth/authorize?response_type=code&client_id=${client.client_id}&redirect_uri=https://shop.example/done&state=s`;
    const callback = await press('deny', await fetch(authorize));
    expect(() => oauth.validateAuthResponse({ issuer: server.origin }, client, callback, 's')).toThrow(
      oauth.AuthorizationResponseError,
    );
  });
});

describe('the server', () => {
  it('lets pages of any origin call', async () => {
    const preflight = await fetch(`${server.origin}/1/items`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://example.com',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
  });

  it('answers a huge body with 413 and goes on', async () => {
    const huge = await fetch(`${server.origin}/1/items/add`, { method: 'POST', body: new Uint8Array(3_000_000) });
    expect([huge.status, (await huge.json()).error]).toEqual([413, 'payload_too_large']);
    expect((await fetch(`${server.origin}/1/nothing`)).status).toBe(404);
  });

  it('says EADDRINUSE when the port is taken', async () => {
    const port = Number(new URL(server.origin).port);
    await expect(serveSandbox(createSandbox({ now: Date.now }), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('flags', () => {
  it('have defaults', () => {
    expect(readFlags([])).toEqual({ port: 4010, seed: 1, redirectUris: [], help: false });
    expect(readFlags(['--port', '0', '--seed=5', '--redirect-uri', 'https://a.example/'])).toMatchObject({
      port: 0,
      seed: 5,
      redirectUris: ['https://a.example/'],
    });
  });

  it.each([
    [['--port', '70000'], 'Unexpected --port 70000, expected a whole number from 0 to 65535'],
    [['--seed', 'x'], 'Unexpected --seed x, expected a whole number'],
    [['--redirect-uri', 'callback'], 'Unexpected --redirect-uri callback, expected a full address'],
    [['--prot', '1'], "Unknown option '--prot'"],
  ])('%j are refused with the reason', (args, message) => {
    expect(() => readFlags(args)).toThrow(message);
  });
});
