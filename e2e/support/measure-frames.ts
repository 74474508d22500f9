import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/setup/find-browser.mjs';
import { documentKey } from '../../site/plugins/reference/template/frame-height.ts';
import { frameDocuments } from './frame-documents.ts';
import { heightInFrame, roomOnPhone } from './height-in-frame.ts';

const build = join(import.meta.dirname, '../../site/build');
const target = join(import.meta.dirname, '../../site/plugins/reference/template/frame-heights.json');

/**
 * `npm run -w e2e frames`: measures every result of the built site, so that the next build gives it its height. With the
 * font of the tests the heights are the same on every machine.
 */
const documents = frameDocuments(build);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const heights: Record<string, number> = {};
for (const document of documents) {
  heights[documentKey(document)] = await heightInFrame(page, document, roomOnPhone);
}
await browser.close();
const sorted = Object.fromEntries(Object.entries(heights).toSorted(([one], [other]) => one.localeCompare(other)));
writeFileSync(target, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(`Measured ${documents.size} results: ${target}`);
