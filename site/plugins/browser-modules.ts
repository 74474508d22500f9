import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Modules of the generator and its packages that have one of ours in their place; each says there what it does better. */
const aliases = {
  'react-router$': source('router/index.ts'),
  '@docusaurus/Link': source('link/index.tsx'),
};
const inBrowserOnly = { tslib$: source('tslib.ts') };

/** The same for modules that others of their package import, by what these write. */
const relative = {
  './docusaurus': 'navigation/docusaurus.ts',
  './PendingNavigation': 'navigation/pending-navigation.tsx',
};
const relativeInBrowserOnly = { './preload': 'navigation/preload.ts' };

/** Puts our modules in the place of others, on the server and in the browser. */
export function browserModules(): Plugin {
  return {
    name: 'browser-modules',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      resolve: { alias: { ...aliases, ...(isServer ? {} : inBrowserOnly) } },
      plugins: Object.entries({ ...relative, ...(isServer ? {} : relativeInBrowserOnly) }).map(
        ([request, path]) =>
          new currentBundler.instance.NormalModuleReplacementPlugin(new RegExp(`^${request}$`), source(path)),
      ),
    }),
  };
}
