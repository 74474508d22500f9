import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { Failure } from './failure.ts';
import { directoryWith, type Ended, runCli } from './testing/run-cli.ts';
import { readTheme } from './theme-file.ts';

const starter = readFileSync(new URL('../../starter/starter-theme.html', import.meta.url), 'utf8');
const wrong =
  '<p>{block:Items}{ItemTitel}{/block:Items}</p>\n{block:Hidden}<meta name="color:Main" content="#00c" label="Main">' +
  '<meta name="select:Size" content="s" title="Small"><meta name="select:Size" content="l" title="Large">{/block:Hidden}\n' +
  '<b style="color:{color:Main}">{select:Size}</b>{block:Items}{ ItemTitle }{/block:Items}\n';
const japanese = {
  shiftJis: Uint8Array.from([0x3c, 0x70, 0x3e, 0x82, 0xb1, 0x82, 0xf1, 0x82, 0xc9, 0x82, 0xbf, 0x82, 0xcd]),
  eucJp: Uint8Array.from([0x3c, 0x70, 0x3e, 0xa4, 0xb3, 0xa4, 0xf3, 0xa4, 0xcb, 0xa4, 0xc1, 0xa4, 0xcf]),
};
const folder = directoryWith({
  'starter.html': starter,
  'wrong.html': wrong,
  'fixable.html': `\ufeff${wrong}`,
  'utf16.html': Buffer.from(`\ufeff${wrong}`, 'utf16le'),
  'utf16-no-mark.html': Buffer.from(wrong, 'utf16le'),
  'sjis.html': japanese.shiftJis,
  'euc.html': japanese.eucJp,
  'latin1.html': Buffer.from('<p>\ncaf\xe9 \n', 'latin1'),
  'mixed.html': '<p>{block:Items}{ ItemTitle }{/block:Items}</p>',
  'tumblr.html':
    '<h1>{Title}</h1>{block:Posts}{block:Text}{Body}{/block:Text}{block:Photo}{PhotoURL-500}{/block:Photo}{/block:Posts}',
  'picture.png': Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0]),
});
mkdirSync(join(folder.path, 'themes'));
afterAll(() => folder.remove());

const cli = (...args: string[]): Promise<Ended> => runCli(args, folder.path);

describe.concurrent('check', { timeout: 60_000 }, () => {
  it('shows each finding in its place, the sum, and ends with 1 on errors', async () => {
    const { code, stdout, stderr } = await cli('check', 'wrong.html', '--fragment');
    expect(code).toBe(1);
    expect(stderr).toBe('');
    expect(stdout).toContain('wrong.html:1:17 ');
    expect(stdout).toContain(
      '> 1 | <p>{block:Items}{ItemTitel}{/block:Items}</p>\n      |                 ^^^^^^^^^^^',
    );
    expect(stdout).toContain('http://localhost:3000/template/guideline/check_list#rule-broken-tag');
    expect(stdout).toMatch(
      /\n\d+ errors?, \d+ warnings?, \d+ notes? in 1 file\.\n\d of them can be put right with --fix\.\n$/,
    );
    expect(stdout).not.toContain('\u001b');
  });

  it('finds nothing in the starter theme, and ends with 0', async () => {
    expect(await cli('check', 'starter.html')).toEqual({ code: 0, stdout: 'Nothing found in 1 file.\n', stderr: '' });
  });

  it('refuses what is no theme, says what it seems to be, and writes nothing', async () => {
    const before = readFileSync(join(folder.path, 'mixed.html'), 'utf8');
    const { code, stdout, stderr } = await cli('check', 'mixed.html', 'tumblr.html', '--fix');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Unexpected content of tumblr.html, expected a theme. This looks like a Tumblr theme');
    expect(readFileSync(join(folder.path, 'mixed.html'), 'utf8')).toBe(before);
  });

  it('adds what matters for a sale in the profile market', async () => {
    const { stdout } = await cli('check', 'starter.html', '--profile', 'market', '--format', 'json');
    const rules = JSON.parse(stdout).files[0].findings.map(({ rule }: { rule: string }) => rule);
    expect(rules.every((rule: string) => ['app-support', 'theme-name'].includes(rule))).toBe(true);
    expect((await cli('check', 'starter.html', '--profile', 'sale')).code).toBe(2);
  });

  it('writes fixes, keeps the byte order mark, and reports what is left', async () => {
    const { stdout } = await cli('check', 'fixable.html', '--fragment', '--fix');
    expect(stdout).toContain('2 fixes written.');
    expect(stdout).toContain('Missing label of design option select:Size');
    const written = readFileSync(join(folder.path, 'fixable.html'), 'utf8');
    const right = wrong.replace('{ItemTitel}', '{ItemTitle}').replace('{ ItemTitle }', '{ItemTitle}');
    expect(written).toBe(`\ufeff${right}`);
  });

  it('reports as JSON, with places and addresses', async () => {
    const { stdout } = await cli(
      'check',
      'wrong.html',
      'starter.html',
      '--fragment',
      '--format=json',
      '--docs',
      'https://docs.example',
    );
    const { totals, files } = JSON.parse(stdout);
    expect(files.map(({ file }: { file: string }) => file)).toEqual(['wrong.html', 'starter.html']);
    expect(totals.errors).toBeGreaterThan(0);
    const broken = files[0].findings.find(({ rule }: { rule: string }) => rule === 'broken-tag');
    expect(broken).toMatchObject({
      severity: 'error',
      start: { line: 3, column: 61 },
      help: 'https://docs.example/template/guideline/check_list#rule-broken-tag',
      fix: [{ text: '{ItemTitle}' }],
    });
  });

  it('reports as SARIF 2.1.0, with the rule, the region and the fix of each result', async () => {
    const { stdout } = await cli('check', 'wrong.html', '--fragment', '--format', 'sarif');
    const { version, runs } = JSON.parse(stdout);
    const [{ tool, results }] = runs;
    expect(version).toBe('2.1.0');
    const result = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'broken-tag');
    expect(tool.driver.rules[result.ruleIndex].id).toBe('broken-tag');
    expect(result.level).toBe('error');
    expect(result.locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: 'wrong.html', uriBaseId: 'WORKING_DIRECTORY' },
      region: { startLine: 3, startColumn: 61, endLine: 3, endColumn: 74 },
    });
    expect(result.fixes[0].artifactChanges[0].replacements[0].insertedContent.text).toBe('{ItemTitle}');
  });

  it('reads standard input', async () => {
    const { code, stdout } = await runCli(
      ['check', '-', '--fragment'],
      folder.path,
      '{block:Items}{ItemTitel}{/block:Items}',
    );
    expect(stdout).toContain('<stdin>:1:14');
    expect(code).toBeLessThan(2);
  });

  it('prints the checks for people', async () => {
    const { code, stdout } = await cli('check', '--manual');
    expect(code).toBe(0);
    expect(stdout).toContain('  [ ] The layout is responsive');
  });
});

