import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { listen, siteHandler } from '@shop-docs/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { chunksOf } from '../scripts/setup/chunks-of.mjs';
import { release } from '../scripts/setup/releases.mjs';
import { smoke } from '../scripts/setup/smoke.mjs';
import { whyNoAnswer } from '../scripts/setup/why-no-answer.mjs';
import { writeHeaders } from '../site/post-build/headers.ts';
import {
  hasNginx,
  hasPhp,
  hasPython,
  publicFolder,
  startNginx,
  startOurs,
  startPhp,
  startPython,
  startSend,
} from './testing/hosts.ts';
import { smallSite } from './testing/small-site.ts';

type Start = typeof startNginx;

/** Publishes a site as an operator does, spoils it before it is served, and says what is wrong with it. */
async function publish(start: Start, base: string, spoil: (site: string) => void = () => undefined) {
  const folder = publicFolder();
  release(await smallSite(base), folder);
  spoil(join(folder, 'current', base));
  const host = await start(folder, base);
  onTestFinished(() => host.stop());
  return smoke(host.origin + base);
}

describe.each([
  ['nginx', startNginx, hasNginx],
  ['our server', startOurs, true],
] as const)('%s', (_, start, isHere) => {
  it.skipIf(!isHere).each(['/', '/docs/'])('below %s there is nothing to say', async (base) => {
    const { faults, notes, checks } = await publish(start, base);
    expect([faults, notes]).toEqual([[], []]);
    expect(checks).toBeGreaterThan(20);
  });
});

/** Has requests wait for no clock; who calls what it gives back tells those under way that their time is up. */
function withoutClock(): () => void {
  const waiting: AbortController[] = [];
  const spied = vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    expect(time).toBe(15_000);
    const controller = new AbortController();
    waiting.push(controller);
    return controller.signal;
  });
  onTestFinished(() => void spied.mockRestore());
  return () => {
    for (const each of waiting) each.abort(new DOMException('The time is up', 'TimeoutError'));
  };
}

it.each(['/', '/assets/js/main.0a1b2c3d.js'])(
  'a host that takes a request for %s and never answers is given up',
  async (path) => {
    const timeIsUp = withoutClock();
    const page =
      '<link rel="canonical" href="http://localhost/"><script data-scripts="/assets/js/main.0a1b2c3d.js"></script>';
    const host = await listen(
      ({ url }, response) => {
        if (url === path) timeIsUp();
        else response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
      },
      { port: 0 },
    );
    onTestFinished(() => host.stop(0));
    const { faults } = await smoke(host.url);
    expect(faults.at(-1)).toBe(`Nobody answers at ${host.url}${path}: no answer in 15 s.`);
  },
  30_000,
);

it('of the site itself there is nothing to say either, and each of its scripts and styles is looked at', async () => {
  const build = join(import.meta.dirname, '../site/build');
  const asked = new Set<string | undefined>();
  let [now, most] = [0, 0];
  const answer = siteHandler(build);
  const host = await listen(
    (request, response) => {
      asked.add(request.url);
      answer(request, response);
    },
    { port: 0 },
  );
  const { fetch } = globalThis;
  const spied = vi.spyOn(globalThis, 'fetch').mockImplementation((...asks) => {
    now += 1;
    most = Math.max(most, now);
    return fetch(...asks).finally(() => {
      now -= 1;
    });
  });
  onTestFinished(() => {
    spied.mockRestore();
    return host.stop(0);
  });
  const { faults, notes } = await smoke(host.url);
  expect([faults, notes]).toEqual([[], []]);
  const assets = ['js', 'css'].flatMap((folder) =>
    readdirSync(join(build, 'assets', folder))
      .filter((name) => name.endsWith(`.${folder}`))
      .map((name) => `/assets/${folder}/${name}`),
  );
  expect(assets.filter((path) => !asked.has(path))).toEqual([]);
  expect(most).toBeLessThanOrEqual(8); // a host is looked at, not attacked
}, 60_000);

describe.each([
  ['Python', startPython, hasPython, ['shows a text of the host']],
  ['PHP', startPhp, hasPhp, []],
  ['a server of files that knows 404.html', startSend, true, []],
] as const)('a server that only gives out files: %s', (_, start, isHere, own) => {
  it.skipIf(!isHere).each(['/', '/docs/'])(
    'below %s readers miss nothing, and what it cannot do is said',
    async (base) => {
      const { faults, notes } = await publish(start, base);
      expect(faults).toEqual(start === startPhp ? [expect.stringContaining('answers 200, expected 404')] : []);
      for (const part of ['without a content security policy', 'are not kept for ever', 'ask for Markdown', ...own])
        expect(notes.join('\n')).toContain(part);
    },
  );
});

