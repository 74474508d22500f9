import { createSandbox, type Sandbox } from './create-sandbox.ts';
import { credentials } from './credentials.ts';

/** Where the clock of the tests begins: April 21, 2026, 12:20 in Japan. */
export const start = Date.UTC(2026, 3, 21, 3, 20);

type Fields = Readonly<Record<string, string | number>>;

/** What came back: the JSON body is whatever the test expects of it. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads members of bodies of 28 shapes, and fails when they are not there
  readonly body: any;
}

interface TestSandbox {
  readonly sandbox: Sandbox;
  readonly send: (method: string, path: string, fields?: Fields, token?: string) => Promise<Answer>;
  /** Lets time pass (once, at most 30 days) and returns a token that is valid then. */
  readonly later: (seconds: number) => Promise<string>;
}

/** A sandbox and a short way to call it with the token of all scopes. */
export function testSandbox(): TestSandbox {
  const sandbox = createSandbox({ now: () => start });
  const send = async (method: string, path: string, fields: Fields = {}, token: string = credentials.accessToken) => {
    const sent = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const url = new URL(path, 'https://api.thebase.in');
    if (method === 'GET') url.search = sent.toString();
    const headers = { Authorization: `Bearer ${token}` };
    const response = await sandbox.fetch(new Request(url, { method, headers, body: method === 'POST' ? sent : null }));
    return { status: response.status, body: await response.json() };
  };
  const later = async (seconds: number) => {
    sandbox.control.advance(seconds);
    const { clientId, clientSecret, redirectUri, refreshToken } = credentials;
    const client = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri };
    const { body } = await send('POST', '/1/oauth/token', {
      ...client,
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    return String(body.access_token);
  };
  return { sandbox, send, later };
}
