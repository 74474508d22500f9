import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline/promises';
import { app, checkSettings, explain, locked, main, requestTokens } from '@shop-docs/client';

const { host, clientId: client_id, redirectUri: redirect_uri, tokenFile } = app;
const scope = 'read_users read_items write_items read_orders write_orders'; // the first call and the recipes
const state = randomBytes(16).toString('hex'); // in our link alone
const asked = new URLSearchParams({ response_type: 'code', client_id, redirect_uri, scope, state });
const link = `${host}/1/oauth/authorize?${String(asked).replaceAll('+', '%20')}`; // spaces as the documentation encodes them
/** The callback of another link may be forged: its code is not used. */
const unexpected = 'Unexpected state: open the link that connect.ts printed last.';

/** A callback on this machine arrives by itself. */
async function receiveCallback({ pathname, port }: URL): Promise<void> {
  const server = createServer(async ({ url = '' }, response) => {
    const [path, query] = url.split('?');
    const callback = new URLSearchParams(query);
    response.setHeader('Content-Type', 'text/plain; charset=utf-8').setHeader('Connection', 'close');
    if (path !== pathname) response.writeHead(404).end(`Unexpected path ${path}, expected ${pathname}`);
    else if (callback.get('state') !== state) response.writeHead(400).end(unexpected);
    else {
      server.close(); // a link is good for one callback
      const message = await connect(callback).catch((error) => {
        process.exitCode = 1;
        return explain(error);
      });
      console.log(message);
      response.end(message);
    }
  });
  await once(server.listen(Number(port) || 80, '127.0.0.1'), 'listening').catch((cause) => {
    const advice = 'end the program that uses the port, or choose another REDIRECT_URI';
    throw new Error(`No callback can arrive (${cause.message}): ${advice}`, { cause });
  });
  console.log(`Open this link:\n${link}`);
}

/** Any other callback URL: the owner copies it from the address bar, even if the page shows an error. */
async function pasteCallback(): Promise<void> {
  const terminal = createInterface(process.stdin, process.stdout);
  const pasted = await terminal.question(
    `Open this link:\n${link}\nApprove, then paste the URL that the browser is sent to: `,
  );
  terminal.close();
  if (!URL.canParse(pasted)) throw new Error(`Unexpected text ${pasted}, expected the whole URL of the callback`);
  const callback = new URL(pasted).searchParams;
  if (callback.get('state') !== state) throw new Error(unexpected);
  console.log(await connect(callback));
}

async function connect(callback: URLSearchParams): Promise<string> {
  const code = callback.get('code');
  if (!code) throw new Error(`Not connected: ${callback.get('error')}`); // access_denied: the owner declined
  await locked(app, () => requestTokens(app, { grant_type: 'authorization_code', code }));
  return `Connected. The tokens are in ${tokenFile}.`;
}

await main(import.meta.filename, async () => {
  checkSettings(app);
  if (!URL.canParse(redirect_uri)) throw new Error(`Unexpected REDIRECT_URI ${redirect_uri}, expected a URL`);
  const url = new URL(redirect_uri);
  const isHere = url.protocol === 'http:' && (url.hostname === 'localhost' || url.hostname === '127.0.0.1');
  await (isHere ? receiveCallback(url) : pasteCallback());
});
