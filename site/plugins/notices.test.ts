import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadedPlugin } from '@docusaurus/types';
import { expect, it, onTestFinished } from 'vitest';
import webpack from 'webpack';
import { thirdPartyNotices } from './notices.ts';

type Configure = (config: object, isServer: boolean) => { plugins: object[] };

it('the licenses of what is bundled for readers stand beside the pages, and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'notices-of-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'client.js': "import 'braid/braid.css'; import { knot } from 'knot'; console.log(knot);",
    'server.js': "import { twine } from 'twine'; console.log(twine);",
    'node_modules/braid/package.json': '{ "name": "braid", "version": "3.0.0" }',
    'node_modules/braid/braid.css': 'b { color: red }',
    'node_modules/braid/LICENSE': 'Copyright Cid\n',
    'node_modules/knot/package.json':
      '{ "name": "knot", "version": "1.2.0", "type": "module", "exports": "./knot.js" }',
    'node_modules/knot/knot.js': 'export const knot = 1;',
    'node_modules/knot/LICENSE': 'Copyright Ann\n',
    'node_modules/twine/package.json':
      '{ "name": "twine", "version": "2.0.0", "type": "module", "exports": "./twine.js" }',
    'node_modules/twine/twine.js': 'export const twine = 2;',
    'node_modules/twine/LICENSE': 'Copyright Ben\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const plugin = thirdPartyNotices();
  for (const side of ['client', 'server']) {
    const { plugins } = (plugin.configureWebpack as unknown as Configure)({}, side === 'server');
    const options = {
      mode: 'production',
      context: folder,
      entry: `./${side}.js`,
      output: { path: folder },
      module: { rules: [{ test: /\.css$/, type: 'asset/source' }] },
      plugins,
    };
    await new Promise((resolve) => webpack(options as webpack.Configuration).run(resolve));
  }
  await plugin.postBuild?.({ outDir: folder } as unknown as Parameters<NonNullable<LoadedPlugin['postBuild']>>[0]);
  expect(readFileSync(join(folder, 'THIRD-PARTY.txt'), 'utf8')).toBe(
    `This site contains:\n\nbraid 3.0.0\n\nCopyright Cid\n\n${'-'.repeat(40)}\n\nknot 1.2.0\n\nCopyright Ann\n`,
  );
});
