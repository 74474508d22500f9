import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

/** Stock makes a highlighter known to all pages with it. Ours highlight at build time. */
const highlighter = join(
  dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-classic')),
  'prism-include-languages.js',
);

const loader = (name: string): string => fileURLToPath(new URL(`./${name}.cjs`, import.meta.url));

/** The half of the application that changes with the versions of its packages alone. */
const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** What Docusaurus generates for every page: routes, names of scripts, paths of documents. */
const pageLists = /[\\/]\.docusaurus[\\/](routes|registry|routesChunkNames|globalData)\.js(on)?$/;

/**
 * Keeps out of the script of all pages what they never use in the browser, and puts what grows with the number of pages
 * into a script of its own: a new page leaves the application in the reader's cache. So does React in its own: a new
 * version of the site leaves it there.
 */
export function mainScript(): Plugin {
  return {
    name: 'main-script',
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { [highlighter]: false } },
      module: {
        rules: [
          { test: /[\\/]docusaurus\.config\.mjs$/, use: loader('client-config') },
          { test: /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/, use: loader('clientless-box') },
          ...(isServer ? [] : [{ test: /[\\/]\.docusaurus[\\/]registry\.js$/, use: loader('nameless-registry') }]),
        ],
      },
      ...(isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  react: { name: 'react', test: react, chunks: 'initial', enforce: true, priority: 60 },
                  pages: { name: 'pages', test: pageLists, chunks: 'initial', enforce: true, priority: 60 },
                },
              },
            },
          }),
    }),
  };
}
