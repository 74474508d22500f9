import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';
import { findBrowser } from '../../scripts/setup/find-browser.mjs';
import { documentKey } from '../../site/plugins/reference/template/frame-height.ts';

/** Room that a phone of 390 pixels gives to a result; the results keep to it on wider screens. */
const width = 356;
const build = join(import.meta.dirname, '../../site/build');
const target = join(import.meta.dirname, '../../site/plugins/reference/template/frame-heights.json');

/** The documents of all result frames below a node; a page keeps them in `noscript`. */
function* documentsIn(node: DefaultTreeAdapterTypes.Node): Generator<string> {
  if (node.nodeName === 'iframe' && 'attrs' in node) {
    const document = node.attrs.find(({ name }) => name === 'srcdoc')?.value;
    if (document) yield document;
  }
  const written = node.nodeName === 'noscript' && 'childNodes' in node ? node.childNodes[0] : undefined;
  if (written && 'value' in written) yield* documentsIn(parseFragment(written.value));
  if ('childNodes' in node) for (const child of node.childNodes) yield* documentsIn(child);
}

/** `npm run -w e2e frames`: measures every result of the built site, so that the next build gives it its height. */
const documents = new Set<string>();
for (const path of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.html')) continue;
  for (const each of documentsIn(parse(readFileSync(join(build, path), 'utf8')))) documents.add(each);
}
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width, height: 800 } });
const heights: Record<string, number> = {};
for (const document of documents) {
  await page.setContent(document);
  const height = await page.evaluate(() => window.document.documentElement.getBoundingClientRect().height);
  heights[documentKey(document)] = Math.ceil(height);
}
await browser.close();
const sorted = Object.fromEntries(Object.entries(heights).toSorted(([one], [other]) => one.localeCompare(other)));
writeFileSync(target, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(`Measured ${documents.size} results: ${target}`);