describe.concurrent('files that are no theme', { timeout: 60_000 }, () => {
  it.each([
    ['none.html', 'Unexpected file none.html, expected one that exists: there is none of that name.'],
    ['themes', "Unexpected directory themes, expected a file: name the theme's HTML file in it."],
    ['picture.png', 'Unexpected picture.png, expected the text of a theme: this is a PNG picture.'],
    ['utf16.html', 'Unexpected encoding UTF-16 of utf16.html, expected UTF-8'],
    ['utf16-no-mark.html', 'Unexpected encoding UTF-16 of utf16-no-mark.html, expected UTF-8'],
    ['sjis.html', 'Unexpected encoding Shift_JIS of sjis.html, expected UTF-8'],
    ['euc.html', 'Unexpected encoding EUC-JP of euc.html, expected UTF-8'],
    ['latin1.html', 'Unexpected bytes in line 2 of latin1.html, expected UTF-8'],
  ])('%s is refused in words', async (file, message) => {
    const refused: unknown = await readTheme(join(folder.path, file)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Failure);
    expect(`${refused}`.replaceAll(`${folder.path}/`, '')).toContain(message);
  });

  it('end the command with 2 and a message, not with a trace', async () => {
    expect(await cli('check', 'starter.html', 'none.html')).toEqual({
      code: 2,
      stdout: 'Nothing found in 1 file.\nNot checked: none.html.\n',
      stderr: 'Unexpected file none.html, expected one that exists: there is none of that name.\n',
    });
  });
});

describe.concurrent('words that do not fit', { timeout: 60_000 }, () => {
  it.each([
    [['check'], 'Unexpected end, expected a file'],
    [['check', 'wrong.html', '--fxi'], 'Unexpected flag --fxi, expected --fix.'],
    [['check', 'wrong.html', '--format'], 'Unexpected end after --format, expected its value.'],
    [
      ['check', 'wrong.html', '--format', 'xml'],
      'Unexpected --format xml, expected one of human, json, sarif, github, line.',
    ],
    [['check', '-', '--fix'], 'Unexpected --fix with standard input, expected a file to write to.'],
    [['render', 'wrong.html', '--page', 'itme'], 'Unexpected --page itme, expected item.'],
    [['render', 'wrong.html', '--item', 'soldout'], 'Unexpected --item soldout, expected sold-out.'],
    [['render', 'wrong.html', '--apps', 'sale,labels'], 'Unexpected --apps labels, expected label.'],
    [['render', 'wrong.html', '--option', 'color:Mian=red'], 'Unexpected --option color:Mian, expected color:Main.'],
    [['render', 'wrong.html', '--option', 'select:Size=m'], 'Unexpected --option select:Size=m, expected one of s, l.'],
    [['render', 'wrong.html', 'starter.html'], 'Unexpected starter.html, expected one file'],
    [['preview', 'wrong.html', '--port', '70000'], 'Unexpected --port 70000, expected a whole number from 0 to 65535.'],
    [['tags', 'ItemTitel'], 'Unexpected tag ItemTitel, expected {ItemTitle}.'],
  ])('%j', async ([name, ...args], message) => {
    const command = await commands.find((each) => each.name === name)?.load();
    const refused: unknown = await command
      ?.run(args.map((arg) => (arg.endsWith('.html') ? join(folder.path, arg) : arg)))
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Failure);
    expect(`${refused}`.replaceAll(`${folder.path}/`, '')).toContain(message);
  });

  it('end the command with 2 and a message', async () => {
    const { code, stdout, stderr } = await cli('chek');
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: 'Unexpected command chek, expected check.\n',
    });
  });
});

