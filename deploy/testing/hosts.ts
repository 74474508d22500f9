import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, serveSite } from '@shop-docs/server';
import send from 'send';

/** A host that serves what has been released into a folder. */
export interface Hosted {
  readonly origin: string;
  /** What an operator does after a release. */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

const has = (program: string, argument: string) => spawnSync(program, [argument]).status === 0;
export const hasNginx = has('nginx', '-v');
export const hasPython = has('python3', '--version');
export const hasPhp = has('php', '--version');

/** A folder to release into, which other users may read, as the workers of nginx are. */
export function publicFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * nginx, with the configuration that the released build wrote.
 * @param folder Where it has been released.
 * @param base Path that the site stands under, with a slash at both ends.
 * @throws When nginx does not take the configuration, or does not answer within a minute.
 */
export async function startNginx(folder: string, base = '/'): Promise<Hosted> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const file = join(mkdtempSync(join(tmpdir(), 'nginx-')), 'nginx.conf');
  const configuration = readFileSync(join(folder, 'current', base, '.deploy/nginx.conf'), 'utf8')
    .replaceAll('/srv/shop-docs', folder)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/run/nginx.pid', `${file}.pid`);
  writeFileSync(file, configuration);
  const checked = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  if (!checked.stderr.includes('test is successful') || checked.stderr.includes('[warn]'))
    throw new Error(`Unexpected configuration, expected one without a warning: ${checked.stderr}`);
  const { stop } = await startProgram('nginx', ['-c', file, '-g', 'daemon off;'], origin);
  return {
    origin,
    reload: async () => {
      spawnSync('nginx', ['-c', file, '-s', 'reload']);
    },
    stop,
  };
}

/** Starts a program that listens, and waits until it answers. */
async function startProgram(program: string, args: readonly string[], origin: string): Promise<Hosted> {
  const child = spawn(program, args, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  for (let left = 600; !(await fetch(origin).catch(() => undefined)); left -= 1) {
    if (left === 0) throw new Error(`Unexpected silence of ${program}, expected an answer within a minute`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { origin, reload: async () => undefined, stop };
}

/** The server of files that comes with Python: no headers of ours, its own text for what is missing. */
export async function startPython(folder: string): Promise<Hosted> {
  const port = await freePort();
  const args = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', join(folder, 'current')];
  return startProgram('python3', args, `http://127.0.0.1:${port}`);
}

/** The server that comes with PHP: for what is missing it gives out the page above. */
export async function startPhp(folder: string): Promise<Hosted> {
  const origin = `127.0.0.1:${await freePort()}`;
  return startProgram('php', ['-S', origin, '-t', join(folder, 'current')], `http://${origin}`);
}

/** Files as they are, and `404.html` for the rest, as static hosts do. */
export async function startSend(folder: string): Promise<Hosted> {
  const root = join(folder, 'current');
  const { url, stop } = await listen(
    (request, response) => {
      send(request, request.url ?? '/', { root, dotfiles: 'allow' })
        .on('error', () => {
          response.statusCode = 404;
          response.setHeader('Content-Type', 'text/html');
          response.end(readFileSync(join(root, '404.html')));
        })
        .pipe(response);
    },
    { port: 0 },
  );
  return { origin: url, reload: async () => undefined, stop: () => stop(0) };
}

/** Our server, which needs no reload. */
export async function startOurs(folder: string, base = '/'): Promise<Hosted> {
  const { url, stop } = await serveSite(join(folder, 'current', base), { port: 0 });
  return { origin: url, reload: async () => undefined, stop: () => stop(0) };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
