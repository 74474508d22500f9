import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { smallFiles } from './small-files.ts';

it('what is large is not read into memory, and neither is what is no file', () => {
  const root = mkdtempSync(join(tmpdir(), 'small-files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'small'), Buffer.alloc(256 * 1024));
  writeFileSync(join(root, 'large'), Buffer.alloc(256 * 1024 + 1));
  const read = smallFiles(root);
  expect(['small', 'large', '.', 'none'].map((name) => read(name)?.content.length)).toEqual([
    256 * 1024,
    undefined,
    undefined,
    undefined,
  ]);
});
