import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@docusaurus/faster';
import { expect, onTestFinished, test } from 'vitest';
import { stableMinimizers } from './stable-runtime.ts';

type Styles = InstanceType<typeof rspack.LightningCssMinimizerRspackPlugin>;
type Minimizers = InstanceType<typeof rspack.SwcJsMinimizerRspackPlugin>[];

/** What a bundle is minified to whose text holds these hashes, with `HASH` in their place. */
async function minified(name: string, hashes: string, minimizer: (Minimizers[number] | Styles)[]): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'runtime-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const entry = join(dir, 'entry.js');
  writeFileSync(
    entry,
    `function join(front, back) { const first = String(front); const second = String(back); return first + second + first; }
     globalThis.name = (one, two, three) => join(one, three) + join(two, one) + '${hashes}';`,
  );
  await new Promise<void>((done, fail) => {
    rspack(
      {
        mode: 'production',
        devtool: false,
        entry,
        output: { path: dir, filename: `${name}.js` },
        optimization: { minimizer },
      },
      (error: Error | null) => (error ? fail(error) : done()),
    );
  });
  return readFileSync(join(dir, `${name}.js`), 'utf8').replace(hashes, 'HASH');
}

const stock = (): Minimizers => [new rspack.SwcJsMinimizerRspackPlugin({})];
const someHashes = 'abababab'.repeat(20);
const otherHashes = 'tztztztz'.repeat(20);

test('the runtime is the same in a first build and a later one, whose hashes differ while it is minified', async () => {
  const names = (minimizer: Minimizers) =>
    Promise.all([someHashes, otherHashes].map((hashes) => minified('runtime~main', hashes, minimizer)));
  const [first, later] = await names(stableMinimizers(stock()));
  expect(later).toBe(first);
  const [stockFirst, stockLater] = await names(stock());
  expect(stockLater).not.toBe(stockFirst);
});

test('other scripts have short names, and other minimizers stay', async () => {
  const other = new rspack.LightningCssMinimizerRspackPlugin({});
  const minimizers = stableMinimizers<Minimizers[number] | typeof other>([...stock(), other]);
  expect(minimizers).toContain(other);
  expect(await minified('main', someHashes, minimizers)).not.toContain('second');
});
