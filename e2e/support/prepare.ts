import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Listening, serveSite } from '@shop-docs/server';
import { broken } from '../fixtures/broken/cases.ts';
import { buildBroken, buildFixture, fixtureNames, inTurns } from './fixture-sites.ts';
import { startSearchService } from './search-service.ts';

const siteBuild = resolve(import.meta.dirname, '..', process.env.E2E_BUILD ?? '../site/build');

/**
 * Runs once before all tests: builds the fixture sites that have changed, serves them and the site itself,
 * and hands the addresses to the tests through the environment.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  if (!existsSync(join(siteBuild, '404.html'))) {
    throw new Error(`Unexpected build folder ${siteBuild} without 404.html, expected a built site: npm run build`);
  }
  const names = Object.keys(broken);
  await inTurns<unknown>(2, [
    ...fixtureNames.map((name) => () => buildFixture(name)),
    ...names.map((name) => () => buildBroken(name)),
  ]);
  const roots = { site: siteBuild } as Record<string, string>;
  for (const name of fixtureNames) roots[name] = await buildFixture(name);
  const servers: Listening[] = [];
  const origins: Record<string, string> = {};
  for (const [name, root] of Object.entries(roots)) {
    const served = await serveSite(root, { port: 0 });
    servers.push(served);
    origins[name] = served.url;
  }
  const stopSearch = await startSearchService(siteBuild);
  process.env.E2E_ORIGINS = JSON.stringify(origins);
  process.env.E2E_ROOTS = JSON.stringify(roots);
  return async () => {
    await Promise.all([...servers.map(({ stop }) => stop(0)), stopSearch()]);
  };
}
