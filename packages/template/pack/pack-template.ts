import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundle } from './bundle.ts';
import { notices } from './notices.ts';

const home = fileURLToPath(new URL('../', import.meta.url));
const run = promisify(execFile);
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/**
 * Packs checker, preview and library as a package that installs without a network: JavaScript and types, no dependency.
 * @param docs Address of the site that findings link to; undefined where it is not known, and then they have no links.
 * @param destination Folder for the tarball.
 * @returns Path of the tarball.
 */
export async function packTemplate(docs: string | undefined, destination: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pack-template-'));
  try {
    const inputs = await bundle(join(folder, 'dist'), docs);
    await run(process.execPath, [tsc, '-p', join(home, 'pack'), '--outDir', join(folder, 'types')]);
    writeFileSync(join(folder, 'THIRD-PARTY.txt'), notices(inputs));
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(docs), null, 2)}\n`);
    cpSync(join(home, 'pack/readme.md'), join(folder, 'README.md'));
    cpSync(join(home, '../../LICENSE'), join(folder, 'LICENSE'));
    cpSync(join(home, 'starter/starter-theme.html'), join(folder, 'starter-theme.html'));
    cpSync(join(home, 'src/catalogue/template-tags.schema.json'), join(folder, 'template-tags.schema.json'));
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', destination], { cwd: folder });
    const [{ filename }] = JSON.parse(stdout);
    return join(destination, filename);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The package's own description, from that of the workspace. */
function manifest(homepage: string | undefined) {
  const { name, version, license, type, sideEffects } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return {
    name,
    version,
    description: 'Checks and previews themes of BASE shops',
    license,
    type,
    sideEffects,
    ...(homepage && { homepage }),
    engines: { node: '>=20.19' },
    bin: { 'shop-template': 'dist/shop-template.js' },
    exports: {
      '.': { types: './types/index.d.ts', default: './dist/index.js' },
      './template-tags.schema.json': './template-tags.schema.json',
      './starter-theme.html': './starter-theme.html',
    },
  };
}
