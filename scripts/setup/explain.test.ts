import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cacheDir, root } from './paths.mjs';

mkdirSync(cacheDir, { recursive: true });
const folder = mkdtempSync(join(cacheDir, 'explain-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What programs say that are run one after the other. */
function run(...sources: readonly string[]) {
  const files = sources.map((source, index) => {
    const file = join(folder, `program-${index}.ts`);
    writeFileSync(file, source);
    return file;
  });
  const program = ['--import', 'tsx', join(root, 'scripts/run-plainly.mjs'), ...files];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr: stderr.replaceAll(relative(root, folder), 'FOLDER') };
}

it('a source that cannot be read is told with its file and line, and no stack', () => {
  writeFileSync(join(folder, 'data.ts'), 'export const data = {\n};\n}\n');
  expect(run("import './data.ts';")).toEqual({
    status: 1,
    stdout: '',
    stderr: '\n✗ FOLDER/data.ts:3: Unexpected "}"\n',
  });
});

it('a name in a list of data that nothing defines is told with its file and line, and no stack', () => {
  writeFileSync(join(folder, 'data.ts'), 'export const data = {\n  evidence: archivd,\n};\n');
  expect(run("import './data.ts';").stderr).toBe(
    '\n✗ FOLDER/data.ts:2: Unexpected name archivd, expected one that the file imports or defines\n',
  );
});

it('a sentence of the project is told without a stack, and a mistake of its code with one', () => {
  const sentence = 'Unexpected color green, expected one such as #0b665c';
  for (const each of [sentence, `site/config/platform.ts:7: ${sentence}`])
    expect(run(`throw new Error(${JSON.stringify(each)});`).stderr).toBe(`\n${each}\n`);
  expect(run('const none: any = undefined; none.color;').stderr).toMatch(/TypeError: .*\n +at .*program-0\.ts/);
});

it('programs run in their order, until one fails', () => {
  const programs = ["console.log('one');", "console.log('two'); process.exitCode = 3;", "console.log('three');"];
  expect(run(...programs)).toEqual({ status: 3, stdout: 'one\ntwo\n', stderr: '' });
});
