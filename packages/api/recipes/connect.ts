import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { app, checkSettings } from './app.ts';
import { requestTokens } from './keep-tokens-fresh.ts';

checkSettings(app);
const { host, clientId: client_id, redirectUri: redirect_uri, tokenFile } = app;
const scope = 'read_users read_items write_items read_orders write_orders'; // the first call and the recipes
const state = randomBytes(16).toString('hex'); // in our link alone
const asked = new URLSearchParams({ response_type: 'code', client_id, redirect_uri, scope, state });
const link = String(asked).replaceAll('+', '%20'); // as the documentation writes blanks
const { pathname, port } = new URL(redirect_uri);

const server = createServer(async ({ url = '' }, response) => {
  const [path, query] = url.split('?');
  const callback = new URLSearchParams(query);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8').setHeader('Connection', 'close');
  if (path !== pathname) {
    response.writeHead(404).end(`Unexpected path ${path}, expected ${pathname}`); // does a proxy change it?
    return;
  }
  if (callback.get('state') !== state) {
    response.writeHead(400).end('Unexpected state: open the link that connect.ts printed last.');
    return; // perhaps forged: no code of another link is used
  }
  server.close(); // a link is good for one callback
  const message = await connect(callback).catch((error: Error) => {
    process.exitCode = 1;
    return error.message;
  });
  console.log(message);
  response.end(message);
});

async function connect(callback: URLSearchParams): Promise<string> {
  const code = callback.get('code');
  if (!code) throw new Error(`Not connected: ${callback.get('error')}`); // access_denied: the owner declined
  await requestTokens(app, { grant_type: 'authorization_code', code });
  return `Connected. The tokens are in ${tokenFile}.`;
}

server.listen(Number(port) || 8080, '127.0.0.1', () => console.log(`${host}/1/oauth/authorize?${link}`));
