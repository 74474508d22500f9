import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Folders whose files decide what pages say, beside the pages themselves. */
const folders = [
  'packages/api/generated',
  'packages/api/src',
  'packages/template/src',
  'site/generator',
  'site/plugins',
  'site/versioned_docs',
];

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Makes the bundler's stored results depend on the data packages.
 * Pages are compiled from data that they do not import, so without this a changed fact would not reach a warm build.
 */
export function dataDependencies(root: string): () => Plugin {
  return () => ({
    name: 'data-dependencies',
    configureWebpack: () => ({
      // Rspack's own setting, which the webpack types of the hook do not know.
      experiments: {
        cache: { buildDependencies: folders.flatMap((folder) => filesBelow(join(root, folder))) },
      } as object,
    }),
  });
}
