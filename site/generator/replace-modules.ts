import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { isOf, replacedModules } from './patches.ts';

const inSite = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Puts our modules in the place of others; each says there what it does better. */
export function replaceModules(): Plugin {
  return {
    name: 'replace-modules',
    configureWebpack(_config, isServer, { currentBundler }) {
      const here = replacedModules.filter((patch) => isOf(patch, isServer));
      const isRelative = ({ request }: { request: string }) => request.startsWith('.');
      const Replacement = currentBundler.instance.NormalModuleReplacementPlugin;
      return {
        resolve: {
          alias: Object.fromEntries(
            here.filter((each) => !isRelative(each)).map(({ request, by }) => [request, inSite(by)]),
          ),
        },
        // A path that the generator's own modules import each other by.
        plugins: here
          .filter(isRelative)
          .map(({ request, by }) => new Replacement(new RegExp(`^${request.replaceAll('.', '\\.')}$`), inSite(by))),
      };
    },
  };
}
