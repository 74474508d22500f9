import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { siteAddress } from './site-address.ts';

/** Languages of the site. The first one stands at the root, each other one below its name. */
export const locales: readonly [string, ...string[]] = ['en'];

/**
 * Versions that were cut, newest first. Each stands below its name; the pages of `docs`, which grow on, stand at the root.
 * The generator writes the list.
 */
const cutVersions: readonly string[] = listOf(fileURLToPath(new URL('../versions.json', import.meta.url)));

function listOf(file: string): readonly string[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : []; // the generator's format
}

/** The language that is being built, as the generator says while it builds one of several. */
export const currentLocale = process.env.DOCUSAURUS_CURRENT_LOCALE || locales[0];

/** Path that the pages of a language are served under, with a slash at both ends. */
export function localeBase(locale = currentLocale, { baseUrl } = siteAddress(process.env)): string {
  return locale === locales[0] ? baseUrl : `${baseUrl}${locale}/`;
}

/** All pages of one language and one version: they are read together, and links among them stay there. */
export interface Edition {
  readonly locale: string;
  /** Undefined for the pages that grow on. */
  readonly version: string | undefined;
  /** Path of its first page below the root of the site, with a slash at both ends: `/`, `/fr/`, `/fr/1.0.0/`. */
  readonly root: string;
}

/**
 * The edition that a page belongs to.
 * @param path Path below the root of the site, with a leading slash.
 * @param known Languages and versions of the site. Default: those of this one.
 */
export function editionOf(
  path: string,
  known: { locales: readonly string[]; versions: readonly string[] } = all,
): Edition {
  const steps = path.split('/').slice(1);
  const [main = '', ...others] = known.locales;
  const locale = others.find((each) => each === steps[0]);
  const version = known.versions.find((each) => each === steps[locale ? 1 : 0]);
  const root = [locale, version].map((each) => (each ? `${each}/` : '')).join('');
  return { locale: locale ?? main, version, root: `/${root}` };
}

const all = { locales, versions: cutVersions };
