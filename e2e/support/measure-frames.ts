import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/setup/find-browser.mjs';
import { documentKey } from '../../site/plugins/reference/template/frame-height.ts';
import { frameDocuments } from './frame-documents.ts';

/** Room that a phone of 390 pixels gives to a result; the results keep to it on wider screens. */
const width = 356;
const build = join(import.meta.dirname, '../../site/build');
const target = join(import.meta.dirname, '../../site/plugins/reference/template/frame-heights.json');

/** `npm run -w e2e frames`: measures every result of the built site, so that the next build gives it its height. */
const documents = frameDocuments(build);
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
