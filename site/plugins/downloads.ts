import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { packClient } from '@shop-docs/client/pack';
import { catalogueJson } from '@shop-docs/template';
import { localeBase, locales } from '../config/editions.ts';
import { palette } from '../config/palette.ts';
import { platform } from '../config/platform.ts';

const require = createRequire(import.meta.url);
const read = (specifier: string): string => readFileSync(require.resolve(specifier), 'utf8');

/** What a browser needs to know to keep the site as an application; addresses stand beside the manifest. */
const manifest = {
  name: platform.site.title,
  short_name: platform.site.name,
  description: platform.site.description,
  start_url: './',
  display: 'minimal-ui',
  background_color: palette.canvas,
  theme_color: palette.accent,
  icons: [
    { src: 'img/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'img/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: platform.site.logo, sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** Files beside the pages, each with its content; all come from the data packages or from the configuration. */
function files(siteUrl: string): Readonly<Record<string, string>> {
  const sitemaps = locales.map((each) => `Sitemap: ${new URL(`${localeBase(each)}sitemap.xml`, siteUrl).href}\n`);
  return {
    'openapi.json': read('@shop-docs/api/openapi.json'),
    'openapi.yaml': read('@shop-docs/api/openapi.yaml'),
    'template-tags.json': `${JSON.stringify(catalogueJson(), null, 1)}\n`,
    // Under a name that no tool takes for a page of this site.
    'starter-theme.txt': read('@shop-docs/template/starter-theme.html'),
    'template-tags.schema.json': read('@shop-docs/template/template-tags.schema.json'),
    'manifest.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
    'robots.txt': `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`,
  };
}

/** Publishes the data packages as downloads. */
export function downloads({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'downloads',
    async postBuild({ outDir }) {
      for (const [name, content] of Object.entries(files((siteConfig.url + siteConfig.baseUrl).replace(/\/$/, '')))) {
        mkdirSync(dirname(join(outDir, name)), { recursive: true });
        writeFileSync(join(outDir, name), content);
      }
      await packClient(dirname(require.resolve('@shop-docs/api/recipes/connect.ts')), join(outDir, 'downloads'));
    },
  };
}
