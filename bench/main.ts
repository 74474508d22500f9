import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../scripts/setup/find-browser.mjs';
import { type Doc, exportDocs } from './export-docs.ts';
import { freshDir, type Generator, generators } from './generators.ts';
import { growDocs } from './grow-docs.ts';
import { forgetCaches, measureBuild, sizeOf } from './measure-build.ts';
import { bench, root, work } from './paths.ts';
import { printGrowth, printTable } from './print-table.ts';
import type { Results } from './results.ts';
import { serve } from './serve.ts';

/**
 * `npm run bench -- [--only ours,vitepress] [--runs 5] [--parts build,bytes,lighthouse] [--kinds operation,guide]
 * [--growth [100,1000,10000]] [--print]`. Every sample is kept in results.json, so that a measurement can be made in
 * pieces; results.md is written from all that is there. Delete both to begin anew.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    parts: { type: 'string', default: 'build,bytes,lighthouse' },
    kinds: { type: 'string' },
    growth: { type: 'boolean' },
    sizes: { type: 'string', default: '100,1000,10000' },
    print: { type: 'boolean' },
  },
});

/** The pages that are measured. */
const kinds: Readonly<Record<string, string>> = {
  home: '/',
  operation: '/api/items/add',
  'tag page': '/template/syntax/item',
  'app page': '/template/apps/sale_app',
  guide: '/template/guideline/create',
};

const store = join(bench, 'results.json');
const results: Results = existsSync(store) ? (JSON.parse(readFileSync(store, 'utf8')) as Results) : {}; // written below
const runs = Number(values.runs);
const parts = values.parts.split(',');
const names = values.only?.split(',') ?? Object.keys(generators);

function record(
  generator: string,
  page: string,
  figures: Readonly<Record<string, number | null>>,
  append = true,
): void {
  const pages = results[generator] ?? {};
  const samples = pages[page] ?? {};
  results[generator] = pages;
  pages[page] = samples;
  for (const [name, value] of Object.entries(figures)) {
    if (value === null || Number.isNaN(value)) continue;
    samples[name] = append ? [...(samples[name] ?? []), value] : [value];
  }
  mkdirSync(work, { recursive: true });
  writeFileSync(store, JSON.stringify(results, null, 1));
}

function docs(): Doc[] {
  const built = join(root, 'site/build');
  if (!existsSync(join(built, 'index.html')))
    throw new Error('Unexpected missing site/build, expected it: npm run build');
  return exportDocs(built);
}

async function builds(name: string, generator: Generator): Promise<void> {
  const dir = freshDir(name);
  generator.prepare(dir, docs());
  for (let run = 0; run < runs; run++) {
    console.log(`${generator.name}: build ${run + 1} of ${runs} …`);
    const cold = await measureBuild(generator, dir, true);
    const warm = await measureBuild(generator, dir, false);
    record(name, 'build', { cold: cold.seconds, warm: warm.seconds, peakMB: cold.peakMB });
    console.log(`${generator.name}: cold ${cold.seconds.toFixed(1)} s, warm ${warm.seconds.toFixed(1)} s`);
  }
  record(name, 'build', { outputMB: sizeOf(join(dir, generator.output)) / 1e6 }, false);
}

async function visits(name: string, generator: Generator): Promise<void> {
  const { default: puppeteer } = await import('puppeteer-core');
  const { measurePage } = await import('./measure-page.ts');
  const { measureLighthouse } = await import('./measure-lighthouse.ts');
  const output = join(work, name, generator.output);
  if (!existsSync(output)) await measureOnce(name, generator);
  const site = await serve(output);
  for (const [kind, address] of Object.entries(kinds)) {
    if (values.kinds && !values.kinds.split(',').includes(kind)) continue;
    for (let run = 0; run < runs; run++) {
      console.log(`${generator.name}: ${kind}, visit ${run + 1} of ${runs} …`);
      const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
      const browser = await puppeteer.launch({ executablePath: findBrowser(), args, protocolTimeout: 60_000 });
      try {
        const url = site.url + address;
        if (parts.includes('bytes')) record(name, kind, { ...(await measurePage(browser, generator, url)) });
        if (parts.includes('lighthouse')) record(name, kind, { ...(await measureLighthouse(browser, url)) });
      } catch (error) {
        console.error(`${generator.name}, ${kind}: ${error instanceof Error ? error.message : error}`);
      } finally {
        await browser.close();
      }
    }
    console.log(`${generator.name}: ${kind} measured`);
  }
  await site.stop(0);
}

async function measureOnce(name: string, generator: Generator): Promise<void> {
  const dir = freshDir(name);
  generator.prepare(dir, docs());
  await measureBuild(generator, dir, false);
}

async function growth(name: string, generator: Generator): Promise<void> {
  for (const size of values.sizes.split(',').map(Number)) {
    console.log(`${generator.name}: building ${size} pages …`);
    const dir = freshDir(`${name}-growth`);
    generator.prepare(dir, growDocs(docs(), size));
    try {
      const { seconds, peakMB } = await measureBuild(generator, dir, true);
      const output = join(dir, generator.output);
      const figures = {
        seconds,
        peakMB,
        outputMB: sizeOf(output) / 1e6,
        indexKB: sizeOf(output, generator.searchIndex) / 1e3,
      };
      record(name, `growth ${size}`, figures, false);
      console.log(`${generator.name}, ${size} pages: ${seconds.toFixed(1)} s, ${peakMB ?? '?'} MB`);
    } catch (error) {
      console.error(
        `${generator.name}, ${size} pages: ${error instanceof Error ? error.message.slice(0, 600) : error}`,
      );
    } finally {
      forgetCaches(generator, dir); // ours are the site's own, which should not keep pages that only stand here
    }
  }
}

if (!values.print) {
  for (const name of names) {
    const generator = generators[name];
    if (!generator) throw new Error(`Unexpected generator ${name}, expected ${Object.keys(generators).join(', ')}`);
    if (values.growth) await growth(name, generator);
    else {
      if (parts.includes('build')) await builds(name, generator);
      if (parts.includes('bytes') || parts.includes('lighthouse')) await visits(name, generator);
    }
  }
}
const text = [printTable(results, kinds), printGrowth(results)].filter(Boolean).join('\n');
console.log(text);
writeFileSync(join(bench, 'results.md'), text);
