import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerRulesFile, headersFor } from './header-rules.ts';
import type { Listening } from './listen.ts';
import { serveSite } from './serve-site.ts';

const page = '<!doctype html><title>Items</title><p>All items of the shop.</p>'.repeat(40);
const files: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>Page Not Found</title>',
  'api.html': '<!doctype html><title>Moved</title>',
  'api/index.html': '<!doctype html><title>API</title>',
  'api/items/index.html': page,
  'api/items/index.html.br': brotliCompressSync(page),
  'api/items/index.html.gz': gzipSync(page),
  'api/oauth/authorize/index.html': '<!doctype html><title>Authorize</title>',
  'api/oauth/authorize/index.html.br': brotliCompressSync('<!doctype html><title>Authorize</title>'),
  'api/oauth/authorize/index.md': '# Authorize\n',
  'assets/js/main.013bab01.js': 'console.log(1)',
  'index/tier-0a1b2c3d4e5f.json': '{}',
  'data.json': '{}',
  'part-2.json': '{}',
  'notes-template.json': '{}',
  '在庫/index.html': 'stock',
  '在庫/index.md': '# Stock',
  'data.jsonl': '{}',
  LICENSE: 'MIT',
  'site.webmanifest': '{}',
  'digits.bin': '0123456789',
  'a b#c?%41.txt': 'odd name',
  'empty.txt': '',
  '.env': 'secret',
  _headers: '/*',
  [headerRulesFile]: JSON.stringify([
    { path: '/*', headers: { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'self'" } },
    { path: '/api/*', headers: { 'Content-Security-Policy': "default-src 'none'" } },
    { path: '/data.json', headers: { 'Content-Security-Policy': '', 'X-Exact': 'yes' } },
  ]),
};

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

let folder: string;
let site: Listening;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  const root = join(folder, 'build');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  symlinkSync(join(folder, 'outside.txt'), join(root, 'link.txt'));
  site = await serveSite(root, { port: 0 });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** A request whose path goes out exactly as written: `fetch` would tidy `..` away. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: site.port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject).end();
  });
}

describe('addresses', () => {
  it('serves exact files and folder indexes', async () => {
    for (const [path, title] of [
      ['/', 'Home'],
      ['/api/', 'API'],
      ['/api.html', 'Moved'],
      ['/api/items/?q=1', 'Items'],
      ['/api/index.html', 'API'],
    ] as const) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
      expect(answer.body.toString()).toContain(`<title>${title}</title>`);
    }
  });
  it('answers a page with a slash at its end or without, and leads nobody on', async () => {
    const [without, slashed] = [await get('/api/items?page=2&x=%3F'), await get('/api/items/?page=2')];
    expect([without.status, without.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect([without.headers.etag, without.body]).toEqual([slashed.headers.etag, slashed.body]);
  });
  it('never redirects to another host', async () => {
    for (const path of ['//example.com/api', '//example.com/..', '/%2f%2fexample.com', '//api', '/\\example.com']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.location]).toEqual([path, 404, undefined]);
    }
  });
  it('answers 404.html with status 404 elsewhere, folders without an index included', async () => {
    for (const path of [
      '/nothing',
      '/api/oauth',
      '/api/oauth/',
      '/API/',
      '/api.html/',
      '/data',
      '/api/items/index',
      '/digits.bin/',
    ]) {
      const answer = await get(path, { range: 'bytes=0-3', 'if-none-match': '*' });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body.toString()).toContain('Page Not Found');
    }
  });
  it('serves names that need escaping', async () => {
    expect((await get('/a%20b%23c%3F%2541.txt')).body.toString()).toBe('odd name');
    expect((await get('/a%20b%23c%3F%2541.txt', { range: 'bytes=0-2' })).body.toString()).toBe('odd');
  });
  it('gives away nothing outside the site, no dot file, no host file, no copy, no link that leads out', async () => {
    const paths = [
      '/../outside.txt',
      '/..%2foutside.txt',
      '/%2e%2e/outside.txt',
      '/api/%2e%2e/%2e%2e/outside.txt',
      '/..%5coutside.txt',
      '/....//outside.txt',
      '/%252e%252e/outside.txt',
      '/.env',
      '/%2eenv',
      '/.deploy/headers.json',
      '/_headers',
      '/api/items/index.html.br',
      '/link.txt',
    ];
    for (const path of paths) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body.toString()).toContain('Page Not Found');
    }
  });
  it('calls a broken address a bad request', async () => {
    for (const path of ['/%', '/%zz', '/%c3%28', '/a%00b', '*', 'nothing'])
      expect([path, (await get(path)).status]).toEqual([path, 400]);
  });
  it('takes a whole address, as proxies send it', async () => {
    for (const [target, title] of [
      ['http://localhost/api/', 'API'],
      ['HTTPS://other.example:8080/api/?a=1', 'API'],
      ['http://localhost', 'Home'],
      ['http://localhost?a=1', 'Home'],
    ] as const)
      expect([target, (await get(target)).body.toString()]).toEqual([target, `<!doctype html><title>${title}</title>`]);
    expect((await get('http://localhost//example.com/')).status).toBe(404);
  });
  it('survives bytes that are not HTTP', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(site.port, '127.0.0.1', () => socket.write('\0\0nonsense\r\n\r\n'));
      let text = '';
      socket
        .on('data', (part) => {
          text += part;
        })
        .on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect((await get('/')).status).toBe(200);
  });
});

