import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

/** Puts our matching of addresses in front of the router's. */
export function router(): Plugin {
  return {
    name: 'router',
    configureWebpack: () => ({
      resolve: { alias: { 'react-router$': fileURLToPath(new URL('../src/router/index.ts', import.meta.url)) } },
    }),
  };
}
