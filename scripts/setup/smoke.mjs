import { createHash } from 'node:crypto';
import { chunksOf } from './chunks-of.mjs';
import { canonicalOf } from './published-address.mjs';
import { whyNoAnswer } from './why-no-answer.mjs';

/** @typedef {{ readonly faults: readonly string[], readonly notes: readonly string[], readonly checks: number }} Result */
/** @typedef {{ faults: string[], notes: string[], checks: number }} Growing A result that is being made. */

/** Nobody answers at an address: the message says where, and why. */
class Silence extends Error {}

/** Headers of every page of a build besides its policy. */
const ofPages = [
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'X-Frame-Options',
];
/** How many requests are under way at once. */
const lanes = 8;
/** A time in which any host answers, in ms. */
const patience = 15_000;

/**
 * Looks at a published site as readers, crawlers and programs do, and says in sentences what is wrong. Faults hurt
 * readers; notes tell what the host could do better and some hosts cannot.
 * @param {string} address Of the start page, such as `https://docs.example.com/`.
 * @returns {Promise<Result>} Where nobody answers, or the site names what is no address, this is the last fault.
 * @throws {Error} When the address is none.
 */
export async function smoke(address) {
  /** @type {Growing} */
  const result = { faults: [], notes: [], checks: 0 };
  const home = new URL(address.endsWith('/') ? address : `${address}/`);
  try {
    await look(home, result);
  } catch (error) {
    const sentence = endOf(error);
    if (sentence === undefined) throw error;
    result.checks += 1;
    result.faults.push(inOneLine(sentence));
  }
  return result;
}

/** Why the look at a site has ended before its time; undefined where that is no fault of the site. @param {unknown} error */
function endOf(error) {
  if (error instanceof Silence) return error.message;
  const { code, input } = /** @type {NodeJS.ErrnoException & { input?: string }} */ (error);
  return code === 'ERR_INVALID_URL' ? `The site names ${input} where an address is expected.` : undefined;
}

