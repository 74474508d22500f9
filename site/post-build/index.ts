import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { searchConfig } from '../config/search-config.ts';
import { compress } from './compress.ts';
import { countExamples } from './count-examples.ts';
import type { FinishStep } from './finish-step.ts';
import { writeHeaders } from './headers.ts';
import { brokenLinks } from './links.ts';
import { writeMarkdown } from './markdown.ts';
import { type Pruned, pruneCss } from './prune-css.ts';
import { nameRouteScripts } from './route-scripts.ts';
import { writeSearchIndex } from './search-index.ts';

const cacheDir = resolve(import.meta.dirname, '../../.cache');

/** What happens to the built site, in this order: steps that change files come before headers, compression is last. */
const steps: readonly FinishStep[] = [
  { name: 'links', run: async ({ buildDir }) => checkLinks(buildDir) },
  { name: 'search', run: async ({ buildDir }) => describeIndex(buildDir) },
  { name: 'styles', run: async ({ buildDir }) => describePruned(await pruneCss(buildDir)) },
  {
    name: 'examples',
    run: async ({ buildDir }) => `${countExamples(buildDir)} templates were parsed, checked and rendered`,
  },
  {
    name: 'markdown',
    run: async ({ buildDir }) => `${writeMarkdown(buildDir, join(cacheDir, 'markdown'))} pages have a Markdown copy`,
  },
  {
    name: 'routes',
    run: async ({ buildDir }) => `${nameRouteScripts(buildDir)} pages name the scripts of their route`,
  },
  { name: 'headers', run: async ({ buildDir }) => describeHeaders(writeHeaders(buildDir)) },
  {
    name: 'compress',
    run: async ({ buildDir }) => describeCompressed(await compress(buildDir, join(cacheDir, 'compressed'))),
  },
];

function checkLinks(buildDir: string): string {
  const broken = brokenLinks(buildDir);
  if (broken.length > 0) throw new Error(`Unexpected broken links, expected none:\n  ${broken.join('\n  ')}`);
  return 'every link and fragment has its target';
}

function describeIndex(buildDir: string): string {
  if (searchConfig(process.env).settings.mode === 'hosted') return 'no index files, the hosted service answers';
  return `${writeSearchIndex(buildDir).records} records`;
}

function describePruned({ before, after }: Pruned): string {
  return `${Math.round(before / 1000)} kB to ${Math.round(after / 1000)} kB`;
}

function describeHeaders({ scripts, perPage }: ReturnType<typeof writeHeaders>): string {
  return `${scripts} inline script${scripts === 1 ? '' : 's'} in the policy${perPage ? ', page by page' : ''}`;
}

function describeCompressed({ files, before, after, reused }: Awaited<ReturnType<typeof compress>>): string {
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  return `${files} files, ${kB(before)} to ${kB(after)} with brotli${reused > 0 ? ` (${reused} copies from the cache)` : ''}`;
}

/** Command line: `tsx site/post-build/index.ts [BUILD_DIR]`. */
const buildDir = resolve(process.argv[2] ?? join(import.meta.dirname, '../build'));
try {
  if (!existsSync(join(buildDir, 'index.html')))
    throw new Error(`Unexpected folder ${buildDir}, expected a built site: run npm run build`);
  for (const step of steps) {
    const start = performance.now();
    const said = await step.run({ buildDir });
    console.log(`  ${step.name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${said}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
