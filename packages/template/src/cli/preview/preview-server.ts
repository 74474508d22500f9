import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { oneAtATime } from '@shop-docs/server/one-at-a-time';
import { readJson } from '@shop-docs/server/read-json';
import { readDesignOptions } from '../../parse/read-design-options.ts';
import { requestOf } from '../../render/route.ts';
import { Failure } from '../failure.ts';
import { judge, newToken, ownAddresses } from './access.ts';
import { barData } from './bar-data.ts';
import { changeState, type PreviewState } from './preview-state.ts';
import { formResponse, type ShopResponse, shopResponse } from './shop-response.ts';
import { standIn } from './stand-in.ts';
import { afterForm, firstVisit } from './visit.ts';
import { watchTheme } from './watch-theme.ts';

const loopback = '127.0.0.1';
const bodyLimit = 1_000_000;
/** A bar that has left so much unread, in bytes, has gone to sleep: it asks again when it wakes. */
const mostUnread = 1_000_000;

/** Path of the page with the bar; the shop has all others. */
export const barPath = '/_preview/';

const bar = new Map(
  [
    [barPath, 'bar.html', 'text/html'],
    [`${barPath}bar.css`, 'bar.css', 'text/css'],
    [`${barPath}bar.js`, 'bar.js', 'text/javascript'],
  ].map(([path = '', file = '', type = '']) => [
    path,
    { type: `${type}; charset=utf-8`, body: readFileSync(new URL(`./bar/${file}`, import.meta.url)) },
  ]),
);

export interface PreviewInput {
  /** Name of the theme's file. */
  readonly file: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Address to listen on; everyone who reaches it needs a token. Default: loopback, without one. */
  readonly host?: string | undefined;
  readonly docs: string | undefined;
  readonly state: PreviewState;
}

export interface PreviewServer {
  /** `http://127.0.0.1:4040` */
  readonly origin: string;
  /** Addresses for other machines, with the token that they need; empty on loopback. */
  readonly invitations: readonly string[];
  close(): Promise<void>;
}

/**
 * Serves a theme: the sample shop under its own paths, and below `/_preview/` a page that frames it with a
 * bar. What the bar sets holds for the whole server, as it would for a shop.
 * @throws {Failure} When the theme cannot be read.
 * @throws {NodeJS.ErrnoException} When the port cannot be had (`EADDRINUSE`, `EACCES`).
 */
