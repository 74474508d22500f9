import { readFileSync } from 'node:fs';

/** The configuration for a site at the root of its host. */
const example = new URL('../../deploy/nginx.conf', import.meta.url);
const root = '/srv/shop-docs/current';

/**
 * The nginx configuration of a site: `deploy/nginx.conf`, placed below the path that the site was built for. Its files
 * lie in a folder of that name there, as `npm run release` lays them.
 * @param base Path that the site is served under, with a slash at both ends.
 * @throws {Error} When the configuration no longer says what is replaced here.
 */
export function printNginxConfiguration(base: string): string {
  const changes = [
    [`include ${root}/.deploy/`, `include ${root}${base}.deploy/`],
    ['=404 /404.html;', `=404 ${base}404.html;`],
    ['    location / {', `    location = / {\n      return 301 ${base};\n    }\n    location / {`],
  ] as const;
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`Unexpected deploy/nginx.conf without ${from}, expected it`);
      return base === '/' ? text : text.replaceAll(from, to);
    },
    readFileSync(example, 'utf8'),
  );
}