/** @param {URL} home Of the start page. @param {Growing} result */
async function look(home, result) {
  const { faults, notes } = result;
  /** @param {boolean} holds @param {string} sentence @param {string[]} [list] */
  const expect = (holds, sentence, list = faults) => {
    result.checks += 1;
    if (!holds) list.push(inOneLine(sentence));
  };
  /** @param {boolean} holds @param {string} sentence */
  const hope = (holds, sentence) => expect(holds, sentence, notes);

  const start = await get(home);
  if (start.status !== 200 || !start.type.startsWith('text/html'))
    return expect(false, `${home} answers ${start.status} ${start.type}, expected a page.`);
  if (start.redirected && start.url !== home.href)
    return expect(false, `${home} leads on to ${start.url}: run npm run smoke -- ${start.url}`);
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

  const found = [
    { url: home, page: start },
    ...answers.filter(({ url, page }) => page.status === 200 && url.href !== home.href),
  ];
  const others = answers.filter(({ url, page }) => page.status === 200 && !isOf(page.text, here, url));
  expect(
    others.length === 0,
    `${others.length} of ${pages.length} addresses of the sitemap answer with another page, such as ${others[0]?.url.pathname}: let the host answer with the file of the address, and 404 where there is none.`,
  );
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
    `The policy refuses the inline scripts of ${refused.length} pages, such as ${refused[0]?.url.pathname}: the headers are those of another build (after a release, nginx -s reload), or something on the way changes the pages.`,
  );
  const lacking = ofPages.filter((name) => !found.every(({ page }) => page.header(name)));
  if (withPolicy.length > 0)
    hope(lacking.length === 0, `Pages come without ${lacking.join(', ')}: let the host send the headers of the build.`);
  const lasting = found.filter(({ page }) => /immutable|max-age=[1-9]\d{4}/.test(page.header('cache-control')));
  expect(
    lasting.length === 0,
    `${lasting.length} of ${found.length} pages may be kept for long, such as ${lasting[0]?.url.pathname} (${lasting[0]?.page.header('cache-control')}): readers would not see the next release.`,
  );
  const former = ofAnotherBuild(found);
  expect(
    former.length === 0,
    `${former.length} of ${found.length} pages are of another build than the rest, such as ${former[0]?.url.pathname}: the release is not whole, or something on the way keeps pages.`,
  );
  const packed = await get(home, { 'accept-encoding': 'br, gzip' });
  hope(packed.header('content-encoding') !== '', 'Pages come uncompressed: three times as many bytes.');

  const assets = addressesIn(found, home, assetsOf);
  expect(assets.length > 0, 'The pages name no script and no style, expected those of a build.');
  const files = await inLanes(assets, async (url) => ({ url, file: await get(url) }));
  const lost = files.filter(({ file }) => file.status !== 200);
  expect(
    lost.length === 0,
    `${lost.length} of ${files.length} scripts and styles are not there, such as ${lost[0]?.url.pathname}: the release is not whole, or lies below another path.`,
  );
  const mistaken = files.filter(({ url, file }) => file.status === 200 && !fitsItsName(url, file.type));
  expect(
    mistaken.length === 0,
    `${mistaken.length} of ${files.length} scripts and styles have a type that browsers refuse, such as ${mistaken[0]?.url.pathname}: ${mistaken[0]?.file.type || 'none'}. Let the host know .css as text/css and .js as text/javascript.`,
  );
  const later = files.flatMap(({ file }) => chunksOf(file.text)).map((path) => new URL(path, home));
  const known = new Set(assets.map(({ href }) => href));
  const further = once([...addressesIn(found, home, furtherOf), ...later]).filter(({ href }) => !known.has(href));
  const besidePages = await inLanes(further, async (url) => ({ url, file: await get(url) }));
  const gone = besidePages.filter(({ file }) => file.status !== 200);
  expect(
    gone.length === 0,
    `${gone.length} of ${further.length} files that pages name or load later are not there, such as ${gone[0]?.url.pathname}: the release is not whole.`,
  );
  const drawn = besidePages.filter(({ url, file }) => file.status === 200 && url.pathname.endsWith('.svg'));
  const notDrawn = drawn.filter(({ file }) => !file.type.startsWith('image/svg+xml'));
  expect(
    notDrawn.length === 0,
    `${notDrawn[0]?.url.pathname} comes as ${notDrawn[0]?.file.type || 'no type'}, and browsers do not draw it: let the host know .svg as image/svg+xml.`,
  );
  // The start page has no name that `.md` could follow, here or at the root, where pages of another path have theirs.
  const copies = addressesIn(found, home, copiesOf).filter(({ pathname }) => !['/', home.pathname].includes(pathname));
  const besides = copies.map(({ href }) => new URL(href.replace(/\/$/, '.md')));
  const withoutCopy = (await inLanes(besides, async (url) => ({ url, copy: await get(url) }))).filter(
    ({ copy }) => copy.status !== 200,
  );
  expect(
    withoutCopy.length === 0,
    `${withoutCopy.length} of ${besides.length} pages have no Markdown copy at their own address with .md, such as ${withoutCopy[0]?.url.pathname}: the release is not whole.`,
  );
  const documents = found.filter(({ page }) => page.text.includes('theme-doc-markdown'));
  const texts = await inLanes(documents, async ({ url, page }) => {
    const text = await get(new URL(`${url.pathname.replace(/\/$/, '')}/content.json`, url));
    return {
      url,
      isThere: text.status === 200,
      isOfPage: isJson(text.text) && scriptsOf(page.text) === JSON.parse(text.text)?.scripts,
    };
  });
  const withoutText = texts.filter(({ isThere }) => !isThere);
  expect(
    withoutText.length === 0,
    `${withoutText.length} of ${texts.length} pages have no content.json in their folder, such as ${withoutText[0]?.url.pathname}: the release is not whole.`,
  );
  const ofAnother = texts.filter(({ isThere, isOfPage }) => isThere && !isOfPage);
  expect(
    ofAnother.length === 0,
    `${ofAnother.length} of ${texts.length} pages have the content.json of another build, such as ${ofAnother[0]?.url.pathname}: let the host ask for it anew, as for pages.`,
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
  const service = /<meta name="?search-service"? content="([^"]+)"/.exec(start.text)?.[1]?.replaceAll('&amp;', '&');
  expect(Boolean(index || service), 'Pages name neither an index of the search nor a service.');
  if (service) {
    const { origin } = new URL(service);
    expect(
      withPolicy.every(({ page }) => connectsTo(page, origin)),
      `The policy does not let pages call the search service ${origin}: send the headers of this build.`,
    );
    const fault = await faultOfService(service, found, here);
    expect(fault === '', fault);
  }
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
  const leading = await get(new URL('api.html', home));
  expect(
    leading.status === 200 && leading.text.includes('/api/'),
    `The former address api.html answers ${leading.status}, expected the page that leads on to api/.`,
  );
  hope(!leading.redirected, 'The host strips .html from addresses: a former address costs a reader one more trip.');

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
    if (path === 'openapi.json' && withPolicy.length > 0)
      hope(
        file.header('access-control-allow-origin') !== '',
        `Pages of other origins may not fetch ${path}: let the host send the headers of the build.`,
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
    hope(file.status === 404, `${path} answers ${file.status}, expected 404: it is for the host alone.`);
  }
}

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} type
 * @property {string} text
 * @property {boolean} redirected
 * @property {string} url Where the answer came from in the end.
 * @property {(name: string) => string} header '' when it is not sent.
 */

