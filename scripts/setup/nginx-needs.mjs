import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a site that nginx reads when it starts and when it is reloaded: its configuration, which is copied, … */
const configuration = '.deploy/nginx.conf';
/** … and what that includes. */
const included = ['headers.nginx.conf', 'add-headers.nginx.conf'];

/**
 * What an operator of nginx does after a release, in a sentence. A reload may reset requests over connections that are
 * kept, so that it is asked for only where what nginx has read is no longer what the site has.
 * @param {string} site Folder of the site that is served now.
 * @param {string | undefined} former Folder of the one that was served before; undefined where there was none.
 * @returns {string}
 */
export function nginxNeeds(site, former) {
  const file = join(site, configuration);
  if (former === undefined) return `For nginx: copy ${file} as docs/operate.md says, then start or reload it.`;
  const changed = (/** @type {string} */ name) => read(join(former, name)) !== read(join(site, name));
  if (changed(configuration))
    return `Reload nginx: copy ${file} to its place again, then run nginx -s reload; what it reads at its start has changed.`;
  const names = included.filter((name) => changed(join('.deploy', name)));
  return names.length > 0
    ? `Reload nginx: run nginx -s reload; ${names.join(' and ')}, what it reads at its start, has changed.`
    : 'nginx needs no reload: what it reads at its start is as before.';
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
