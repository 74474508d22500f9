import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentsChunk } from '../../src/navigation/chunks-ahead.ts';
import { frameChunks } from './frame-chunks.ts';
import { stableMinimizers } from './stable-runtime.ts';

const { resolve } = createRequire(import.meta.url);

/** Stock makes a highlighter known to all pages with it. Ours highlight at build time. */
const highlighter = resolve(join(dirname(resolve('@docusaurus/theme-classic')), 'prism-include-languages.js'));

/** The half of the application that changes with the versions of its packages alone. */
const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** What Docusaurus generates for every page: routes, names of scripts, paths of documents. */
const pageLists = /[\\/]\.docusaurus[\\/](routes|registry|routesChunkNames|globalData)\.js(on)?$/;

/**
 * Keeps the highlighter out of the script of all pages, and puts what grows with the number of pages into a script of its
 * own: a new page leaves the application in the reader's cache. So does React in its own: a new
 * version of the site leaves it there. What all documents need is one script as well, instead of a handful that are asked
 * for together.
 */
export function mainScript(context: LoadContext): Plugin {
  return {
    name: 'main-script',
    configureWebpack: ({ optimization }, isServer) => ({
      mergeStrategy: { 'optimization.minimizer': 'replace' },
      resolve: { alias: { [highlighter]: false } },
      ...(isServer
        ? {}
        : {
            optimization: {
              // The development server makes nothing smaller.
              ...(optimization?.minimizer && { minimizer: stableMinimizers(optimization.minimizer) }),
              splitChunks: {
                cacheGroups: {
                  react: { name: 'react', test: react, chunks: 'initial', enforce: true, priority: 60 },
                  documents: {
                    name: documentsChunk,
                    chunks: ofFrames(context),
                    enforce: true,
                    priority: 50,
                  },
                  pages: { name: 'pages', test: pageLists, chunks: 'initial', enforce: true, priority: 60 },
                },
              },
            },
          }),
    }),
  };
}

/** Whether a chunk is one that all documents need. */
function ofFrames({
  generatedFilesDir,
  baseUrl,
}: LoadContext): (chunk: { name?: string | null | undefined }) => boolean {
  const routes = JSON.parse(readFileSync(join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'));
  const frames = new Set(frameChunks(routes, baseUrl));
  return ({ name }) => frames.has(name ?? '');
}
