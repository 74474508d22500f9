import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { rewrittenModules } from './patches.ts';

/** Has loaders of ours change modules that the generator writes. */
export function rewriteModules(): Plugin {
  return {
    name: 'rewrite-modules',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: rewrittenModules
          .filter(({ isOfBrowser }) => !isServer || !isOfBrowser)
          .map(({ test, by }) => ({ test, use: fileURLToPath(new URL(`../${by}`, import.meta.url)) })),
      },
    }),
  };
}
