import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveSite } from '../packages/server/src/serve-site.ts';
import { compress } from '../site/post-build/compress.ts';
import { writeHeaders } from '../site/post-build/headers.ts';
import { type Answer, answers, files } from './answers.ts';

interface Running {
  readonly port: number;
  end(): Promise<void>;
}
interface Given {
  readonly status: number;
  /** Each header with its values, in the order of the alphabet. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request just as it stands: `fetch` would tidy the path, and ask for compressed copies. */
function ask(
  port: number,
  { method = 'GET', path, headers = {} }: Pick<Answer, 'method' | 'path' | 'headers'>,
): Promise<Given> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path, headers: { ...headers }, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const all = Object.entries(response.headersDistinct).map(([name, values = []]) => [
          name,
          values
            .flatMap((value) => (name === 'vary' ? value.split(/,\s*/) : [value]))
            .sort()
            .join(', '),
        ]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(all),
          body: Buffer.concat(parts).toString(),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function startNginx(root: string, folder: string): Promise<Running> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const conf = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
    .replaceAll('/srv/shop-docs/current', root)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'));
  writeFileSync(file, conf);
  const checked = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  expect(checked.stderr).toContain('test is successful');
  const child: ChildProcess = spawn('nginx', ['-c', file, '-g', 'daemon off;']);
  await vi.waitFor(() => ask(port, { path: '/' }), { timeout: 5000 });
  return { port, end: async () => void child.kill('SIGQUIT') };
}

async function startOwn(root: string): Promise<Running> {
  const { port, stop } = await serveSite(root, { port: 0 });
  return { port, end: () => stop(0) };
}

/** `HEAD / {"range":"bytes=0-1"} with 200` */
function titleOf({ method = 'GET', path, headers = {}, status }: Answer): string {
  return `${method} ${path} ${JSON.stringify(headers)} with ${status}`;
}

const servers = { 'our server': startOwn, 'deploy/nginx.conf': startNginx };
const hasNginx = spawnSync('nginx', ['-v']).status === 0;

describe.each(Object.entries(servers))('%s', (name, start) => {
  describe.skipIf(name.includes('nginx') && !hasNginx)('answers', () => {
    let folder = '';
    let server: Running | undefined;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'answers-'));
      chmodSync(folder, 0o755);
      const root = join(folder, 'site');
      for (const [file, content] of Object.entries(files)) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), content);
      }
      writeHeaders(root, {});
      await compress(root);
      server = await start(root, folder);
    });
    afterAll(async () => {
      await server?.end();
      rmSync(folder, { recursive: true });
    });

    it.each(answers.map((answer) => [titleOf(answer), answer] as const))(
      '%s',
      async (_, { status, gives = {}, body, ...asked }) => {
        const given = await ask(server?.port ?? 0, asked);
        const seen = Object.fromEntries(Object.keys(gives).map((header) => [header, given.headers[header] ?? null]));
        expect({ status: given.status, gives: seen, body: given.body.slice(0, body?.length ?? 0) }).toEqual({
          status,
          gives,
          body: body ?? '',
        });
      },
    );

    it('with 304 to what the client has, and with the policy of the build', async () => {
      const port = server?.port ?? 0;
      const first = await ask(port, { path: '/api/' });
      expect(first.headers['content-security-policy']).toMatch(/script-src 'self' [^;]*'sha256-/);
      const { etag = '' } = first.headers;
      const again = await ask(port, { path: '/api/', headers: { 'if-none-match': `"other", ${etag}` } });
      expect([again.status, again.headers.etag, again.body]).toEqual([304, etag, '']);
      expect((await ask(port, { path: '/nothing', headers: { 'if-none-match': etag } })).status).toBe(404);
    });
  });
});