/** A folder with a site at its root. */
async function rootSite(): Promise<string> {
  const folder = publicFolder();
  release(await smallSite('/'), folder);
  return folder;
}

/** Removes a file and its compressed copies. */
function remove(site: string, file: string): void {
  for (const ending of ['', '.gz', '.br']) rmSync(join(site, file + ending), { force: true });
}

/** Changes a file; its compressed copies would still be the former ones. */
function change(site: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(site, file), 'utf8');
  expect(text).toContain(from);
  remove(site, file);
  writeFileSync(join(site, file), text.replaceAll(from, to));
}

describe('each kind of host with a fault of its own', () => {
  /** What is said of the site at the address, faults and notes. */
  const said = async (address: string) => {
    const { faults, notes } = await smoke(address);
    return [...faults, ...notes];
  };
  const refused = /^The policy refuses the inline scripts of 1 pages.*\(after a release, nginx -s reload\)/;

  it.skipIf(!hasNginx)('nginx that was not reloaded after a release', async () => {
    const folder = await rootSite();
    const host = await startNginx(folder);
    onTestFinished(() => host.stop());
    const next = await smallSite('/');
    change(next, 'api/index.html', 'start()', 'begin()');
    rmSync(join(next, '.deploy'), { recursive: true });
    writeHeaders(next, {}, '/');
    expect(release(next, folder).nginx).toBe(
      'Reload nginx: run nginx -s reload; headers.nginx.conf, what it reads at its start, has changed.',
    );
    expect(await said(host.origin)).toEqual([expect.stringMatching(refused)]);
    await host.reload();
    await expect.poll(() => said(host.origin), { timeout: 30_000 }).toEqual([]);
  });

  it.skipIf(!hasNginx).each([
    ['headers', 'add_header (X-Content|Referrer).*\n', /^Pages come without X-Content-Type-Options, Referrer-Policy:/],
    ['leave', 'add_header Access.*\n', /^Pages of other origins may not fetch openapi\.json/],
  ])('nginx that sends the policy without other %s', async (_, lines, sentence) => {
    const { faults, notes } = await publish(startNginx, '/', (site) => {
      const file = join(site, '.deploy/add-headers.nginx.conf');
      const text = readFileSync(file, 'utf8');
      expect(text).toMatch(new RegExp(lines));
      writeFileSync(file, text.replace(new RegExp(lines, 'g'), ''));
    });
    expect([...faults, ...notes]).toEqual([expect.stringMatching(sentence)]);
  });

  it.skipIf(!hasNginx)('nginx that keeps one page for long', async () => {
    const { faults, notes } = await publish(startNginx, '/docs/', (site) =>
      change(
        site,
        '.deploy/headers.nginx.conf',
        '$site_cache_control {',
        '$site_cache_control {\n  ~^/docs/api/(index.html)?$ max-age=86400;',
      ),
    );
    expect([...faults, ...notes]).toEqual([
      '1 of 3 pages may be kept for long, such as /docs/api/ (max-age=86400): readers would not see the next release.',
    ]);
  });

  it.skipIf(!hasNginx)('nginx that does not know pictures', async () => {
    const folder = publicFolder();
    const site = await smallSite('/');
    change(site, 'api/index.html', '</head>', '<link rel="icon" href="/img/logo.svg"></head>');
    mkdirSync(join(site, 'img'));
    writeFileSync(join(site, 'img/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    release(site, folder);
    const said = async () => {
      const host = await startNginx(folder);
      onTestFinished(() => host.stop());
      const { faults, notes } = await smoke(host.origin);
      return [...faults, ...notes];
    };
    expect(await said()).toEqual([]);
    change(join(folder, 'current'), '.deploy/nginx.conf', 'image/svg+xml svg;', '');
    expect(await said()).toEqual([
      '/img/logo.svg comes as application/octet-stream, and browsers do not draw it: let the host know .svg as image/svg+xml.',
    ]);
  });

  it.each(['api/index.html', 'index.html'])(
    'a page of the release before at %s, with all that it asks for',
    async (file) => {
      const { faults } = await publish(startOurs, '/', (site) => {
        cpSync(join(site, 'assets/js/main.0123abcd.js'), join(site, 'assets/js/main.89abcdef.js'));
        change(site, file, 'main.0123abcd', 'main.89abcdef');
        if (file.startsWith('api')) change(site, 'api/content.json', 'main.0123abcd', 'main.89abcdef');
      });
      const path = `/${file.replace('index.html', '')}`;
      expect(faults).toEqual([
        `1 of 3 pages are of another build than the rest, such as ${path}: the release is not whole, or something on the way keeps pages.`,
      ]);
    },
  );

  it.skipIf(!hasNginx)('nginx below a path whose rule for hashed files is lost', async () => {
    const { faults, notes } = await publish(startNginx, '/docs/', (site) =>
      change(site, '.deploy/headers.nginx.conf', 'public, max-age=31536000, immutable', 'no-cache'),
    );
    expect([...faults, ...notes]).toEqual([expect.stringMatching(/^3 of 3 hashed files are not kept for ever/)]);
  });

  it('our server whose list of headers has lost the policy', async () => {
    const { faults, notes } = await publish(startOurs, '/docs/', (site) =>
      change(site, '.deploy/headers.json', 'Content-Security-Policy', 'X-Former-Policy'),
    );
    expect([...faults, ...notes]).toEqual([expect.stringMatching(/^Pages come without a content security policy/)]);
  });

  it.skipIf(!hasPython)('Python with half of an upload', async () => {
    const { faults } = await publish(startPython, '/', (site) => remove(site, 'assets/js/main.0123abcd.js'));
    expect(faults).toEqual([
      expect.stringMatching(/^1 of 3 scripts and styles are not there, such as \/assets\/js\/main/),
    ]);
  });

  it.skipIf(!hasPhp)('PHP without the index of the search', async () => {
    const { faults } = await publish(startPhp, '/', (site) => remove(site, 'assets/search/text.0123abcd.json'));
    expect(faults).toContainEqual(expect.stringContaining('The search index /assets/search/text.0123abcd.json'));
  });

  it.each([
    ['to whose root a site for a path was uploaded', '/docs/', '/'],
    ['that adds a path to a site for the root', '/', '/docs/'],
  ])('a static host %s', async (_, base, path) => {
    const folder = publicFolder();
    cpSync(await smallSite(base), join(folder, 'current', path), { recursive: true });
    if (path !== '/') cpSync(join(folder, 'current', path, '404.html'), join(folder, 'current/404.html'));
    const host = await startSend(folder);
    onTestFinished(() => host.stop());
    expect(await said(host.origin + path)).toContainEqual(
      expect.stringMatching(/^3 of 3 scripts and styles are not there.*or lies below another path\.$/),
    );
  });
});

/** A host that changes what our server answers. */
async function startChanging(change: (path: string, answer: Response) => Promise<Response> | Response) {
  const host = await startOurs(await rootSite());
  const proxy = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = await change(path, await fetch(host.origin + path, { redirect: 'manual' }));
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^content-(length|encoding)/.test(name)),
    );
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.close();
    proxy.closeAllConnections();
    return host.stop();
  });
  const address = proxy.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

