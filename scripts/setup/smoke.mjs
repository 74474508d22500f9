import { createHash } from 'node:crypto';
import { canonicalOf } from './published-address.mjs';

/** @typedef {{ readonly faults: readonly string[], readonly notes: readonly string[], readonly checks: number }} Result */

/** How many requests are under way at once. */
const lanes = 8;
/** A time in which any host answers, in ms. */
const patience = 15_000;

/**
 * Looks at a published site as readers, crawlers and programs do, and says in sentences what is wrong. Faults hurt
 * readers; notes tell what the host could do better and some hosts cannot.
 * @param {string} address Of the start page, such as `https://docs.example.com/`.
 * @returns {Promise<Result>}
 * @throws {Error} When the address is none, or nobody answers there.
 */
export async function smoke(address) {
  const home = new URL(address.endsWith('/') ? address : `${address}/`);
  /** @type {string[]} */
  const faults = [];
  /** @type {string[]} */
  const notes = [];
  let checks = 0;
  /** @param {boolean} holds @param {string} sentence @param {string[]} [list] */
  const expect = (holds, sentence, list = faults) => {
    checks += 1;
    if (!holds) list.push(inOneLine(sentence));
  };
  /** @param {boolean} holds @param {string} sentence */
  const hope = (holds, sentence) => expect(holds, sentence, notes);

  const start = await get(home);
  if (start.status !== 200 || !start.type.startsWith('text/html'))
    return {
      faults: [inOneLine(`${home} answers ${start.status} ${start.type}, expected a page.`)],
      notes,
      checks: 1,
    };
  const canonical = canonicalOf(start.text) ?? home.href;
  const isHere = /^(localhost|127\.|\[::1\])/.test(home.hostname);
  expect(
    canonical === home.href || isHere,
    `Pages name ${canonical} as their address, expected ${home}: build with SITE_URL=${home}`,
  );
  /** The address here of one that the pages name. @param {string} published */
  const here = (published) =>
    new URL(published.startsWith(canonical) ? published.slice(canonical.length) : published, home);

  const sitemap = await get(new URL('sitemap.xml', home));
  const pages = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => here(loc));
  expect(pages.length > 0, `sitemap.xml answers ${sitemap.status} and lists no page, expected all of them.`);
  /** @type {{ url: URL, page: Answer }[]} */
  const answers = await inLanes(pages, async (url) => ({ url, page: await get(url) }));
  const led = answers.filter(({ page }) => page.redirected);
  hope(
    led.length === 0,
    `${led.length} of ${pages.length} addresses of the sitemap lead on to another, such as ${led[0]?.url.pathname}: each costs a reader one more trip.`,
  );
  const missing = answers.filter(({ page }) => page.status !== 200);
  expect(
    missing.length === 0,
    `${missing.length} of ${pages.length} pages of the sitemap are not there, such as ${missing[0]?.url.pathname}: ${missing[0]?.page.status}.`,
  );

  const found = [{ url: home, page: start }, ...answers.filter(({ page }) => page.status === 200)];
  const withPolicy = found.filter(({ page }) => page.header('content-security-policy') !== '');
  hope(
    withPolicy.length > 0,
    'Pages come without a content security policy: let the host send the headers of the build.',
  );
  if (withPolicy.length > 0)
    expect(
      withPolicy.length === found.length,
      `${found.length - withPolicy.length} of ${found.length} pages come without a content security policy, the others with one.`,
    );
  const refused = withPolicy.filter(({ page }) => refusedScripts(page).length > 0);
  expect(
    refused.length === 0,
    `The policy refuses the inline scripts of ${refused.length} pages, such as ${refused[0]?.url.pathname}: the headers are those of another build. After a release, nginx -s reload.`,
  );
  expect(
    !/immutable|max-age=[1-9]\d{4}/.test(start.header('cache-control')),
    `Pages may be kept for long (${start.header('cache-control')}): readers would not see the next release.`,
  );
  const packed = await get(home, { 'accept-encoding': 'br, gzip' });
  hope(packed.header('content-encoding') !== '', 'Pages come uncompressed: three times as many bytes.');

  const named = found.flatMap(({ page }) => assetsOf(page.text));
  const assets = [...new Set(named)].map((path) => new URL(path, home));
  expect(assets.length > 0, 'The pages name no script and no style, expected those of a build.');
  const files = await inLanes(assets, async (url) => ({ url, file: await get(url) }));
  const lost = files.filter(({ file }) => file.status !== 200);
  expect(
    lost.length === 0,
    `${lost.length} of ${files.length} scripts and styles are not there, such as ${lost[0]?.url.pathname}: the release is not whole, or lies below another path.`,
  );
  const kept = files.filter(({ file }) => file.header('cache-control').includes('immutable'));
  hope(
    kept.length === files.length,
    `${files.length - kept.length} of ${files.length} hashed files are not kept for ever, such as ${files.find((each) => !kept.includes(each))?.url.pathname}: send Cache-Control: public, max-age=31536000, immutable.`,
  );
  const clashing = kept.filter(({ file }) => /no-cache|no-store/.test(file.header('cache-control')));
  expect(
    clashing.length === 0,
    `${clashing[0]?.url.pathname} has two rules for caching (${clashing[0]?.file.header('cache-control')}), expected one.`,
  );

  const index = /<meta name="?search-index"? content="([^"]+)"/.exec(start.text)?.[1];
  for (const path of index?.split(' ') ?? []) {
    const tier = await get(new URL(path, home));
    expect(tier.status === 200 && isJson(tier.text), `The search index ${path} answers ${tier.status}, expected JSON.`);
  }

  const nowhere = await get(new URL('no/such/page', home));
  expect(nowhere.status === 404, `A page that is not there answers ${nowhere.status}, expected 404.`);
  hope(
    nowhere.text.includes('Page Not Found'),
    'A page that is not there shows a text of the host, expected 404.html of the build.',
  );
  const former = await get(new URL('api.html', home));
  expect(
    former.status === 200 && former.text.includes('/api/'),
    `The former address api.html answers ${former.status}, expected the page that leads on to api/.`,
  );
  hope(!former.redirected, 'The host strips .html from addresses: former addresses end at another page.');

  for (const [path, holds] of /** @type {[string, (text: string) => boolean][]} */ ([
    ['llms.txt', (text) => text.startsWith('#')],
    ['openapi.json', isJson],
    ['opensearch.xml', (text) => text.includes('<OpenSearchDescription')],
  ])) {
    const file = await get(new URL(path, home));
    expect(
      file.status === 200 && holds(file.text),
      `${path} answers ${file.status} ${file.type}, expected the file of the build.`,
    );
    if (path === 'llms.txt' && file.status === 200) {
      const copy = /\]\(([^)]+\.md)\)/.exec(file.text)?.[1];
      const answer = copy && (await get(here(copy)));
      expect(
        Boolean(answer && answer.status === 200),
        `The Markdown copy ${copy} is not there, though llms.txt names it.`,
      );
    }
  }
  const robots = await get(new URL('/robots.txt', home));
  hope(robots.status === 200, `robots.txt answers ${robots.status} at the root of the host.`);
  const first = pages.find((url) => url.pathname !== home.pathname) ?? home;
  const negotiated = await get(first, { accept: 'text/markdown' });
  hope(
    negotiated.type.startsWith('text/markdown'),
    'Programs that ask for Markdown get HTML at the address of a page: they find the copies in llms.txt alone.',
  );
  for (const path of ['.deploy/headers.json', '_headers']) {
    const file = await get(new URL(path, home));
    hope(file.status === 404, `${path} is given out, expected 404: it is for the host alone.`);
  }
  return { faults, notes, checks };
}

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} type
 * @property {string} text
 * @property {boolean} redirected
 * @property {(name: string) => string} header '' when it is not sent.
 */

