import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheControl, type HeaderRule, headerRulesFile, isHashed } from '@shop-docs/server';
import { builtFiles } from './built-files.ts';
import { contentSecurityPolicy, scriptHash } from './content-security-policy.ts';
import { printNginxAddHeaders, printNginxHeaders, printStaticHeaders } from './print-headers.ts';
import { readPage } from './read-page.ts';
import { searchHosts } from './search-hosts.ts';

/** With more inline scripts than this in all, each page gets a policy with its own hashes alone. */
const sitePolicyLimit = 12;

const policyName = 'Content-Security-Policy';
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
};
/** Machine-readable documents that pages of other origins may fetch: specifications, tag lists, Markdown. */
const shared = /^\/[^/]+\.(json|ya?ml)$|\.md$|^\/llms[^/]*\.txt$/;

/**
 * Writes the headers of a built site where its hosts look for them: our server (`.deploy/headers.json`), nginx
 * (`.deploy/headers.nginx.conf`) and static hosts (`_headers`). The content security policy names the hash of every
 * inline script that the pages hold.
 * @param environment Says whether the site talks to a hosted search service. Default: the process environment.
 * @throws {Error} When a page holds an inline event handler or a `javascript:` link, which the policy would stop.
 */
export function writeHeaders(
  buildDir: string,
  environment: NodeJS.ProcessEnv = process.env,
): { scripts: number; perPage: boolean } {
  const paths = builtFiles(buildDir);
  const hosts = searchHosts(environment);
  const hashes = new Map(
    paths
      .filter((path) => path.endsWith('.html'))
      .map((path) => [path, hashesOf(path, readFileSync(join(buildDir, path), 'utf8'))] as const),
  );
  const all = new Set([...hashes.values()].flatMap((each) => [...each]));
  const perPage = all.size > sitePolicyLimit;
  const policy = (own: ReadonlySet<string>) => ({ [policyName]: contentSecurityPolicy(own, hosts) });

  const rules: HeaderRule[] = [
    { path: '/*', headers: { ...everywhere, 'Cache-Control': cacheControl('/'), ...(perPage ? {} : policy(all)) } },
    { path: '/assets/*', headers: { 'Cache-Control': cacheControl('/main.0123abcd.js') } },
  ];
  for (const path of paths) {
    if (isHashed(path) && !path.startsWith('/assets/'))
      rules.push({ path, headers: { 'Cache-Control': cacheControl(path) } });
    if (shared.test(path)) rules.push({ path, headers: { 'Access-Control-Allow-Origin': '*' } });
  }
  if (perPage) for (const [path, own] of hashes) rules.push({ path, headers: policy(own) });

  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(buildDir, name)), { recursive: true });
    writeFileSync(join(buildDir, name), text);
  };
  write(headerRulesFile, `${JSON.stringify(rules, null, 1)}\n`);
  write('.deploy/headers.nginx.conf', printNginxHeaders(rules));
  write('.deploy/add-headers.nginx.conf', printNginxAddHeaders(rules));
  write('_headers', printStaticHeaders(rules));
  return { scripts: all.size, perPage };
}

function hashesOf(path: string, html: string): ReadonlySet<string> {
  const { inlineScripts, unsafe } = readPage(html);
  if (unsafe.length > 0)
    throw new Error(
      `Unexpected inline script ${unsafe[0]} in ${path}, expected none: the content security policy stops it. Move it into a script file`,
    );
  return new Set(inlineScripts.map(scriptHash));
}
