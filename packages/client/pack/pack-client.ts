import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const home = fileURLToPath(new URL('../', import.meta.url));
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** What a reader installs, or unpacks to run the recipes in it. Inside, its own name leads to the client. */
const manifest = {
  name: '@shop-docs/client',
  version: '1.0.0',
  description: 'Calls the BASE API: typed, with fresh tokens, quotas, retries and paging. Holds the recipes too.',
  license: 'MIT',
  type: 'module',
  engines: { node: '>=20.19' },
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
};

/**
 * Packs the client as a package that installs without the project and without a network: JavaScript and types, no
 * dependency. The recipes are in it: unpacked, they run where they are.
 * @param recipes Folder of the recipes.
 * @param destination Folder for the tarball; it is made.
 * @returns Path of the tarball, `base-api-client.tgz`.
 */
export async function packClient(recipes: string, destination: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pack-client-'));
  try {
    await bundleClient(join(folder, 'dist'));
    execFileSync(process.execPath, [tsc, '-p', join(home, 'pack'), '--outDir', join(folder, 'dist')], {
      stdio: 'inherit',
    });
    for (const name of readdirSync(recipes))
      if (/\.(ts|json)$/.test(name) && !/^test-|\.test\.ts$/.test(name))
        cpSync(join(recipes, name), join(folder, name));
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    cpSync(join(home, 'pack/readme.md'), join(folder, 'README.md'));
    cpSync(join(home, '../../LICENSE'), join(folder, 'LICENSE'));
    mkdirSync(destination, { recursive: true });
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const printed = execFileSync('npm', ['pack', '--json', '--pack-destination', destination], options);
    const [{ filename }] = JSON.parse(printed);
    const tarball = join(destination, 'base-api-client.tgz');
    renameSync(join(destination, filename), tarball);
    return tarball;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds the client as JavaScript for Node. Returns it. */
export async function bundleClient(outdir: string): Promise<string> {
  await build({
    entryPoints: { index: join(home, 'src/index.ts') },
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  return readFileSync(join(outdir, 'index.js'), 'utf8');
}
