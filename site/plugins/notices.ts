import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { notices } from '@shop-docs/template/notices';
import type { Compiler, Module } from 'webpack';

/** Where a site has them, below its root. */
const noticesFile = 'THIRD-PARTY.txt';
const name = 'third-party-notices';

/** Notes the files of all modules that a bundler meets, and what it leaves out later among them. */
function noteFiles(files: Set<string>) {
  return {
    apply({ hooks }: Pick<Compiler, 'hooks'>) {
      hooks.compilation.tap(name, (compilation) =>
        compilation.hooks.finishModules.tap(name, (modules: Iterable<Module>) => {
          for (const each of modules) {
            const file = each.nameForCondition();
            if (file) files.add(file);
          }
        }),
      );
    },
  };
}

/**
 * Writes the licenses of the packages in scripts and styles beside the pages. They ask to go along, and the generator takes
 * all comments out.
 */
export function thirdPartyNotices(): Plugin {
  const files = new Set<string>();
  return {
    name,
    configureWebpack: (_config, isServer) => ({ plugins: isServer ? [] : [noteFiles(files)] }),
    postBuild: async ({ outDir }) => writeFileSync(join(outDir, noticesFile), notices([...files], 'This site')),
  };
}
