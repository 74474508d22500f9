import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Folders whose files decide what pages say, beside the pages themselves. */
const folders = [
  'packages/api/generated',
  'packages/api/src',
  'packages/template/src',
  'site/config',
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

/** What the types of the hook do not know: Rspack's own setting, which the generator has made before. */
interface Stored {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/**
 * Makes the bundler's stored results depend on the data packages, and on the path of the site.
 * Pages are compiled from data that they do not import, so without this a changed fact would not reach a warm build. Some
 * of it holds addresses, which are completed by the path: stored results are of one path alone.
 */
export function dataDependencies(root: string): (context: Pick<LoadContext, 'baseUrl'>) => Plugin {
  return ({ baseUrl }) => ({
    name: 'data-dependencies',
    configureWebpack: (config) => ({
      experiments: {
        cache: {
          version: `${(config as Stored).experiments?.cache?.version}-${baseUrl}`,
          buildDependencies: folders.flatMap((folder) => filesBelow(join(root, folder))),
        },
      } as object,
    }),
  });
}
