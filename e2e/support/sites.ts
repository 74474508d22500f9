import type { FixtureName } from './fixture-sites.ts';

export type SiteName = 'site' | FixtureName;

/** Where a site answers, without a final slash. */
export function origin(name: SiteName): string {
  return lookUp('E2E_ORIGINS', name);
}

/** The build folder of a site. */
export function rootOf(name: SiteName): string {
  return lookUp('E2E_ROOTS', name);
}

function lookUp(variable: string, name: SiteName): string {
  const value = (JSON.parse(process.env[variable] ?? '{}') as Record<string, string>)[name]; // written by prepare.ts
  if (value) return value;
  throw new Error(`Unexpected site "${name}", expected one of those that prepare.ts has started`);
}
