import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { directoryWith, runCli, startCli } from './testing/run-cli.ts';

const hostile = '\x1b]0;title\x07\x1b[2J\u202e';
const theme = `<p>{block:Items}{ItemTitel${hostile}}{ItemTitel}{/block:Items}</p> ${hostile}\n`;
const command = '\n::error::injected';
/** What no log and no terminal gets from outside, line breaks apart; and no line that a workflow obeys. */
const obeyed = /[^\P{Cc}\n\t]|[\u2028-\u202e\u2066-\u2069]/u;

it.skipIf(process.platform === 'win32').each(['human', 'json', 'sarif', 'github'])(
  'names and themes speak to no terminal and to no workflow in the format %s',
  { timeout: 120_000 },
  async (format) => {
    const bad = `bad${hostile}${command}.html`;
    const folder = directoryWith({ [`good${hostile}${command}.html`]: theme, [bad]: Buffer.from([0x3c, 0xff, 0xe9]) });
    onTestFinished(folder.remove);
    const failed = await runCli(['check', '--format', format, '.'], folder.path);
    const found = await runCli(
      ['check', '--fragment', '--format', format, `good${hostile}${command}.html`],
      folder.path,
    );
    expect([failed.code, found.code]).toEqual([2, 1]);
    expect(failed.stderr).toContain('bad');
    for (const text of [failed.stdout, failed.stderr, found.stdout, found.stderr]) {
      expect(text).not.toMatch(obeyed);
      expect(text).not.toMatch(/^\s*::error::injected/m);
    }
    if (format === 'json') expect(JSON.parse(found.stdout).files[0].file).toBe(`good${hostile}${command}.html`);
    if (format === 'sarif') {
      const [{ artifacts }] = JSON.parse(found.stdout).runs;
      expect(decodeURIComponent(artifacts[0].location.uri)).toBe(`good${hostile}${command}.html`);
    }
  },
);

it.skipIf(process.platform === 'win32')('the name of a theme speaks to no terminal that previews it', async () => {
  const name = `theme${hostile}${command}.html`;
  const folder = directoryWith({ [name]: readFileSync(new URL('../../starter/starter-theme.html', import.meta.url)) });
  onTestFinished(folder.remove);
  const child = startCli(['preview', name, '--port', '0'], folder.path);
  let said = '';
  while (!said.includes('Ctrl+C')) said += await once(child.stdout ?? child, 'data');
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(said).toMatch(/^Preview of theme/);
  expect(said).not.toMatch(obeyed);
  expect(said).not.toMatch(/^::error/m);
});

it('a theme speaks to no terminal that it is rendered on, and a file gets it as it is', async () => {
  const folder = directoryWith({ 'theme.html': theme });
  onTestFinished(folder.remove);
  const terminal = { NODE_OPTIONS: '--import=data:text/javascript,process.stdout.isTTY=true' };
  const args = ['render', 'theme.html'];
  const shown = await runCli(args, folder.path, '', terminal);
  expect([shown.code, shown.stderr]).toEqual([0, '']);
  expect(shown.stdout).toContain('{ItemTitel');
  expect(shown.stdout).not.toMatch(obeyed);
  expect((await runCli(args, folder.path)).stdout).toContain(hostile);
});

it('the configuration of a project speaks to no terminal that watches it', async () => {
  const folder = directoryWith({ 'theme.html': theme });
  onTestFinished(folder.remove);
  const child = startCli(['check', '--watch', '--fragment', 'theme.html'], folder.path);
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  onTestFinished(() => void child.kill('SIGKILL'));
  await vi.waitFor(() => expect(said).toContain('Ctrl+C'), { timeout: 60_000 });
  writeFileSync(join(folder.path, 'shop-template.json'), JSON.stringify({ [`key${hostile}${command}`]: 1 }));
  await vi.waitFor(() => expect(said).toContain('Unexpected key'), { timeout: 60_000 });
  expect(said).not.toMatch(obeyed);
  expect(said).not.toMatch(/^::error/m);
});

it('a reader who has read enough is no failure', async () => {
  const folder = directoryWith({ 'theme.html': '{ItemTitel}\n'.repeat(5000) });
  onTestFinished(folder.remove);
  const child = startCli(['check', '--fragment', '--format', 'json', 'theme.html'], folder.path);
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  child.stdout?.destroy();
  await once(child, 'close');
  expect(said).toBe('');
});