describe('a host', () => {
  it.each([['text/plain'], ['application/octet-stream']])(
    'that sends scripts and styles as %s is told',
    async (type) => {
      const origin = await startChanging((path, answer) => {
        if (!/\.(js|css)$/.test(path)) return answer;
        return new Response(answer.body, { headers: { ...Object.fromEntries(answer.headers), 'content-type': type } });
      });
      const { faults } = await smoke(origin);
      expect(faults).toEqual([expect.stringMatching(/have a type that browsers refuse.*let|Let the host know \.css/)]);
    },
  );

  const withHeader = (answer: Response, name: string, value?: string) => {
    const headers = new Headers(answer.headers);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  };
  it.each([
    [
      'that lacks the policy on one page',
      (path: string, answer: Response) => (path === '/api/' ? withHeader(answer, 'content-security-policy') : answer),
      /^1 of 3 pages come without a content security policy, the others with one\.$/,
    ],
    [
      'that has two rules for scripts',
      (path: string, answer: Response) =>
        path.endsWith('.js') ? withHeader(answer, 'cache-control', 'immutable, no-cache') : answer,
      /^\/assets\/js\/main\S+ has two rules for caching \(immutable, no-cache\), expected one\.$/,
    ],
    [
      'that has no robots.txt',
      (path: string, answer: Response) => (path === '/robots.txt' ? new Response('', { status: 404 }) : answer),
      /^robots\.txt answers 404 at the root of the host\.$/,
    ],
    [
      'that gives a page for data',
      (path: string, answer: Response) => (path === '/opensearch.xml' ? fetchStart(answer) : answer),
      /^opensearch\.xml answers 200 text\/html.*, expected the file of the build\.$/,
    ],
    [
      'that answers 200 for what is missing',
      (path: string, answer: Response) =>
        path === '/no/such/page' ? new Response(answer.body, { headers: answer.headers }) : answer,
      /^A page that is not there answers 200, expected 404\.$/,
    ],
    [
      'that gives out what is for hosts alone',
      (path: string, answer: Response) => (path === '/.deploy/headers.json' ? new Response('[]') : answer),
      /^\.deploy\/headers\.json answers 200, expected 404/,
    ],
    [
      'that leads from a page to another',
      (path: string, answer: Response) =>
        path === '/api/' ? new Response(null, { status: 301, headers: { location: '/api' } }) : answer,
      /^1 of 3 addresses of the sitemap lead on to another, such as \/api\/:/,
    ],
  ] as const)('%s is told', async (_, change, sentence) => {
    const { faults, notes } = await smoke(await startChanging(change));
    const own = [...faults, ...notes].filter((each) => !/^(Pages come uncompressed|Programs that ask)/.test(each));
    expect(own).toEqual([expect.stringMatching(sentence)]);
  });

  it('that packs nothing is told', async () => {
    const { notes } = await smoke(await startChanging((_, answer) => answer));
    expect(notes).toContain('Pages come uncompressed: three times as many bytes.');
  });

  it('that gives out the start page for every address is told', async () => {
    const origin = await startChanging((path, answer) => (path === '/api/' ? fetchStart(answer) : answer));
    const { faults } = await smoke(origin);
    expect(faults).toContainEqual(
      expect.stringMatching(/addresses of the sitemap answer with another page, such as \/api\//),
    );
  });

  it('that fails at an address of its own files is told what it answers', async () => {
    const origin = await startChanging((path, answer) =>
      path === '/_headers' ? new Response('', { status: 502 }) : answer,
    );
    const { faults, notes } = await smoke(origin);
    expect([...faults, ...notes]).toContainEqual(expect.stringMatching(/^_headers answers 502, expected 404/));
  });

  it('that strips .html from addresses is told what it costs', async () => {
    const origin = await startChanging((path, answer) => {
      const copy = Object.fromEntries(answer.headers);
      if (path === '/api.html') return new Response(null, { status: 308, headers: { location: '/former' } });
      return path === '/former' ? new Response('It is now at /api/', { headers: { ...copy } }) : answer;
    });
    const { faults, notes } = await smoke(origin);
    expect(faults).toEqual([]);
    expect(notes).toContainEqual(
      expect.stringMatching(/^The host strips \.html.*: a former address costs .* one more trip/),
    );
  });

  it.each([
    ['the address that its pages name has nothing to say', 'https://docs.example/', []],
    [
      'another address than its pages name is told',
      'https://docs.other/',
      [
        'Pages name https://docs.example/ as their address, expected https://docs.other/: build with SITE_URL=https://docs.other/',
      ],
    ],
  ])('at %s', async (_, address, sentences) => {
    const host = await startOurs(await rootSite());
    const { fetch } = globalThis;
    const spied = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      const { pathname, search } = new URL(String(url));
      return fetch(host.origin + pathname + search, init);
    });
    onTestFinished(() => {
      spied.mockRestore();
      return host.stop();
    });
    const { faults } = await smoke(address);
    expect(faults).toEqual(sentences);
  });

  it('whose root leads to a site below a path says where to look', async () => {
    const origin = await startChanging((path, answer) =>
      path === '/' ? new Response(null, { status: 302, headers: { location: '/api/' } }) : answer,
    );
    const { faults } = await smoke(origin);
    expect(faults).toEqual([expect.stringMatching(/leads on to .*\/api\/: run npm run smoke -- http.*\/api\/$/)]);
  });
});

