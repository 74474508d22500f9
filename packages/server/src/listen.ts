import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { oneAtATime } from './one-at-a-time.ts';

export interface ListenOptions {
  /** Wanted port, 0 to 65535; 0 asks for any free one. */
  readonly port: number;
  /** Address to listen on. Default: this machine alone. */
  readonly host?: string;
  /** Take a free port when the wanted one is taken, instead of failing. Default: true. */
  readonly orFree?: boolean;
  /** Times that requests may take, as Node has them. Default: those of Node. */
  readonly times?: Pick<ServerOptions, 'requestTimeout' | 'headersTimeout' | 'connectionsCheckingInterval'>;
}

export interface Listening {
  readonly server: Server;
  readonly port: number;
  readonly url: string;
  /** True when the wanted port was taken and another one is used. */
  readonly moved: boolean;
  /** Finishes the answers under way, then closes. Connections that are still open after `graceMs` are cut. */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Starts an HTTP server. It answers the requests of one connection one after the other.
 * @throws The listen error (`EADDRINUSE`, `EACCES`, …) when the port cannot be had.
 */
export async function listen(handler: RequestListener, options: ListenOptions): Promise<Listening> {
  const { port, host = '127.0.0.1', orFree = true, times } = options;
  // Longer than clients and proxies keep idle connections, so that none is closed under a request.
  const server = createServer({ keepAliveTimeout: 65_000, ...times }, oneAtATime(handler));
  let moved = false;
  try {
    await bind(server, port, host);
  } catch (error) {
    if (!orFree || !isTaken(error)) throw error;
    moved = true;
    await bind(server, 0, host);
  }
  const address = server.address() as AddressInfo; // a server bound to a port has an address with one
  return { server, port: address.port, url: urlOf(host, address.port), moved, stop: (ms) => stop(server, ms) };
}

/** How a browser on this machine opens what listens on an address: `http://localhost:3000`, `http://[::1]:3000`. */
export function urlOf(host: string, port: number): string {
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(error);
    server.once('error', fail);
    server.listen({ port, host }, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
}

function stop(server: Server, graceMs = 3000): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
  });
}
