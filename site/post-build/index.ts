import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { searchConfig } from '../config/search-config.ts';
import { siteAddress } from '../config/site-address.ts';
import { postBuild } from './post-build.ts';

/** Command line: `tsx site/post-build/index.ts [BUILD_DIR]`. */
const buildDir = resolve(process.argv[2] ?? join(import.meta.dirname, '../build'));
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
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
