import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import { searchMarkup } from '../../frame/search-markup.ts';

/** What the frame is told by the settings of the site; the themes have validated them. */
interface ThemeConfig {
  readonly announcementBar?: { readonly id: string };
  readonly algolia?: { readonly placeholder?: string };
}

const folder = fileURLToPath(new URL('../../frame/', import.meta.url));

/** The script of the frame, which the page runs as soon as it arrives. */
function frameScript({ siteConfig, codeTranslations }: LoadContext): string {
  const { algolia } = siteConfig.themeConfig as ThemeConfig;
  const search = siteConfig.customFields?.search as { mode: 'embedded' | 'hosted' }; // put there by the configuration
  const markup = searchMarkup({
    placeholder: algolia?.placeholder ?? 'Search docs',
    mode: search.mode,
    translations: codeTranslations,
  });
  const { outputFiles } = buildSync({
    entryPoints: [`${folder}frame.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    define: { SEARCH_DIALOG: JSON.stringify(markup) },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Puts the script of the frame into the head of every page, before the one that starts the application. What differs from
 * release to release stands in an attribute: the policy names the hash of the script.
 */
export function frame(context: LoadContext): Plugin {
  const { announcementBar } = context.siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'frame',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: { 'data-announcement': announcementBar?.id ?? '' },
          innerHTML: frameScript(context),
        },
      ],
    }),
    getPathsToWatch: () => [`${folder}*.ts`],
  };
}
