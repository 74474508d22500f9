import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildBeside } from './build-beside.mjs';

/** A folder in which a build of before stands. */
function withBuild() {
  const parent = mkdtempSync(join(tmpdir(), 'beside-'));
  const folder = join(parent, 'build');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), 'old');
  return { parent, folder, page: () => readFileSync(join(folder, 'index.html'), 'utf8') };
}

async function write(beside: string, text: string): Promise<void> {
  mkdirSync(beside);
  writeFileSync(join(beside, 'index.html'), text);
}

it('the folder changes once what takes its place is whole', async () => {
  const { parent, folder, page } = withBuild();
  const made = await buildBeside(folder, async (beside) => {
    await write(beside, 'new');
    expect(page()).toBe('old');
    return true;
  });
  expect([made, page(), readdirSync(parent)]).toEqual([true, 'new', ['build']]);
});

it('what fails, at its end or on the way, changes nothing and leaves nothing behind', async () => {
  const { parent, folder, page } = withBuild();
  expect(await buildBeside(folder, (beside) => write(beside, 'half').then(() => false))).toBe(false);
  expect([page(), readdirSync(parent)]).toEqual(['old', ['build']]);
  const thrown = buildBeside(folder, async (beside) => {
    await write(beside, 'half');
    throw new Error('no space');
  });
  await expect(thrown).rejects.toThrow('no space');
  expect([page(), readdirSync(parent)]).toEqual(['old', ['build']]);
});

it('what a killed build left behind is not taken for a part of this one', async () => {
  const { folder } = withBuild();
  for (const leftOver of ['next', 'former']) await write(`${folder}.${leftOver}`, 'half');
  await buildBeside(folder, async (beside) => {
    expect(existsSync(beside)).toBe(false);
    await write(beside, 'new');
    return true;
  });
  expect(readdirSync(folder)).toEqual(['index.html']);
});
