import { createServer } from 'node:http';
import { Failure } from './explain.mjs';
import { readOptions } from './read-options.mjs';

/** How many ports above a taken one are tried: the same one each time, so that what was built for it is not built again. */
const nextPorts = 20;

/**
 * The address at which `npm start` will serve the site, known before the build because the pages carry it. Nobody else
 * gets the port until it is released: who asks there meanwhile hears that the site is being built.
 * @param {readonly string[]} args Arguments of the command: `--port N`, `--host ADDRESS`.
 * @param {NodeJS.ProcessEnv} environment `PORT` and `HOST` stand in for missing arguments.
 * @returns {Promise<{ port: number, host: string | undefined, url: string, wanted: number, release: () => Promise<void> }>}
 *   `port` is the next free one where the wanted one is taken.
 * @throws {Failure} When the port is no port, or the host no address of this machine.
 */
export async function holdAddress(args, environment) {
  const { values } = readOptions({
    args: [...args],
    options: { port: { type: 'string' }, host: { type: 'string' } },
  });
  const given = values.port ?? (environment.PORT || '3000');
  const wanted = Number(given);
  if (!/^\d{1,5}$/.test(given) || wanted > 65535)
    throw new Failure(`Unexpected port ${JSON.stringify(given)}, expected a number from 0 to 65535.`);
  const host = values.host || environment.HOST || undefined;
  const above = wanted === 0 ? [] : Array.from({ length: nextPorts }, (_, index) => wanted + 1 + index);
  for (const each of [wanted, ...above.filter((port) => port <= 65535), 0]) {
    const held = await hold(each, host);
    if (held) return { ...held, host, wanted, url: urlOf(host, held.port) };
  }
  throw new Failure(`Unexpected port ${wanted}, expected one that can be had: choose another with --port.`);
}

/**
 * The address that a browser on this machine opens.
 * @param {string | undefined} host
 * @param {number} port
 */
export function urlOf(host, port) {
  const isLocalhost = host === undefined || ['127.0.0.1', '0.0.0.0', '::'].includes(host);
  const name = isLocalhost ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * @param {number} port 0 for any.
 * @param {string} [host]
 * @returns {Promise<{ port: number, release: () => Promise<void> } | undefined>} Undefined when the port cannot be had.
 */
function hold(port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer((_request, response) => {
      response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '10', Connection: 'close' });
      response.end('The site is being built.\n');
    });
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) => {
      if (code === 'EADDRINUSE' || code === 'EACCES') resolve(undefined);
      else
        reject(new Failure(`Unexpected host ${JSON.stringify(host)}, expected an address of this machine: ${message}`));
    });
    server.listen({ port, host }, () => {
      const address = server.address();
      const release = () =>
        new Promise((/** @type {(value: void) => void} */ released) => {
          server.close(() => released());
          server.closeAllConnections();
        });
      server.unref(); // a failed build ends the command
      resolve({ port: address && typeof address === 'object' ? address.port : port, release });
    });
  });
}