/**
 * @param {URL} url
 * @param {Record<string, string>} [headers]
 * @returns {Promise<Answer>}
 * @throws {Silence}
 */
async function get(url, headers = {}) {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(patience) });
    const header = (/** @type {string} */ name) => response.headers.get(name) ?? '';
    const { status, redirected, url: end } = response;
    return { status, redirected, url: end, header, type: header('content-type'), text: await response.text() };
  } catch (error) {
    throw new Silence(`Nobody answers at ${url}: ${whyNoAnswer(error, patience)}.`);
  }
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

/** Whether the policy of a page lets it call an origin. @param {Answer} page @param {string} origin */
function connectsTo({ header }, origin) {
  const rule = /connect-src ([^;]*)/.exec(header('content-security-policy'))?.[1];
  return rule?.split(' ').includes(origin) ?? true;
}

/**
 * What is wrong with a hosted search, in a sentence; '' when it answers with pages of the site.
 * @param {string} service Address that takes a query.
 * @param {readonly { url: URL }[]} found Pages that are there.
 * @param {(published: string) => URL} here
 */
async function faultOfService(service, found, here) {
  const address = new URL(service);
  const name = `The search service ${address.origin}${address.pathname}`;
  const push = 'send it the records of this build: npm run search:push';
  const request = { method: 'POST', body: JSON.stringify({ query: '', hitsPerPage: 100 }) };
  try {
    const response = await fetch(service, { ...request, signal: AbortSignal.timeout(patience) });
    const text = await response.text();
    if (response.status === 404) return `${name} answers 404, it has no such index: ${push}`;
    if (response.status !== 200) return `${name} answers ${response.status}: ${text.slice(0, 200)}`;
    const { hits = [] } = JSON.parse(text);
    if (hits.length === 0) return `${name} has no records: ${push}`;
    const pageOf = (/** @type {URL} */ { origin, pathname }) => origin + pathname.replace(/\/$/, '');
    const pages = new Set(found.map(({ url }) => pageOf(url)));
    const lost = hits.find((/** @type {{ url: string }} */ { url }) => !pages.has(pageOf(here(url))));
    return lost ? `${name} leads to ${lost.url}, which is no page of this site: ${push}` : '';
  } catch (error) {
    return `${name} gives no answer that can be read: ${whyNoAnswer(error, patience)}`;
  }
}

