import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { notices } from '@shop-docs/template/notices';
import { build } from 'esbuild';
import { contentFile } from '../src/cli/read-content.ts';
import type { Content } from '../src/content/content.ts';

const home = fileURLToPath(new URL('../', import.meta.url));
const run = promisify(execFile);

/**
 * Packs the server as a package that installs without the project and without a network: one file, and beside it what it
 * answers from.
 * @param content Of the built site.
 * @param destination Folder for the tarball.
 * @returns Path of the tarball.
 */
export async function packServer(content: Content, destination: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pack-mcp-'));
  try {
    const dist = join(folder, 'dist');
    const { metafile } = await build({
      entryPoints: [join(home, 'src/cli/main.ts')],
      outdir: dist,
      bundle: true,
      minify: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      legalComments: 'none',
      metafile: true,
      logLevel: 'warning',
      // Parts of the library are CommonJS, and ask for modules of Node by `require`.
      banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    });
    // Relative to the working directory, as the bundler names its inputs.
    writeFileSync(join(folder, 'THIRD-PARTY.txt'), notices(Object.keys(metafile.inputs)));
    writeFileSync(join(dist, contentFile), JSON.stringify(content));
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(content.address), null, 2)}\n`);
    cpSync(join(home, 'pack/readme.md'), join(folder, 'README.md'));
    cpSync(join(home, '../../LICENSE'), join(folder, 'LICENSE'));
    mkdirSync(destination, { recursive: true });
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', destination], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    const [{ filename }] = JSON.parse(stdout);
    return join(destination, filename);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The package's own description, from that of the workspace. */
function manifest(homepage: string) {
  const { name, version, description, license, type, engines } = JSON.parse(
    readFileSync(join(home, 'package.json'), 'utf8'),
  );
  return { name, version, description, license, type, homepage, engines, bin: { 'shop-docs-mcp': 'dist/main.js' } };
}
