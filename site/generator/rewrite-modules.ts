import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { isOf, rewrittenModules } from './patches.ts';

/** Has loaders of ours change modules that the generator writes. */
export function rewriteModules(): Plugin {
  return {
    name: 'rewrite-modules',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: rewrittenModules
          .filter((patch) => isOf(patch, isServer))
          .map(({ test, by, enforce }) => ({
            test,
            use: fileURLToPath(new URL(`../${by}`, import.meta.url)),
            ...(enforce && { enforce }),
          })),
      },
    }),
  };
}
