import type { HeaderRule } from '@shop-docs/server';

/**
 * The `_headers` file of static hosts. They add up the headers of all rules that match, so that no header may stand in
 * two of them: how long pages are kept, which the rule for everything says for our own server, is left to the host, and
 * all of them ask again. Nor can one of them take a header away.
 * @param base Path that the site is served under, with a slash at both ends: hosts look at whole paths.
 */
export function printStaticHeaders(rules: readonly HeaderRule[], base: string): string {
  const blocks = rules.flatMap(({ path, headers }) => {
    const lines = Object.entries(headers).filter(
      ([name, value]) => value !== '' && (path !== everything || name !== 'Cache-Control'),
    );
    return addressesOf(path).map((address) =>
      [base + address.slice(1), ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    );
  });
  return `${blocks.join('\n\n')}\n`;
}

/**
 * The same rules for nginx, to be included inside `http`: one map per header, read by `add_header`. A header that is
 * empty for a path is not sent. nginx takes an exact path first, then the first pattern that matches, and `default`
 * last: patterns stand there in reverse, because of our rules the last one wins.
 * @param base Path that the site is served under, with a slash at both ends.
 */
export function printNginxHeaders(rules: readonly HeaderRule[], base: string): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const maps = names.map((name) => {
    const entries = rules.filter(({ headers }) => name in headers).toReversed();
    const lines = entries.flatMap(({ path, headers }) =>
      addressesOf(path).map((address) => `  ${nginxPattern(address, base)} ${quote(headers[name] ?? '')};`),
    );
    return `map $uri $${nginxVariable(name)} {\n${lines.join('\n')}\n}`;
  });
  return `${maps.join('\n')}\n`;
}

/** The lines for nginx that send those variables, to be included inside `server`. */
export function printNginxAddHeaders(rules: readonly HeaderRule[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return names.map((name) => `add_header ${name} $${nginxVariable(name)} always;\n`).join('');
}

/** Path of the rule for every file of the site, before the site is placed below a path. */
const everything = '/*';

/** `$site_content_security_policy` for `Content-Security-Policy`. */
function nginxVariable(name: string): string {
  return `site_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** A page answers at its file and at its folder. */
function addressesOf(path: string): string[] {
  return path.endsWith('/index.html') ? [path, path.slice(0, -'index.html'.length)] : [path];
}

function nginxPattern(path: string, base: string): string {
  if (path === everything) return 'default';
  const placed = base + path.slice(1);
  if (!placed.includes('*')) return quote(placed);
  const [start = '', end = ''] = placed.split('*').map((part) => part.replace(/[.+?^$()[\]{}|\\]/g, '\\$&'));
  return end === '' ? `"~^${start}"` : `"~^${start}.*${end}$"`;
}

function quote(text: string): string {
  return `"${text.replace(/["\\$]/g, '\\$&')}"`;
}