/**
 * Addresses of scripts and styles that a page names: those of its kind, and those of all pages, which it
 * loads once it answers.
 * @param {string} text
 */
function assetsOf(text) {
  const scripts = /data-scripts="?([^">]+)"?/.exec(text)?.[1]?.split(' ') ?? [];
  const styles = [...text.matchAll(/<link[^>]*rel="?stylesheet"?[^>]*>/g)].flatMap(([link]) =>
    [...link.matchAll(/ (?:href|data-whole)="?([^"\s>]+)/g)].map(([, address = '']) => address),
  );
  return [...scripts, ...styles];
}

/** Addresses of chunks, copies, pictures and downloads that a page names. @param {string} text */
function furtherOf(text) {
  const chunks = /data-route-scripts="?([^">]+)"?/.exec(text)?.[1]?.split(' ') ?? [];
  const folder = /data-scripts="?(\S*?assets\/js\/)/.exec(text)?.[1];
  const named = [
    ...text.matchAll(
      /<[a-z][^<>]*\s(?:href|src)="?([^"\s>#?]+\.(?:css|js|json|md|png|svg|tgz|txt|vsix|webmanifest|xml|yaml))["\s>]/g,
    ),
  ];
  return [...(folder ? chunks.map((name) => `${folder}${name}.js`) : []), ...named.map(([, address = '']) => address)];
}

/** The folder whose `index.md` a page names as its copy. @param {string} text */
function copiesOf(text) {
  const named = /<link[^>]*type="?text\/markdown"?[^>]*>/.exec(text)?.[0] ?? '';
  return [...named.matchAll(/href="?([^"\s>]*\/)index\.md/g)].map(([, folder = '']) => folder);
}

/**
 * Pages that load another application than most pages of their language do: each language has a folder of scripts.
 * @param {readonly { url: URL, page: Answer }[]} found
 */
function ofAnotherBuild(found) {
  const main = /(\S*assets\/js\/)main\.\w+\.js/;
  /** @type {Map<string, Map<string, typeof found>>} */
  const folders = new Map();
  for (const each of found) {
    const [name, folder] = main.exec(scriptsOf(each.page.text) ?? '') ?? [];
    if (name === undefined || folder === undefined) continue;
    const builds = folders.get(folder) ?? new Map();
    folders.set(folder, builds.set(name, [...(builds.get(name) ?? []), each]));
  }
  return [...folders.values()].flatMap((builds) =>
    [...builds.values()]
      .sort((one, other) => other.length - one.length)
      .slice(1)
      .flat(),
  );
}

/** The application that a page names. @param {string} text */
function scriptsOf(text) {
  return /<script data-scripts="([^"]*)"/.exec(text)?.[1];
}

/** @param {readonly URL[]} addresses */
function once(addresses) {
  return [...new Set(addresses.map(({ href }) => href))].map((href) => new URL(href));
}

/**
 * What pages name on this host, each once.
 * @param {readonly { url: URL, page: Answer }[]} found
 * @param {URL} home
 * @param {(text: string) => readonly string[]} namesIn
 */
function addressesIn(found, home, namesIn) {
  const all = found.flatMap(({ url, page }) => namesIn(page.text).map((name) => new URL(name, url)));
  return once(all).filter(({ origin }) => origin === home.origin);
}

/** Whether browsers take a script or a style of this type. @param {URL} url @param {string} type */
function fitsItsName({ pathname }, type) {
  return pathname.endsWith('.css') ? /^text\/css\b/.test(type) : /^(text|application)\/(x-)?javascript\b/.test(type);
}

/**
 * Whether a page says that its address is the one at which it was answered.
 * @param {string} text
 * @param {(published: string) => URL} here
 * @param {URL} url
 */
function isOf(text, here, url) {
  const own = canonicalOf(text);
  return own === undefined || here(own).pathname.replace(/\/$/, '') === url.pathname.replace(/\/$/, '');
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
