import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

/** Stock makes a highlighter known to all pages with it. Ours highlight at build time. */
const highlighter = join(
  dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-classic')),
  'prism-include-languages.js',
);

/** Keeps out of the script of all pages what they never use in the browser. */
export function mainScript(): Plugin {
  return {
    name: 'main-script',
    configureWebpack: () => ({
      resolve: { alias: { [highlighter]: false } },
      module: {
        rules: [
          {
            test: /[\\/]docusaurus\.config\.mjs$/,
            use: fileURLToPath(new URL('./client-config.cjs', import.meta.url)),
          },
        ],
      },
    }),
  };
}
