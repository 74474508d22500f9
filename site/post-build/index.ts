import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { searchConfig } from '../config/search-config.ts';
import { siteAddress } from '../config/site-address.ts';
import { postBuild } from './post-build.ts';

/**
 * Finishes a built site, and says what it does.
 * @param buildDir Where Docusaurus has built the site, absolute.
 * @returns The exit code: 1 when the site must not go out as it is; the reason has been printed then.
 */
export async function finish(buildDir: string): Promise<number> {
  try {
    if (!existsSync(join(buildDir, 'index.html')))
      throw new Error(`Unexpected folder ${buildDir}, expected a built site: run npm run build`);
    await postBuild({
      buildDir,
      cacheDir: resolve(import.meta.dirname, '../../.cache'),
      search: searchConfig(process.env),
      address: siteAddress(process.env),
      report: (step, seconds, said) => console.log(`  ${step.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s  ${said}`),
    });
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
