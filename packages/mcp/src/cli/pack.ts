import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notices } from '@shop-docs/template/notices';
import { build } from 'esbuild';
import { readBuild } from '../content/read-build.ts';
import { contentFile, siteBuild } from './read-content.ts';

/** Runs before `npm pack`: puts the program into one file, and what it answers from into another beside it. */
const dist = join(import.meta.dirname, '../../dist');
const content = readBuild(siteBuild);
rmSync(dist, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: [join(import.meta.dirname, 'main.ts')],
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
writeFileSync(join(dist, 'THIRD-PARTY.txt'), notices(Object.keys(metafile.inputs)));
writeFileSync(join(dist, contentFile), JSON.stringify(content));