export async function servePreview({
  file,
  port,
  host,
  docs,
  state: firstState,
}: PreviewInput): Promise<PreviewServer> {
  const listeners = new Set<ServerResponse>();
  const token = host === undefined ? undefined : newToken();
  let state = firstState;
  let visit = firstVisit;
  const data = () => JSON.stringify(barData(file, watched.theme(), state, docs));
  let revision = 0;
  const tell = () => {
    revision += 1;
    const event = `data: ${data()}\n\n`;
    for (const listener of listeners)
      if (listener.writableLength > mostUnread) listener.destroy();
      else listener.write(event);
  };
  const watched = await watchTheme(file, tell);
  const setState = (change: unknown) => {
    state = changeState(state, change, readDesignOptions(watched.theme().source));
    tell();
  };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const { host: name, origin: sender, cookie } = incoming.headers;
    const address = incoming.socket.remoteAddress;
    const access = judge({ url, host: name, origin: sender, cookie, address }, token);
    if ('location' in access) {
      outgoing.writeHead(303, { Location: access.location, 'Set-Cookie': access.cookie }).end();
      return;
    }
    if (!access.allowed) return send(outgoing, access.status, 'text/plain', `${access.message}\n`);
    const { origin } = access;
    const path = url.split('?', 1)[0] ?? url;
    const asset = bar.get(path);
    if (method === 'POST') {
      const body = await readBody(incoming);
      if (body === null)
        return send(outgoing, 413, 'text/plain', 'Unexpected length of the form, expected at most one megabyte.\n');
      if (path === `${barPath}state`) return takeChange(incoming, outgoing, body);
      const fields = new URLSearchParams(body);
      visit = afterForm(visit, path, fields);
      const back = new URL(url, origin).searchParams.get('back') ?? '/';
      const language = fields.get('data[UserLanguage][language_code]');
      if (path.startsWith('/i18n/')) {
        if (language !== null) setState({ language });
        outgoing.writeHead(303, { Location: requestOf(back) ? back : '/' }).end();
        return;
      }
      return sendPage(outgoing, formResponse(path, fields));
    }
    if (method !== 'GET' && method !== 'HEAD')
      return send(outgoing, 405, 'text/plain', `Unexpected method ${method}, expected GET.\n`);
    const file = asset ?? standIn(path);
    if (file) return send(outgoing, 200, file.type, file.body);
    if (path === `${barPath}events`) return listen(outgoing);
    if (path === `${barPath}state`) return send(outgoing, 200, 'application/json', data());
    // Tells the bar what the page in its frame was made from, which may have changed while it was on its way.
    outgoing.setHeader('Server-Timing', `revision;desc="${revision}"`);
    sendPage(outgoing, shopResponse(watched.theme().source, url, origin, state, visit));
  }

  /** Only scripts of this origin can send JSON without asking first, and the server answers no such question. */
  function takeChange(incoming: IncomingMessage, outgoing: ServerResponse, body: string): void {
    if (incoming.headers['content-type'] !== 'application/json') {
      send(outgoing, 415, 'text/plain', 'Unexpected content type, expected application/json.\n');
      return;
    }
    try {
      setState(readJson(body));
      outgoing.writeHead(204).end();
    } catch (error) {
      if (!(error instanceof Failure || error instanceof SyntaxError || error instanceof RangeError)) throw error;
      send(outgoing, 400, 'text/plain', `${error.message}\n`);
    }
  }

  function listen(outgoing: ServerResponse): void {
    outgoing.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    if (outgoing.req.method === 'HEAD') {
      outgoing.end();
      return;
    }
    outgoing.write(`retry: 1000\ndata: ${data()}\n\n`);
    listeners.add(outgoing);
    outgoing.on('close', () => listeners.delete(outgoing));
  }

  const server = createServer(
    oneAtATime((incoming, outgoing) => {
      answer(incoming, outgoing).catch((error: unknown) => {
        if (outgoing.headersSent) outgoing.destroy();
        else send(outgoing, error instanceof Failure ? 400 : 500, 'text/plain', `${error}\n`);
      });
    }),
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      watched.close();
      reject(error);
    });
    server.listen(port, host ?? loopback, () => {
      // A server that listens on a port has an address of this kind; a string stands for a pipe.
      const { port: taken } = server.address() as AddressInfo;
      const origin = `http://${loopback}:${taken}`;
      const invitations = token === undefined ? [] : invited(host, taken, token);
      const close = () =>
        new Promise<void>((done) => {
          watched.close();
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ origin, invitations, close });
    });
  });
}

/** Where other machines find the preview: at the address it listens on, or at all of this machine's. */
function invited(host = '', port: number, token: string): string[] {
  const addresses = host === '0.0.0.0' || host === '::' ? ownAddresses() : [host];
  return addresses.map((address) => `http://${address}:${port}${barPath}?token=${token}`);
}

function sendPage(outgoing: ServerResponse, { status, html }: ShopResponse): void {
  send(outgoing, status, 'text/html; charset=utf-8', html);
}

function send(outgoing: ServerResponse, status: number, type: string, body: string | Buffer): void {
  outgoing.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(outgoing.req.complete ? {} : { Connection: 'close' }),
  });
  outgoing.end(outgoing.req.method === 'HEAD' ? undefined : body);
  outgoing.req.resume(); // what nobody has read of the body
}

/** The body; null when it is too large. The connection stays then, so that the sender hears of it. */
async function readBody(incoming: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > bodyLimit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