describe('a hosted search', () => {
  it.each([
    [
      'that leads to pages of the site is well',
      200,
      { hits: [{ url: '/api/#errors' }, { url: '/api/items/add' }] },
      [],
    ],
    ['that refuses the key is told', 403, { message: 'Invalid key' }, [/answers 403: .*Invalid key/]],
    ['that says a lot is told in short', 500, { message: 'x'.repeat(500) }, [/answers 500: .{200}$/]],
    ['that has no such index is told', 404, { message: 'none' }, [/answers 404, .* npm run search:push$/]],
    ['without records is told', 200, { hits: [] }, [/has no records: send it the records of this build/]],
    ['with records of another site is told', 200, { hits: [{ url: 'https://a.example/api/' }] }, [/leads to https:/]],
    ['with records of another path is told', 200, { hits: [{ url: '/docs/api/' }] }, [/leads to \/docs\/api\//]],
  ] as const)('%s', async (_, status, body, expected) => {
    const service = createServer((_request, response) => response.writeHead(status).end(JSON.stringify(body)));
    await once(service.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void service.close());
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const { faults } = await publish(startOurs, '/', (site) => nameService(site, address));
    expect(faults).toEqual(expected.map((each) => expect.stringMatching(each)));
  });

  it('that takes a question and never answers is told', async () => {
    const timeIsUp = withoutClock();
    const service = await listen(() => timeIsUp(), { port: 0 });
    onTestFinished(() => service.stop(0));
    const { faults } = await publish(startOurs, '/', (site) => nameService(site, service.url));
    expect(faults).toEqual([expect.stringMatching(/gives no answer that can be read: no answer in 15 s$/)]);
  });

  it('that nobody answers for is told', async () => {
    const { faults } = await publish(startOurs, '/', (site) => nameService(site, 'http://127.0.0.1:1'));
    expect(faults).toEqual([expect.stringMatching(/gives no answer that can be read: bad port$/)]);
  });

  it('that the policy does not let in is told', async () => {
    const { faults } = await publish(startOurs, '/', (site) => {
      nameService(site, 'http://127.0.0.1:1');
      change(site, '.deploy/headers.json', ' http://127.0.0.1:1', '');
    });
    expect(faults).toContainEqual(expect.stringMatching(/^The policy does not let pages call the search service/));
  });
});

/** Makes a small site one whose search is hosted. */
function nameService(site: string, service: string): void {
  const [from, to] = [
    '<meta name="search-index" content="/assets/search/text.0123abcd.json">',
    `<meta name="search-service" content="${service}/1/indexes/docs/query?a=b&amp;c=d">`,
  ];
  for (const page of ['', 'api/', 'api/items/add/']) change(site, `${page}index.html`, from, to);
  change(site, '404.html', from, to);
  rmSync(join(site, '.deploy'), { recursive: true });
  writeHeaders(site, { connect: [service] }, '/');
}

/** The start page of the host that gave the answer. */
const fetchStart = (answer: Response): Promise<Response> => fetch(new URL('/', answer.url));

describe('a fault', () => {
  it.each([
    [
      'script of another build',
      'refuses the inline scripts of 1 pages, such as /api/',
      (site: string) => change(site, 'api/index.html', 'start()', 'begin()'),
    ],
    [
      'missing page',
      '1 of 3 pages of the sitemap are not there, such as /api/items/add',
      (site: string) => remove(site, 'api/items/add/index.html'),
    ],
    [
      'missing script',
      '1 of 3 scripts and styles are not there',
      (site: string) => remove(site, 'assets/js/main.0123abcd.js'),
    ],
    ['missing index', 'The search index', (site: string) => remove(site, 'assets/search/text.0123abcd.json')],
    [
      'missing picture',
      'files that pages name or load later are not there',
      (site: string) => {
        change(site, 'api/index.html', '</head>', '<link rel="icon" href="/img/none.png"></head>');
      },
    ],
    [
      'missing script that is loaded later',
      '1 of 4 files that pages name or load later are not there, such as /assets/js/later',
      (site: string) => remove(site, 'assets/js/later.4567cdef.js'),
    ],
    [
      'missing copy beside a folder',
      '1 of 2 pages have no Markdown copy at their own address with .md, such as /api.md',
      (site: string) => remove(site, 'api.md'),
    ],
    [
      'missing text of a page',
      '1 of 2 pages have no content.json in their folder, such as /api/',
      (site: string) => remove(site, 'api/content.json'),
    ],
    [
      'text of another build',
      '1 of 2 pages have the content.json of another build, such as /api/items/add',
      (site: string) => change(site, 'api/items/add/content.json', 'main.0123abcd', 'main.89abcdef'),
    ],
    ['missing copy', 'is not there, though llms.txt names it', (site: string) => remove(site, 'api/index.md')],
    [
      'a list with what is no address',
      'The site names https://[ where an address is expected.',
      (site: string) => change(site, 'sitemap.xml', '<loc>', '<loc>https://[</loc><loc>'),
    ],
    ['missing sitemap', 'sitemap.xml answers 404 and lists no page', (site: string) => remove(site, 'sitemap.xml')],
    ['missing list', 'llms.txt answers 404', (site: string) => remove(site, 'llms.txt')],
    ['lost redirect', 'The former address api.html answers 404', (site: string) => remove(site, 'api.html')],
    ['lost page for what is missing', 'shows a text of the host', (site: string) => remove(site, '404.html')],
  ] as const)('%s is told in a sentence', async (_, sentence, spoil) => {
    const { faults, notes } = await publish(startOurs, '/', spoil);
    expect([...faults, ...notes].filter((each) => each.includes(sentence))).toHaveLength(1);
  });

  it('holds no character of the host that a terminal or a log would obey', async () => {
    const { faults } = await publish(startOurs, '/', (site) => {
      const text = '# Site\n\n- [API](no\x1b]0;title\x07\u202e\n::error::injected.md)\n';
      remove(site, 'llms.txt');
      writeFileSync(join(site, 'llms.txt'), text);
    });
    expect(faults).toEqual([
      expect.stringMatching(/^The Markdown copy no.\]0;title.+::error::injected\.md is not there/),
    ]);
    expect(faults.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('a name that is no address is told without a character that a terminal would obey', async () => {
    const { faults } = await publish(startOurs, '/', (site) =>
      change(site, 'sitemap.xml', '<loc>', '<loc>https://[\u2028\x1b[31m</loc><loc>'),
    );
    expect(faults.join('')).toMatch(/^The site names https:\/\/\[.* where an address is expected\.$/);
    expect(faults.join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
  });

  it('a site that does not start at the address is told', async () => {
    const host = await startOurs(await rootSite());
    onTestFinished(() => host.stop());
    expect((await smoke(`${host.origin}/docs/`)).faults).toEqual([
      expect.stringMatching(/\/docs\/ answers 404 text\/html.*, expected a page\.$/),
    ]);
  });

  it('nobody answers at the address', async () => {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await new Promise((resolve) => server.close(resolve));
    expect(await smoke(address)).toEqual({
      faults: [`Nobody answers at ${address}: connection refused.`],
      notes: [],
      checks: 1,
    });
  });

  it.each([
    ['ENOTFOUND', 'name not found'],
    ['CERT_HAS_EXPIRED', 'the certificate has expired'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the certificate is signed by itself'],
    ['ERR_OTHER', 'words of the cause'],
  ])('of a request that ends with %s is told in words', (code, words) => {
    const cause = Object.assign(new Error('words of the cause'), { code });
    expect(whyNoAnswer(new TypeError('fetch failed', { cause }), 15_000)).toBe(words);
  });

  it('of a host that is silent tells how long it was waited', async () => {
    const server = createServer(() => undefined);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => server.closeAllConnections());
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const error = await fetch(address, { signal: AbortSignal.timeout(10) }).catch((thrown: unknown) => thrown);
    expect(whyNoAnswer(error, 15_000)).toBe('no answer in 15 s');
  });
});

it('the command ends with a failure where there is a fault, and where no address is given', () => {
  const command = (...args: readonly string[]) => {
    const program = join(import.meta.dirname, '../scripts/smoke.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };
  expect(command('http://127.0.0.1:1/')).toEqual({
    status: 1,
    said: 'Fault: Nobody answers at http://127.0.0.1:1/: bad port.\n1 check, 1 fault, 0 notes\n',
  });
  for (const args of [[], ['no address'], ['http://127.0.0.1:1/', 'more']])
    expect(command(...args)).toMatchObject({ status: 1, said: expect.stringContaining('Expected the address') });
});

describe('chunks of a script', () => {
  it.each([
    ['with names', '"assets/js/"+(({7:"a"})[e]||e)+"."+({7:"01",8:"23"})[e]+".js"', ['js/a.01.js', 'js/8.23.js']],
    ['without names', '"assets/css/"+e+"."+{7:"01"}[e]+".css"', ['css/7.01.css']],
    ['that loads none', '"assets/js/"+e+".js"', []],
  ])('%s', (_, script, paths) => {
    expect(chunksOf(`n.u=e=>${script},n.o=1`)).toEqual(paths.map((path) => `assets/${path}`));
  });
});
