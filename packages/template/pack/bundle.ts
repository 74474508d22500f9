import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
/** The preview serves it. */
const jquery = require.resolve('jquery/dist/jquery.min.js');
const source = fileURLToPath(new URL('../src/', import.meta.url));
/** The command starts by its name; bundled packages may ask for parts of Node with `require`, which modules lack. */
const head =
  "#!/usr/bin/env node\nimport { createRequire as createRequireOfNode } from 'node:module';\nconst require = createRequireOfNode(import.meta.url);";
const common = { bundle: true, minify: true, legalComments: 'none', metafile: true, target: 'node20' } as const;

/**
 * Builds the command and the library as JavaScript that needs no package.
 * @param folder Where to write.
 * @param docs Address of the site that findings link to; undefined where it is not known, and then they have no links.
 * @returns Files that went in: absolute, or relative to the working directory.
 */
export async function bundle(folder: string, docs: string | undefined): Promise<readonly string[]> {
  const [command, library] = await Promise.all([
    bundleCommand(folder, docs),
    build({
      ...common,
      entryPoints: { index: join(source, 'index.ts') },
      outdir: folder,
      format: 'esm',
      platform: 'neutral',
    }),
  ]);
  return [...command, ...Object.keys(library.metafile.inputs)];
}

/**
 * Builds the command alone.
 * @returns Files that went in: absolute, or relative to the working directory.
 */
export async function bundleCommand(folder: string, docs: string | undefined): Promise<readonly string[]> {
  const { metafile } = await build({
    ...common,
    entryPoints: { 'shop-template': join(source, 'cli/main.ts') },
    outdir: folder,
    format: 'esm',
    platform: 'node',
    splitting: true,
    banner: { js: head },
    define: { 'process.env.SHOP_DOCS_URL': JSON.stringify(docs ?? '') },
  });
  for (const served of ['bar', 'stand-ins'])
    cpSync(join(source, 'cli/preview', served), join(folder, served), { recursive: true });
  cpSync(jquery, join(folder, 'stand-ins/jquery.js'));
  return [...Object.keys(metafile.inputs), jquery];
}

/**
 * Builds the part of the extension that VS Code loads.
 * @param file Where to write.
 * @returns Files that went in: absolute, or relative to the working directory.
 */
export async function bundleClient(file: string): Promise<readonly string[]> {
  const { metafile } = await build({
    ...common,
    entryPoints: [join(source, 'vscode/extension.ts')],
    outfile: file,
    format: 'cjs',
    platform: 'node',
    external: ['vscode'],
  });
  return Object.keys(metafile.inputs);
}
