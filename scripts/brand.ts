import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { platform } from '../site/config/platform.ts';
import { cardSvg, withColors } from './setup/brand.ts';
import { browser as getBrowser } from './setup/browser.mjs';
import { findBrowser } from './setup/find-browser.mjs';
import { root } from './setup/paths.mjs';

/**
 * `npm run brand`: draws what is made of name, logo and colors in `site/config/platform.ts`: the colors of the style
 * sheet, the icons, and the picture that others show with a link.
 */
const { site } = platform;
const images = join(root, 'site/static/img');
const [tokensFile, logoFile] = [join(root, 'site/src/css/tokens.css'), join(root, 'site/static', site.logo)];

const { tokens, logo } = withColors(readFileSync(tokensFile, 'utf8'), readFileSync(logoFile, 'utf8'), site.colors);
const card = cardSvg(site);
writeFileSync(tokensFile, tokens);
writeFileSync(logoFile, logo);
writeFileSync(join(images, 'social-card.svg'), card);

const browser = await chromium.launch({ executablePath: findBrowser() ?? (await getBrowser()) });
const page = await browser.newPage();
const draw = async (svg: string, name: string, width: number, height: number) => {
  await page.setViewportSize({ width, height });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<style>body{margin:0}img{display:block}</style><img alt="" width="${width}" height="${height}" src="${source}">`,
  );
  await page.screenshot({ path: join(images, name), omitBackground: true });
};
for (const size of [180, 192, 512]) await draw(logo, `icon-${size}.png`, size, size);
await draw(card, 'social-card.png', 1200, 630);
await browser.close();

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
writeFileSync(
  join(images, 'drawn.json'),
  `${JSON.stringify({ icons: hash(logo), 'social-card.png': hash(card) }, null, 2)}\n`,
);
console.log('Drawn: site/src/css/tokens.css, site/static/img. Look at the pictures, and commit them.');
