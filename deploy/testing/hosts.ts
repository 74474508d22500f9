import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '@shop-docs/server';

/** A host that serves what has been released into a folder. */
export interface Hosted {
  readonly origin: string;
  /** What an operator does after a release. */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

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
 * @throws When nginx does not take the configuration, or does not answer within ten seconds.
 */
export async function startNginx(folder: string, base = '/'): Promise<Hosted> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const file = join(mkdtempSync(join(tmpdir(), 'nginx-')), 'nginx.conf');
  const configuration = readFileSync(join(folder, 'current', base, '.deploy/nginx.conf'), 'utf8')
    .replaceAll('/srv/shop-docs', folder)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/tmp/nginx.pid', `${file}.pid`);
  writeFileSync(file, configuration);
  const checked = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  if (!checked.stderr.includes('test is successful') || checked.stderr.includes('[warn]'))
    throw new Error(`Unexpected configuration, expected one without a warning: ${checked.stderr}`);
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  for (let left = 100; left > 0; left -= 1) {
    if (await fetch(origin).catch(() => undefined)) break;
    if (left === 1) throw new Error('Unexpected silence of nginx, expected an answer within ten seconds');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    reload: async () => {
      spawnSync('nginx', ['-c', file, '-s', 'reload']);
    },
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
    },
  };
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
