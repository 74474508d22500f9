import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { directoryWith, runCli, startCli } from '../testing/run-cli.ts';
import { readTheme } from '../theme-file.ts';

const wrong = '<p>{block:Items}{ItemTitel}{/block:Items}</p>\n';
const right = '<p>{block:Items}{ItemTitle}{/block:Items}</p>\n';
const folder = directoryWith({
  'a.html': wrong,
  'watched.html': wrong,
  'shop-template.json': '{ "files": ["a.html"], "rules": { "unknown-variable": "warning" }, "failLevel": "warning" }',
});
afterAll(() => folder.remove());

it('takes files, rules and the level that fails from the configuration, unless the command line says otherwise', async () => {
  const { code, stdout } = await runCli(['check', '--fragment', '--format', 'github'], folder.path);
  expect([code, stdout]).toEqual([1, expect.stringMatching(/^::warning file=a\.html,line=1,/)]);
  const never = ['check', '--fragment', '--fail-level', 'error', '--rule', 'unknown-variable=note'];
  expect((await runCli(never, folder.path)).code).toBe(0);
}, 60_000);

it('refuses a pipe, which may never end', async () => {
  const pipe = join(folder.path, 'pipe');
  execFileSync('mkfifo', [pipe]);
  await expect(readTheme(pipe)).rejects.toThrow(
    /^Unexpected pipe or device .+, expected a file: use - to read standard/,
  );
});

it('watches: what is new is printed, and trouble does not end it', async () => {
  const file = join(folder.path, 'watched.html');
  const child = startCli(['check', 'watched.html', '--fragment', '--watch'], folder.path);
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  const says = async (text: string) => {
    while (!said.includes(text)) await once(child.stdout ?? child, 'data');
    said = '';
  };
  await says('{ItemTitel}, expected {ItemTitle}');
  writeFileSync(file, right);
  await says('Nothing found in 1 file.\nWatching 1 file.');
  writeFileSync(file, '');
  await says('Unexpected content of watched.html, expected a theme.');
  writeFileSync(file, right);
  await says('Nothing found in 1 file.\nWatching 1 file.');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 60_000);

it('checks the rest when one file is no theme, names that file in every format, and mends none', async () => {
  const files = ['a.html', 'readme.html', 'gone.html'];
  const beside = directoryWith({ 'a.html': wrong, 'readme.html': '# Theme\n\nPrints {ItemTitle}.\n' });
  const run = (...args: string[]) => runCli(['check', ...files, '--fragment', ...args], beside.path);
  const human = await run();
  expect(human).toMatchObject({ code: 2, stdout: expect.stringContaining('a.html:1:17 Unexpected variable') });
  expect(human.stdout).toContain('in 1 file.\nNot checked: readme.html, gone.html.\n');
  expect(human.stderr).toMatch(
    /^Unexpected content of readme\.html, .* \{ItemTitle\} in line 3\.\nUnexpected file gone/,
  );
  const json = await run('--format', 'json');
  expect([json.code, JSON.parse(json.stdout)]).toEqual([
    2,
    expect.objectContaining({
      files: [expect.objectContaining({ file: 'a.html' })],
      refused: [expect.objectContaining({ name: 'readme.html' }), expect.objectContaining({ name: 'gone.html' })],
    }),
  ]);
  const [{ results, invocations }] = JSON.parse((await run('--format', 'sarif')).stdout).runs;
  expect(results).toHaveLength(1);
  expect(invocations[0]).toMatchObject({ executionSuccessful: false, toolExecutionNotifications: [{}, {}] });
  expect((await run('--format', 'github')).stdout).toMatch(/^::error file=readme\.html::/);
  expect(await run('--fix')).toMatchObject({ code: 2, stdout: '' });
  expect((await readTheme(join(beside.path, 'a.html'))).source).toBe(wrong);
  beside.remove();
}, 60_000);
