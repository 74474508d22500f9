import { join, resolve } from 'node:path';
import { brokenLinks } from './links.ts';

/** Command line: `tsx site/post-build/check-links.ts [BUILD_DIR]`. */
const broken = brokenLinks(resolve(process.argv[2] ?? join(import.meta.dirname, '../build')));
for (const line of broken) console.error(line);
console.log(`${broken.length} broken links`);
process.exitCode = broken.length > 0 ? 1 : 0;
