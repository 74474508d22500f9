import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

/** A running server and where it answers. */
export interface Served {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a folder as a plain host does: exact file, folder index with a slash redirect, 404.html with status 404. */
export async function serve(root: string): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(root, normalize(decodeURIComponent(pathname)));
    const send = (path: string, status: number): void => {
      const type = types[extname(path)] ?? 'application/octet-stream';
      response.writeHead(status, { 'content-type': type });
      createReadStream(path).pipe(response);
    };
    if (file !== root && !file.startsWith(root + sep)) return send(join(root, '404.html'), 404);
    if (!pathname.endsWith('/') && isFile(file)) return send(file, 200);
    if (!isFile(join(file, 'index.html'))) return send(join(root, '404.html'), 404);
    if (pathname.endsWith('/')) return send(join(file, 'index.html'), 200);
    response.writeHead(301, { location: `${pathname}/${search}` }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // a listening TCP server has no other kind of address
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
