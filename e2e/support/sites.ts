import { test } from '@playwright/test';
import { readBasePath } from '@shop-docs/server';
import type { FixtureName } from './fixture-sites.ts';

export type SiteName = 'site' | FixtureName;

/** Where a site's server answers, without a final slash. */
export function origin(name: SiteName): string {
  note(name);
  return addressOf(name);
}

/** The same for what is set up for every test, whether it looks at the site or not. */
export function addressOf(name: SiteName): string {
  return lookUp('E2E_ORIGINS', name);
}

/** The build folder of a site. */
export function rootOf(name: SiteName): string {
  note(name);
  return lookUp('E2E_ROOTS', name);
}

/** The path that a site stands under, with a slash at both ends: `/`, or `/docs/` for a build with `BASE_URL=/docs/`. */
export function baseOf(name: SiteName): string {
  return readBasePath(rootOf(name));
}

/**
 * The path of a route as the server and the links of the site have it: `at('/api/')` is `/docs/api/` below `/docs/`.
 * Whole addresses stay as they are.
 */
export function at(route: string, name: SiteName = 'site'): string {
  return route.startsWith('/') ? baseOf(name) + route.slice(1) : route;
}

function lookUp(variable: string, name: SiteName): string {
  const value = (JSON.parse(process.env[variable] ?? '{}') as Record<string, string>)[name]; // written by prepare.ts
  if (value) return value;
  throw new Error(`Unexpected site "${name}", expected one of those that prepare.ts has started`);
}

/** Writes into the report that the test that runs has looked at a site. */
export function note(name: SiteName): void {
  const annotations = running()?.annotations;
  const isKnown = annotations?.some(({ type, description }) => type === 'site' && description === name);
  if (!isKnown) annotations?.push({ type: 'site', description: name });
}

/** The test that runs; undefined while the files of tests are read. */
function running() {
  try {
    return test.info();
  } catch {
    return;
  }
}