describe('methods', () => {
  it('answers HEAD with the headers of GET and no body', async () => {
    const [head, whole] = [await get('/api/items/', {}, 'HEAD'), await get('/api/items/')];
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(whole.body.length),
    ]);
    expect((await get('/nothing', {}, 'HEAD')).status).toBe(404);
  });
  it('refuses every other method', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      const answer = await get('/', {}, method);
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  });
});

describe('encodings', () => {
  it('sends the copy that the client likes best', async () => {
    const cases = {
      'gzip, deflate, br': 'br',
      gzip: 'gzip',
      'br;q=0, gzip': 'gzip',
      'br;q=0.5, gzip;q=0.8': 'gzip',
      '*': 'br',
      identity: undefined,
      zstd: undefined,
      'br;q=0': undefined,
      'identity;q=1, br;q=0.2': undefined,
      'identity;q=0.5, br;q=0.5': 'br',
      'br;level=4;q=0': undefined,
      'deflate, x-gzip': 'gzip',
      'GZIP;Q=1': 'gzip',
    };
    for (const [accepted, encoding] of Object.entries(cases)) {
      const { headers } = await get('/api/items/', { 'accept-encoding': accepted });
      expect([accepted, headers['content-encoding'], headers.vary]).toEqual([accepted, encoding, 'Accept-Encoding']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });
  it('sends copies that unpack to the page', async () => {
    expect(brotliDecompressSync((await get('/api/items/', { 'accept-encoding': 'br' })).body).toString()).toBe(page);
    expect(gunzipSync((await get('/api/items/', { 'accept-encoding': 'gzip' })).body).toString()).toBe(page);
  });
});

describe('caching', () => {
  it('keeps hashed names for ever and asks again for the rest', async () => {
    for (const path of ['/assets/js/main.013bab01.js', '/index/tier-0a1b2c3d4e5f.json'])
      expect((await get(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/data.json', '/part-2.json', '/notes-template.json', '/nothing'])
      expect((await get(path)).headers['cache-control']).toBe('no-cache');
  });
  it('answers 304 to what the client has', async () => {
    const first = await get('/api/items/', { 'accept-encoding': 'br' });
    const etag = String(first.headers.etag);
    const again = await get('/api/items/', { 'accept-encoding': 'br', 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.body.length, again.headers.etag, again.headers['cache-control']]).toEqual([
      304,
      0,
      etag,
      'no-cache',
    ]);
    expect((await get('/api/items/', { 'if-modified-since': String(first.headers['last-modified']) })).status).toBe(
      304,
    );
    expect((await get('/api/items/', { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('types and parts', () => {
  it('are told for what has no ending of its own, too', async () => {
    expect((await get('/site.webmanifest')).headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect((await get('/LICENSE')).headers['content-type']).toBe('application/octet-stream');
  });
  it('leave out of Vary what no client can choose', async () => {
    expect((await get('/data.json', { 'accept-encoding': 'br' })).headers.vary).toBeUndefined();
  });
  it('promise parts of files, and none of the page that stands for a missing one', async () => {
    expect((await get('/digits.bin')).headers['accept-ranges']).toBe('bytes');
    expect((await get('/nothing')).headers['accept-ranges']).toBeUndefined();
  });
});

describe('a missing page', () => {
  it('has the headers of the page that stands for it, whatever address was asked for', async () => {
    const { headers } = await get('/nothing');
    for (const path of ['/api/nothing', '/assets/js/nothing.0a1b2c3d.js', '/data.json/']) {
      const answer = await get(path);
      const names = ['content-security-policy', 'cache-control', 'x-exact'];
      expect([path, ...names.map((name) => answer.headers[name])]).toEqual([
        path,
        ...names.map((name) => headers[name]),
      ]);
    }
  });
  it('is told as a whole, whatever the client has or wants a part of', async () => {
    const first = await get('/nothing');
    const { etag, 'last-modified': modified } = first.headers;
    const long = 'Thu, 01 Jan 1970 00:00:00 GMT';
    const wishes: readonly Record<string, string>[] = [
      { range: 'bytes=0-1' },
      { 'if-none-match': String(etag) },
      { 'if-modified-since': String(modified) },
      { 'if-match': '"other"' },
      { 'if-unmodified-since': long },
    ];
    for (const headers of wishes) {
      const answer = await get('/nothing', headers);
      expect([headers, answer.status, answer.body.toString()]).toEqual([headers, 404, first.body.toString()]);
    }
  });
});

describe('a condition that does not hold', () => {
  it('is answered in plain text, without a word of the file', async () => {
    const { status, headers, body } = await get('/api/items/', { 'if-match': '"other"', 'accept-encoding': 'br' });
    expect([status, body.toString(), headers['content-type']]).toEqual([
      412,
      '412 Precondition Failed\n',
      'text/plain; charset=utf-8',
    ]);
    expect([headers['content-encoding'], headers.etag, headers['last-modified']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('ranges', () => {
  it('sends the part that was asked for', async () => {
    const cases: Record<string, [number, string, string?]> = {
      'bytes=2-4': [206, '234', 'bytes 2-4/10'],
      'bytes=0-0': [206, '0', 'bytes 0-0/10'],
      'bytes=7-': [206, '789', 'bytes 7-9/10'],
      'bytes=-2': [206, '89', 'bytes 8-9/10'],
      'bytes=8-99': [206, '89', 'bytes 8-9/10'],
      'bytes=abc': [200, '0123456789'],
      'lines=1-2': [200, '0123456789'],
      'bytes=0-1,4-5': [200, '0123456789'],
    };
    for (const [range, expected] of Object.entries(cases)) {
      const answer = await get('/digits.bin', { range });
      const seen = [answer.status, answer.body.toString(), answer.headers['content-range']];
      expect([range, ...seen.filter((each) => each !== undefined)]).toEqual([range, ...expected]);
    }
  });
  it('counts the bytes of the file itself, whatever copy the client would take', async () => {
    const { body, headers } = await get('/api/items/', { range: 'bytes=0-8', 'accept-encoding': 'br' });
    expect([body.toString(), headers['content-encoding']]).toEqual(['<!doctype', undefined]);
  });
  it('refuses a part that is not there', async () => {
    const answer = await get('/digits.bin', { range: 'bytes=20-' });
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
  });
  it('sends the whole when the file has changed meanwhile', async () => {
    const { etag, 'last-modified': modified } = (await get('/digits.bin')).headers;
    const bodyFor = async (wanted: unknown) =>
      (await get('/digits.bin', { range: 'bytes=2-4', 'if-range': String(wanted) })).body.toString();
    expect(await bodyFor(modified)).toBe('234');
    // A file of another time is another file, also when it is an older one that has been put back.
    for (const other of ['"old"', etag, 'Fri, 01 Jan 1999 00:00:00 GMT', 'Fri, 01 Jan 2100 00:00:00 GMT', 'nonsense'])
      expect([other, await bodyFor(other)]).toEqual([other, '0123456789']);
  });
});

describe('headers of the build', () => {
  it('are on every answer, later rules over earlier ones', async () => {
    for (const [path, method] of [
      ['/', 'GET'],
      ['/nothing', 'GET'],
      ['/%', 'GET'],
      ['/', 'POST'],
      ['/api', 'GET'],
    ] as const)
      expect([path, (await get(path, {}, method)).headers['x-content-type-options']]).toEqual([path, 'nosniff']);
    expect((await get('/')).headers['content-security-policy']).toBe("default-src 'self'");
    expect((await get('/api/')).headers['content-security-policy']).toBe("default-src 'none'");
    expect((await get('/data.json')).headers).not.toHaveProperty('content-security-policy');
  });
  it('of one path are on no other', async () => {
    const paths = ['/data.json', '/data.jsonl', '/'];
    const exact = await Promise.all(paths.map(async (path) => (await get(path)).headers['x-exact']));
    expect(exact).toEqual(['yes', undefined, undefined]);
  });
  it('of paths with a beginning and an end are on none that is too short for both', () => {
    const rules = [{ path: '/ab*bc', headers: { 'X-Part': 'yes' } }];
    expect(['/abc', '/abbc'].map((path) => headersFor(rules, path))).toEqual([{}, { 'X-Part': 'yes' }]);
  });
});

describe('Markdown copies', () => {
  const typeOf = async (path: string, accept?: string) => {
    const { status, headers } = await get(path, accept ? { accept } : {});
    return [status, String(headers['content-type']).split(';')[0]];
  };
  it('go to clients that prefer them, at the address of the page', async () => {
    expect(await typeOf('/api/oauth/authorize/', 'text/markdown, text/html;q=0.9')).toEqual([200, 'text/markdown']);
    expect(await typeOf('/api/oauth/authorize', 'text/markdown')).toEqual([200, 'text/markdown']);
    expect(await typeOf('/api/oauth/authorize/', 'text/html, text/markdown;q=0.5, */*')).toEqual([200, 'text/html']);
    expect(await typeOf('/api/oauth/authorize/', 'text/markdown;q=0')).toEqual([200, 'text/html']);
    expect(await typeOf('/api/oauth/authorize/', 'text/html, text/markdown')).toEqual([200, 'text/markdown']);
    expect(await typeOf('/api/oauth/authorize/', 'text/html;q=0.5, text/markdown;q=0.9')).toEqual([
      200,
      'text/markdown',
    ]);
    expect(await typeOf('/api/oauth/authorize/', 'text/markdown;variant=GFM;q=0.4, text/html;q=0.5')).toEqual([
      200,
      'text/html',
    ]);
    expect(await typeOf('/api/oauth/authorize/')).toEqual([200, 'text/html']);
    expect(await typeOf('/', 'text/markdown')).toEqual([200, 'text/html']);
  });
  it('are named by the page, which caches keep apart', async () => {
    const { headers } = await get('/api/oauth/authorize/', { 'accept-encoding': 'br' });
    expect(headers.link).toBe('</api/oauth/authorize/index.md>; rel="alternate"; type="text/markdown"');
    expect(headers.vary).toBe('Accept, Accept-Encoding');
    expect((await get('/')).headers.link).toBeUndefined();
    expect((await get('/%E5%9C%A8%E5%BA%AB/')).headers.link).toContain('</%E5%9C%A8%E5%BA%AB/index.md>');
    // Asked for by its own address, a copy names no other, in whatever order the two are asked for.
    expect((await get('/api/oauth/authorize/index.md')).headers.link).toBeUndefined();
    expect((await get('/api/oauth/authorize/', { accept: 'text/markdown' })).headers.link).toBe(headers.link);
    expect((await get('/api/oauth/authorize/index.md')).headers.link).toBeUndefined();
  });
});

it.each([
  ['POST', 'Content-Length: 3000000000', 405],
  ['POST', 'Transfer-Encoding: chunked', 405],
  ['GET', 'Content-Length: 3000000000', 200],
])(
  'a %s with a body (%s) that does not end is answered, and its connection with it',
  async (method, header, status) => {
    const socket = connect(site.port, '127.0.0.1');
    socket.write(`${method} / HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n1\r\nx\r\n`);
    let answered = '';
    for await (const part of socket.setEncoding('latin1')) answered += part; // to its end
    expect(answered).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answered).toContain('\r\nConnection: close\r\n');
  },
);
