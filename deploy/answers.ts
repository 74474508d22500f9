/** What a request gets, whichever server stands before the site. */
export interface Answer {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** Headers of the answer; null for one that must not be there. */
  readonly gives?: Readonly<Record<string, string | null>>;
  /** How the body begins. */
  readonly body?: string;
}

/** A small site, before the build's last steps: headers and compressed copies. */
const text = `<p>${'Text of a page. '.repeat(200)}</p>`;
export const files: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><title>Home</title>${text}`,
  '404.html': `<!doctype html><title>Page Not Found</title>${text}`,
  'api/index.html': `<!doctype html><title>API</title><script>start()</script>${text}`,
  'api/index.md': '# API',
  'api/items/index.html': `<!doctype html><title>Items</title>${text}`,
  'api/items/empty/file.txt': 'no index here',
  'api.html': '<!doctype html><title>Moved</title>',
  'openapi.yaml': 'openapi: 3.1.0',
  'data.json': '{}',
  'site.webmanifest': '{}',
  'digits.bin': '0123456789',
  'assets/js/a.0123abcd.js': `a()${'/* text */'.repeat(200)}`,
  'assets/img/b-0123abcd.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'former.txt.gz': 'a copy whose file has gone',
  'styles.css': 'b{}',
  'notes.txt': 'notes',
  'feed.xml': '<feed/>',
  '.env': 'secret',
};

const forEver = 'public, max-age=31536000, immutable';
const html = { 'content-type': 'text/html; charset=utf-8' };
const markdown = { 'content-type': 'text/markdown; charset=utf-8' };
/** What every answer at the address of a page with a copy says; the page itself is there compressed, too. */
const hasCopy = { link: '</api/index.md>; rel="alternate"; type="text/markdown"', vary: 'Accept' };
const page = { ...html, ...hasCopy, vary: 'Accept, Accept-Encoding' };
const copy = { ...markdown, ...hasCopy };
const missing = {
  status: 404,
  body: '<!doctype html><title>Page Not Found',
  gives: {
    ...html,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'accept-ranges': null,
    link: null,
    'access-control-allow-origin': null,
  },
};

/** Who gets which of the two that stand at the address of a page. */
const wishes: readonly (readonly [accept: string, gives: Answer['gives']])[] = [
  ['text/markdown', copy],
  ['text/markdown, text/html;q=0.9', copy],
  ['text/html, text/markdown', copy],
  ['text/html;q=0.5, text/markdown;q=0.9', copy],
  ['text/html;q=0.5, text/markdown;q=0.5', copy],
  ['text/html;q=0.5, text/markdown;q=0.50', copy],
  ['text/html;q=0.45, text/markdown;q=0.5', copy],
  ['text/html;q=0, text/markdown;q=0.001', copy],
  ['application/json, text/markdown', copy],
  ['TEXT/Markdown', copy],
  ['text/markdown;variant=GFM', copy],
  ['text/markdown ; q=1.0 , text/html ; q=0.8', copy],
  ['text/markdown;q=0.5, text/html;q=0.8', page],
  ['text/markdown;q=0.75, text/html;q=0.8', page],
  ['text/markdown;variant=GFM;q=0.4, text/html;q=0.5', page],
  ['text/markdown;q=0.9, text/html', page],
  ['text/markdown;q=0', page],
  ['text/markdown;q=0.000', page],
  ['text/markdown;q=bad', page],
  ['text/markdown-foo', page],
  ['x-text/markdown', page],
  ['text/html, text/markdown;q=0.5, */*', page],
  ['text/*', page],
  ['*/*', page],
];

/** Both servers are held to these. */
export const answers: readonly Answer[] = [
  {
    path: '/',
    status: 200,
    body: '<!doctype html><title>Home',
    gives: { ...html, link: null, 'cache-control': 'no-cache' },
  },
  { path: '/api.html', status: 200, body: '<!doctype html><title>Moved' },
  { path: '/api/index.html', status: 200, body: '<!doctype html><title>API', gives: page },
  { path: '/api/items/?q=1', status: 200, body: '<!doctype html><title>Items', gives: { link: null } },
  { path: '/api?a=1&b=%3F', status: 200, gives: { ...page, location: null } },
  ...wishes.flatMap(([accept, gives]): Answer[] => [
    { path: '/api/', headers: { accept }, status: 200, gives },
    { path: '/api/items/', headers: { accept }, status: 200, gives: { ...html, link: null } },
  ]),
  {
    path: '/api',
    headers: { accept: 'text/markdown' },
    status: 200,
    body: '# API',
    gives: copy,
  },
  {
    path: '/api/',
    headers: { accept: 'text/markdown' },
    status: 200,
    gives: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' },
  },
  { path: '/api/index.md', status: 200, body: '# API', gives: { ...markdown, link: null, vary: null } },
  { path: '/', headers: { accept: 'text/markdown' }, status: 200, gives: html },

  { path: '/openapi.yaml', status: 200, gives: { 'content-type': 'text/yaml; charset=utf-8', vary: null } },
  { path: '/data.json', status: 200, gives: { 'content-type': 'application/json; charset=utf-8' } },
  { path: '/styles.css', status: 200, gives: { 'content-type': 'text/css; charset=utf-8' } },
  { path: '/notes.txt', status: 200, gives: { 'content-type': 'text/plain; charset=utf-8' } },
  { path: '/feed.xml', status: 200, gives: { 'content-type': 'application/xml' } },
  { path: '/site.webmanifest', status: 200, gives: { 'content-type': 'application/manifest+json; charset=utf-8' } },
  { path: '/digits.bin', status: 200, gives: { 'content-type': 'application/octet-stream', 'accept-ranges': 'bytes' } },
  {
    path: '/assets/js/a.0123abcd.js',
    status: 200,
    gives: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': forEver,
      'content-security-policy': null,
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      link: null,
    },
  },
  { path: '/assets/img/b-0123abcd.svg', status: 200, gives: { 'cache-control': forEver, vary: null } },
  {
    path: '/assets/js/a.0123abcd.js',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    gives: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
  },
  {
    path: '/assets/js/a.0123abcd.js',
    headers: { 'accept-encoding': 'gzip;q=0' },
    status: 200,
    gives: { 'content-encoding': null },
  },
  {
    path: '/api/',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    gives: { 'content-encoding': 'gzip', ...page },
  },

  ...[
    '/nothing',
    '/api/items/empty/',
    '/.env',
    '/.deploy/headers.json',
    '/_headers',
    '/index.html.gz',
    '/former.txt.gz',
    '/former.txt',
    '/.range',
    '/assets/js/a.0123abce.js',
    '/API/',
  ].map((path): Answer => ({ path, ...missing })),
  // A page has one address: what is doubled, dotted or escaped is no other one.
  ...[
    '//api/',
    '/api//',
    '/api//items/',
    '/%2fapi/',
    '/api/%2f',
    '/api/./',
    '/.',
    '/api/%2e/',
    '/api/items/..',
    '/api/items/../',
    '/api/%2E%2e/api/',
    '/api/.%2e?a=1',
    '/api/items/..%2f',
    '/api/#/',
    '/api%5cindex.html',
    '/api/index.html/',
    '/api/index.html.',
    '/api.',
    '/api...',
    '/.../',
    '/%2eenv',
    '/%2Fdata.json',
    '/api;a=1/',
    `/${'a'.repeat(7000)}`,
  ].map((path): Answer => ({ path, ...missing })),
  { path: '/api%2Findex.html', status: 200, gives: page },
  { path: '/api/%69tems/', status: 200, body: '<!doctype html><title>Items' },
  { path: '/api/?a=/../..//%2e%2e/', status: 200, gives: page },
  { path: `/?${'a'.repeat(7000)}`, status: 200 },
  { path: 'http://docs.example/api/?a=1', status: 200, gives: page },
  { path: '*', status: 400, gives: { allow: null, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' } },
  ...(
    [
      ['range', 'bytes=0-3'],
      ['if-none-match', '*'],
      ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
      ['accept', 'text/markdown'],
    ] as const
  ).map(([name, value]): Answer => ({ path: '/nothing', headers: { [name]: value }, ...missing })),
  { method: 'HEAD', path: '/nothing', status: 404, body: '' },
  { method: 'HEAD', path: '/api/', status: 200, body: '', gives: page },
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map(
    (method): Answer => ({
      method,
      path: '/',
      status: 405,
      gives: { allow: 'GET, HEAD', 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' },
    }),
  ),
  ...['POST', 'OPTIONS', 'PROPFIND'].flatMap((method): Answer[] => [
    {
      method,
      path: '/assets/js/a.0123abcd.js',
      status: 405,
      gives: { allow: 'GET, HEAD', 'cache-control': 'no-cache' },
    },
    { method, path: '/nothing', status: 405, gives: { allow: 'GET, HEAD', 'cache-control': 'no-cache' } },
    { method, path: '/%', status: 400, gives: { 'cache-control': 'no-cache' } },
  ]),
  { path: '/', status: 200, gives: { allow: null } },
  ...['/%', '/api%zz', '/api/%00'].map(
    (path): Answer => ({ path, status: 400, gives: { 'cache-control': 'no-cache' } }),
  ),
  ...['/api/index.md', '/data.json'].map(
    (path): Answer => ({ path, headers: { accept: 'text/html' }, status: 200, gives: { link: null, vary: null } }),
  ),
  { path: '/api/index.html?a', headers: { accept: 'text/markdown' }, status: 200, body: '# API', gives: copy },
  { method: 'HEAD', path: '/api', headers: { accept: 'text/markdown' }, status: 200, body: '', gives: copy },

  {
    path: '/digits.bin',
    headers: { range: 'bytes=2-4' },
    status: 206,
    body: '234',
    gives: { 'content-range': 'bytes 2-4/10' },
  },
  {
    path: '/digits.bin',
    headers: { range: 'bytes=-2' },
    status: 206,
    body: '89',
    gives: { 'content-range': 'bytes 8-9/10' },
  },
  {
    path: '/digits.bin',
    headers: { range: 'bytes=20-' },
    status: 416,
    gives: { 'content-range': 'bytes */10', 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' },
  },
  {
    path: '/assets/js/a.0123abcd.js',
    headers: { range: 'bytes=99999-' },
    status: 416,
    gives: { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
  },
  ...(
    [
      ['if-match', '"other"'],
      ['if-unmodified-since', 'Fri, 01 Jan 1999 00:00:00 GMT'],
    ] as const
  ).map(
    ([name, value]): Answer => ({
      path: '/assets/js/a.0123abcd.js',
      headers: { [name]: value },
      status: 412,
      gives: { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
    }),
  ),
  ...['bytes=0-1,3-4', 'bytes=0-0,-1', 'items=0-1'].map(
    (range): Answer => ({
      path: '/digits.bin',
      headers: { range },
      status: 200,
      body: '0123456789',
      gives: { 'content-range': null, 'content-type': 'application/octet-stream' },
    }),
  ),
  { path: '/digits.bin', headers: { range: 'bytes=0-' }, status: 206, body: '0123456789' },
  { path: '/digits.bin', headers: { range: 'bytes=8-99' }, status: 206, body: '89' },
  { path: '/digits.bin', headers: { range: 'bytes=5-2' }, status: 416, gives: { 'cache-control': 'no-cache' } },
  ...['"other"', 'Fri, 01 Jan 1999 00:00:00 GMT', 'Fri, 01 Jan 2100 00:00:00 GMT'].map(
    (date): Answer => ({
      path: '/digits.bin',
      headers: { range: 'bytes=2-4', 'if-range': date },
      status: 200,
      body: '0123456789',
    }),
  ),
  ...(
    [
      ['if-none-match', '"other"', 200],
      ['if-none-match', '*', 304],
      ['if-match', '*', 200],
      ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT', 304],
      ['if-modified-since', 'Fri, 01 Jan 1999 00:00:00 GMT', 200],
      ['if-modified-since', 'nonsense', 200],
      ['if-unmodified-since', 'Fri, 01 Jan 1999 00:00:00 GMT', 412],
    ] as const
  ).map(([name, value, status]): Answer => ({ path: '/digits.bin', headers: { [name]: value }, status })),
  { path: '/', headers: { 'if-none-match': '"other"' }, status: 200 },
];