describe.concurrent('render', { timeout: 60_000 }, () => {
  it('prints a page with the item, the language and the options that are asked for', async () => {
    const { code, stdout } = await cli(
      'render',
      'starter.html',
      '--page',
      'item',
      '--item',
      'sold-out',
      '--lang',
      'en',
    );
    expect(code).toBe(0);
    expect(stdout).toContain('Enamel mug');
    expect(stdout).toContain('Ask about a restock');
    const { stdout: japanese } = await cli('render', 'starter.html', '--page', 'item', '--item', 'sold-out');
    expect(japanese).toContain('ホーローマグ');
    const { stdout: colored } = await cli(
      'render',
      'wrong.html',
      '--option',
      'color:Main=#c00',
      '--option',
      'select:Size=l',
    );
    expect(colored).toContain('<b style="color:#c00">l</b>');
  });

  it('installs the app that shows the state of the item', async () => {
    const sale = ['render', '-', '--page', 'item', '--item', 'sale'];
    const { stdout } = await runCli(sale, folder.path, '{block:HasItemProperPrice}reduced{/block:HasItemProperPrice}');
    expect(stdout).toBe('reduced');
  });
});

describe.concurrent('tags', { timeout: 60_000 }, () => {
  it('explains one, with the number of a family or without', async () => {
    const { stdout } = await cli('tags', '{ItemImage3URL-640}');
    expect(stdout).toContain('{ItemImage[1-20]URL-640}\n');
    expect(stdout).toContain('http://localhost:3000/template/syntax/item#ItemImage-1-20-URL-640');
  });

  it('calls a tag deprecated only where a source does', async () => {
    const [deprecated, replaced] = await Promise.all([
      cli('tags', '{ContactContentsTag}'),
      cli('tags', '{PrivacyContentsTag}'),
    ]);
    expect(deprecated.stdout).toMatch(/Deprecated +2022-03 /);
    expect(replaced.stdout).toMatch(
      /Replaced +Newer stock themes do not have it\. Use \{PageContents\}\. \(inferred\)/,
    );
    expect(replaced.stdout).not.toContain('Deprecated');
  });

  it('says what to write instead of a name that is no tag', async () => {
    const { stdout } = await cli('tags', '{ItemLink}');
    expect(stdout).toContain('{ItemLink} is not a tag');
    expect(stdout).toContain('{ItemPageURL}\n');
  });

  it('finds by words, and lists all', async () => {
    const [found, all] = await Promise.all([cli('tags', 'sales', 'period'), cli('tags')]);
    expect(found.stdout).toContain('{block:ItemWatingForSale}');
    expect(found.stdout).not.toContain('{PageTitle}');
    expect(all.stdout).toContain('{PageTitle}');
    const { stdout: japanese } = await cli('tags', 'カート');
    expect(japanese).toContain('{lang:AddToCart}');
    expect(japanese).not.toContain('{PageTitle}');
  });
});

it('takes files from where the person stands when npm has changed the directory; colors when asked for', async () => {
  const environment = { INIT_CWD: folder.path, FORCE_COLOR: '1' };
  const { stdout } = await runCli(['check', 'starter.html'], process.cwd(), '', environment);
  expect(stdout).toBe('\u001b[32mNothing found in 1 file.\u001b[39m\n');
}, 60_000);

it('explains itself, and each command', async () => {
  const { code, stdout } = await cli('--help');
  expect(code).toBe(0);
  for (const { name, load } of commands) {
    const { help } = await load();
    expect(stdout).toContain(`\n  ${name} `);
    expect(help).toMatch(new RegExp(`^Usage: shop-template ${name} `));
    expect((await cli(name, '--help')).stdout).toBe(help);
  }
}, 60_000);

it('names itself so that npm adds no lines to what goes into a file', async () => {
  const { stdout } = await runCli(['render', '--help'], folder.path, '', { npm_lifecycle_event: 'template' });
  expect(stdout).toMatch(/^Usage: npm run -s template -- render FILE/);
}, 60_000);
