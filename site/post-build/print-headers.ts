import type { HeaderRule } from '@shop-docs/server';

/**
 * The `_headers` file of static hosts. They add up the headers of all rules that match, so that no header may stand in
 * two of them: how long pages are kept, which the first rule says for our own server, is left to the host, and all of
 * them ask again. Nor can one of them take a header away.
 */
export function printStaticHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.flatMap(({ path, headers }) => {
    const lines = Object.entries(headers).filter(
      ([name, value]) => value !== '' && (path !== '/*' || name !== 'Cache-Control'),
    );
    return addressesOf(path).map((address) =>
      [address, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    );
  });
  return `${blocks.join('\n\n')}\n`;
}

/**
 * The same rules for nginx, to be included inside `http`: one map per header, read by `add_header`. A header that is
 * empty for a path is not sent.
 */
export function printNginxHeaders(rules: readonly HeaderRule[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const maps = names.map((name) => {
    const entries = rules.filter(({ headers }) => name in headers);
    const lines = entries.flatMap(({ path, headers }) =>
      addressesOf(path).map((address) => `  ${nginxPattern(address)} ${quote(headers[name] ?? '')};`),
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

/** `$site_content_security_policy` for `Content-Security-Policy`. */
function nginxVariable(name: string): string {
  return `site_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** A page answers at its file and at its folder. */
function addressesOf(path: string): string[] {
  return path.endsWith('/index.html') ? [path, path.slice(0, -'index.html'.length)] : [path];
}

/** nginx takes an exact match before a regular expression, and `default` last. */
function nginxPattern(path: string): string {
  if (path === '/*') return 'default';
  if (path.endsWith('*')) return quote(`~^${path.slice(0, -1).replace(/[.+?^$()[\]{}|]/g, '\\$&')}`);
  return quote(path);
}

function quote(text: string): string {
  return `"${text.replace(/["\\$]/g, '\\$&')}"`;
}
