import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { directoryWith } from '../../cli/testing/run-cli.ts';

const hasNeovim = spawnSync('nvim', ['--version']).status === 0;
if (!hasNeovim) console.warn('Neovim is not installed: its visit to a theme is skipped.');
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

it.skipIf(!hasNeovim)(
  'serves Neovim: findings, a fix, completion without a stray brace, hover',
  { timeout: 120_000 },
  () => {
    const folder = directoryWith({ 'theme.html': '<p>{ ShopName }</p>{ShopId}\n<p>\n\n</p>\n' });
    const command = [process.execPath, '--import', tsx, file('../../cli/main.ts'), 'language-server', '--stdio'];
    const { stdout, stderr } = spawnSync(
      'nvim',
      ['--headless', '-u', 'NONE', '-i', 'NONE', 'theme.html', '-c', `luafile ${file('visit.lua')}`],
      {
        cwd: folder.path,
        encoding: 'utf8',
        timeout: 100_000,
        env: { PATH: process.env.PATH, HOME: folder.path, TERM: 'dumb', VISIT_COMMAND: JSON.stringify(command) },
      },
    );
    folder.remove();
    const said: Record<string, unknown> = Object.fromEntries(
      stdout
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line))
        .map(({ what, value }) => [what, value]),
    );
    expect(said.trouble, stderr).toBeUndefined();
    expect(said).toMatchObject({
      findings: [{ code: 'broken-tag', line: 0, message: expect.stringContaining('{ShopName}') }],
      fixed: { title: 'Replace { ShopName } by {ShopName}', text: '<p>{ShopName}</p>{ShopId}\n<p>\n\n</p>' },
      menu: ['{ShopName}'],
      completed: '<p>{ShopName}',
      'in braces': '<p>{ShopName}</p>',
      stopped: true,
    });
    expect(String(said.hover)).toContain('**`{ShopName}`**');
  },
);
