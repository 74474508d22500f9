import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { basePathFile, cacheControl, type HeaderRule, headerRulesFile, isHashed } from '@shop-docs/server';
import { builtFiles } from './built-files.ts';
import { contentSecurityPolicy, type Elsewhere, scriptHash } from './content-security-policy.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { printNginxAddHeaders, printNginxHeaders, printStaticHeaders } from './print-headers.ts';
import { printNginxConfiguration } from './print-nginx.ts';

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
/** What the headers of documents say is nothing to scripts, styles and index files: there they are a kilobyte for each. */
const ofDocuments = [policyName, ...Object.keys(everywhere)].filter((name) => name !== 'X-Content-Type-Options');
const notOfDocuments = Object.fromEntries(ofDocuments.map((name) => [name, '']));
/**
 * Machine-readable documents that pages of other origins may fetch. Markdown copies and their lists are named by
 * patterns, because there are as many as pages and a host may read few rules: Cloudflare Pages reads 100.
 */
const sharedPatterns = ['/*.md', '/llms*'];
/** The same lists of another language or version, and the folder that they lie in. */
const listsElsewhere = /^(\/[^/]+\/)llms[^/]*\.txt$/;
/** Specifications and lists of tags. */
const sharedFile = /^\/[^/]+\.(json|ya?ml)$/;
const sharing = { 'Access-Control-Allow-Origin': '*' };

/** Makes the headers of a site while its pages come by. */
export interface HeaderWriter {
  /**
   * @param path The page's file below the root, with a leading slash.
   * @throws {Error} When the page holds an inline event handler or a `javascript:` link, which the policy would stop.
   */
  add(path: string, page: Pick<PageFacts, 'inlineScripts' | 'unsafe'>): void;
  /** @param paths All files of the site, as they are served. */
  write(paths: readonly string[]): { readonly scripts: number; readonly perPage: boolean; readonly rules: number };
}

/**
 * Writes the headers of a built site where its hosts look for them: our server (`.deploy/headers.json`), nginx
 * (`.deploy/*.nginx.conf`, included by `.deploy/nginx.conf`) and static hosts (`_headers`). The content security policy names the hash of every
 * inline script that the pages hold.
 * @param base Path that the site is served under, with a slash at both ends: hosts look at whole paths, our server takes
 *   it off before.
 */
export function createHeaderWriter(buildDir: string, elsewhere: Elsewhere = {}, base = '/'): HeaderWriter {
  const hashes = new Map<string, ReadonlySet<string>>();
  return {
    add: (path, { inlineScripts, unsafe }) => {
      if (unsafe.length > 0)
        throw new Error(
          `Unexpected inline script ${unsafe[0]} in ${path}, expected none: the content security policy stops it. Move it into a script file`,
        );
      hashes.set(path, new Set(inlineScripts.map(scriptHash)));
    },
    write: (paths) => {
      const all = new Set([...hashes.values()].flatMap((each) => [...each]));
      const perPage = all.size > sitePolicyLimit;
      const policy = (own: ReadonlySet<string>) => ({ [policyName]: contentSecurityPolicy(own, elsewhere) });
      const rules = headerRules(paths, perPage ? {} : policy(all));
      if (perPage) for (const [path, own] of hashes) rules.push({ path, headers: policy(own) });

      const write = (name: string, text: string) => {
        mkdirSync(dirname(join(buildDir, name)), { recursive: true });
        writeFileSync(join(buildDir, name), text);
      };
      write(headerRulesFile, `${JSON.stringify(rules, null, 1)}\n`);
      write(basePathFile, `${JSON.stringify(base)}\n`);
      write('.deploy/headers.nginx.conf', printNginxHeaders(rules, base));
      write('.deploy/add-headers.nginx.conf', printNginxAddHeaders(rules));
      write('.deploy/nginx.conf', printNginxConfiguration(base));
      const forHosts = printStaticHeaders(rules, base);
      write('_headers', forHosts);
      return { scripts: all.size, perPage, rules: forHosts.match(/^\S/gm)?.length ?? 0 };
    },
  };
}

/** Scripts, styles and index files of a language. */
const assets = /^(?:\/[^/]+)?\/assets\//;

/** @param more Headers of every path besides the usual ones. */
function headerRules(paths: readonly string[], more: Readonly<Record<string, string>>): HeaderRule[] {
  const rules: HeaderRule[] = [
    { path: '/*', headers: { ...everywhere, 'Cache-Control': cacheControl('/'), ...more } },
    ...[...new Set(['/assets/', ...paths.flatMap((path) => assets.exec(path)?.[0] ?? [])])].map((folder) => ({
      path: `${folder}*`,
      headers: { ...notOfDocuments, 'Cache-Control': cacheControl('/main.0123abcd.js') },
    })),
    ...sharedPatterns.map((path) => ({ path, headers: sharing })),
    ...[...new Set(paths.flatMap((path) => listsElsewhere.exec(path)?.[1] ?? []))].map((folder) => ({
      path: `${folder}llms*`,
      headers: sharing,
    })),
  ];
  for (const path of paths) {
    if (isHashed(path) && !assets.test(path)) rules.push({ path, headers: { 'Cache-Control': cacheControl(path) } });
    if (sharedFile.test(path)) rules.push({ path, headers: sharing });
  }
  return rules;
}

/** Writes the headers of a built site whose pages nobody has read yet. */
export function writeHeaders(
  buildDir: string,
  elsewhere: Elsewhere = {},
  base = '/',
): ReturnType<HeaderWriter['write']> {
  const paths = builtFiles(buildDir);
  const headers = createHeaderWriter(buildDir, elsewhere, base);
  for (const path of paths.filter((each) => each.endsWith('.html')))
    headers.add(path, pageFacts(readFileSync(join(buildDir, path), 'utf8')));
  return headers.write(paths);
}