/** @param {URL} url @param {Record<string, string>} [headers] @returns {Promise<Answer>} */
async function get(url, headers = {}) {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(patience) });
  const header = (/** @type {string} */ name) => response.headers.get(name) ?? '';
  const { status, redirected } = response;
  return { status, redirected, header, type: header('content-type'), text: await response.text() };
}

/** What a host answers is in the sentences: a terminal and a log would obey some of its characters. @param {string} text */
function inOneLine(text) {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd');
}

/** Inline scripts of a page that its policy does not name. @param {Answer} page */
function refusedScripts({ text, header }) {
  const policy = header('content-security-policy');
  const scripts = [...text.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .filter((hash) => !policy.includes(hash));
}

/** Addresses of scripts and styles that a page names. @param {string} text */
function assetsOf(text) {
  const scripts = /data-scripts="?([^">]+)"?/.exec(text)?.[1]?.split(' ') ?? [];
  const styles = [...text.matchAll(/<link[^>]*rel="?stylesheet"?[^>]*>/g)].flatMap(
    ([link]) => /href="?([^"\s>]+)/.exec(link)?.[1] ?? [],
  );
  return [...scripts, ...styles];
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * @template Item, Out
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<Out>} work
 * @returns {Promise<Out[]>} In the order of the items.
 */
async function inLanes(items, work) {
  /** @type {Out[]} */
  const done = [];
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const at = next++;
      const item = items[at];
      if (item !== undefined) done[at] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}
