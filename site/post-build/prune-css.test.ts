import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFiles } from './built-files.ts';
import { namesInScript } from './extract-names.ts';
import { pageFacts } from './page-facts.ts';
import { createStylePruner, prune } from './prune-css.ts';
import { UsedNames } from './used-names.ts';

function build(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
const sheet = '/assets/css/styles.01234567.css';
function usedIn(pages: readonly string[], scripts: readonly string[], sheets: readonly string[] = []): UsedNames {
  const used = new UsedNames();
  for (const each of pages) used.addPage(pageFacts(each));
  for (const each of scripts) used.addScript(each);
  for (const each of sheets) used.addSheet(each);
  return used;
}
/** Prunes the sheets of a folder for its pages. */
async function pruneCss(folder: string) {
  const paths = builtFiles(folder);
  const styles = createStylePruner(folder, paths);
  for (const path of paths.filter((each) => each.endsWith('.html')))
    styles.addPage(pageFacts(readFileSync(join(folder, path), 'utf8')));
  return styles.write();
}
const page = (body: string) => `<!doctype html><link rel=stylesheet href=${sheet}>${body}`;

describe('prune', () => {
  it('drops a variable of the page that is set again, and what only that one used', async () => {
    const used = usedIn([page('<p class="a">')], []);
    const css =
      ':root{--x:var(--y);--y:1px;--z:3px}@media print{:root{--x:4px}}:root{--x:2px}.a{top:var(--x);left:var(--z)}';
    expect(await prune(css, used)).toBe('@media print{:root{--x:4px}}:root{--x:2px}.a{top:var(--x);left:3px}');
  });
  it('drops what a palette sets where a rule for both palettes sets it later, and what that palette itself sets again', async () => {
    const used = usedIn(
      [page('<p class="a b" style="top:var(--x);left:var(--y)">')],
      ["root.setAttribute('data-theme','dark')"],
    );
    const dark = 'html[data-theme=dark]';
    expect(await prune(`:root{--x:1px}${dark}{--x:2px;--y:3px}:root:root{--x:4px}${dark}{--y:5px}`, used)).toBe(
      `:root:root{--x:4px}${dark}{--y:5px}`,
    );
    expect(await prune(`:root:root{--x:4px}${dark}{--x:2px}`, used)).toBe(`:root:root{--x:4px}${dark}{--x:2px}`);
  });
  it('writes a variable that one place reads into it, unless somebody else may set or read it', async () => {
    const used = usedIn([page('<p class="a b" style="top:var(--inline)">')], []);
    const left = (css: string) => prune(`${css}.b{top:0}`, used);
    expect(await left(':root{--x:1px}.a{top:var(--x)}')).toBe('.a{top:1px}.b{top:0}');
    expect(await left(':root{--y:1px;--x:var(--y)}.a{top:var(--x)}')).toBe('.a{top:1px}.b{top:0}');
    expect(await left(':root{--x:1.5;--y:Georgia,serif}.a{font:1em/var(--x)var(--y);font-family:var(--y)}')).toContain(
      'font:1em/1.5 var(--y)',
    );
    expect(await left(':root{--x:1px}.a{top:var(--x);left:var(--x)}')).toBe('.a{top:1px;left:1px}.b{top:0}');
    for (const kept of [
      ':root{--x:calc(1px + 1em)}.a{top:var(--x);left:var(--x)}',
      ':root{--x:1px}html{--x:2px}.a{top:var(--x)}',
      ':root{--x:1px}.b{--x:2px}.a{top:var(--x)}',
      ':root{--x:1px}.a{top:var(--x,2px)}',
      ':root{--y:1px;--x:var(--y)}.b{--y:2px;left:var(--y)}.a{top:var(--x)}',
      ':root{--inline:1px}.a{top:var(--inline)}',
      ':root{--x:transparent}.a{background:var(--x)}',
      '@media print{:root{--x:1px}}.a{top:var(--x)}',
    ])
      expect(await left(kept), kept).toContain('var(--');
  });
  it('prefixes a decoration for Safari where it is more than a line', async () => {
    const used = usedIn([page('<p class="a b">')], []);
    expect(await prune('.a{text-decoration:none}.b{text-decoration:underline dotted}', used)).toBe(
      '.a{text-decoration:none}.b{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}',
    );
  });

  it('keeps what pages and scripts use, and drops the rest with its variables and keyframes', async () => {
    const css =
      ':root{--used:red;--unused:blue;--inline:1px}.a{color:var(--used)}.b,.c{margin:0}.d:hover{margin:1px}@keyframes spin{to{top:0}}.c{animation:spin 1s}.word{top:0}';
    expect(
      await prune(css, usedIn(['<p class="a" style="left:var(--inline)">c word</p>'], ['f({className:"d e"})'])),
    ).toMatchInlineSnapshot(`":root{--inline:1px}.a{color:red}.d:hover{margin:1px}"`);
  });
  it('lets pages alone decide on a class that only the configuration puts on', async () => {
    const css = '.footer--dark{top:0}';
    const script = 'f({"footer--dark":"dark"===style})';
    expect(await prune(css, usedIn(['<footer class="footer">'], [script]))).toBe('');
    expect(await prune(css, usedIn(['<footer class="footer footer--dark">'], [script]))).toBe(css);
  });
  it('drops fallbacks in front of a variable, unless they are more important', async () => {
    const css = ':root{--x:calc(1px + 1em)}p{left:0;left:var(--x)}b{left:0!important;left:var(--x)}';
    const pages = ['<p><b></b></p>'];
    expect(await prune(css, usedIn(pages, []))).toBe(
      ':root{--x:calc(1px + 1em)}p{left:var(--x)}b{left:var(--x);left:0!important}',
    );
  });
  it('keeps rules for attributes that inline scripts set, whatever value they compute', async () => {
    const css = 'html[data-closed=true] p{display:none}html[data-is-wide] p{top:0}html[data-never] p{top:1px}';
    const script = '<script>r.setAttribute("data-closed",stored()==="yes");r.dataset.isWide=""</script>';
    expect(await prune(css, usedIn([`<p></p>${script}`], []))).toBe(
      'html[data-closed=true] p{display:none}html[data-is-wide] p{top:0}',
    );
  });
  it('keeps rules for the state of any element', async () => {
    const css = ':focus-visible{top:0}::selection{top:1px}';
    expect(await prune(css, usedIn([], []))).toBe(css);
  });
  it('keeps variables and keyframes that other sheets use', async () => {
    const css = ':root{--x:red;--y:red}@keyframes spin{to{top:0}}@keyframes fade{to{top:0}}';
    expect(await prune(css, usedIn([], [], ['.z{color:var(--x);animation:spin 1s}']))).toBe(
      ':root{--x:red}@keyframes spin{to{top:0}}',
    );
  });
  it('takes names from markup inside scripts, but not from their prose', () => {
    expect(namesInScript(`x='<div class="bar peg"></div>';y="row col--6";z="A badge, as they say.";`)).toEqual(
      expect.arrayContaining(['div', 'bar', 'peg', 'row', 'col--6']),
    );
    expect(namesInScript('z="A badge, as they say."')).not.toContain('badge');
  });

  it('takes the names that a script puts together', () => {
    const script = ['x=`item ', '{e?"active":""} ', '{t}`'].join('$');
    expect(namesInScript(script)).toEqual(expect.arrayContaining(['item', 'active']));
  });
  it('reads strings behind a regular expression with a quotation mark', () => {
    const script = String.raw`let i=/["&<>\u{A0}]/gu,s=/^[^']+\/"/;n.className="badge";return/"/.test(a)?b/2:"peg"`;
    expect(namesInScript(script)).toEqual(expect.arrayContaining(['badge', 'peg']));
  });
});

describe('pruneCss', () => {
  it('renames a sheet that changes, and keeps the former one out of the public folders', async () => {
    const folder = build({ 'index.html': page('<p>'), 'a/index.html': page('<i>'), [sheet]: 'p{top:0}.no{top:1px}' });
    const { renamed, before, after } = await pruneCss(folder);
    expect({ before, after }).toEqual({ before: 20, after: 8 });
    const [ofKind = '', name = ''] = readdirSync(join(folder, 'assets/css'));
    expect(name).toMatch(/^styles\.[0-9a-f]{8}\.css$/);
    expect([...renamed]).toEqual([[sheet, `/assets/css/${name}`]]);
    expect(existsSync(join(folder, '.deploy/unpruned-css', name))).toBe(true);
    expect(await pruneCss(folder)).toMatchObject({ before: 8, after: 8, renamed: new Map() });
    expect(readdirSync(join(folder, 'assets/css'))).toEqual([ofKind, name]);
  });
  it('makes a sheet for each kind of page, of what such pages and their inline scripts show, in the order of all', async () => {
    const all = 'p{top:0}.rail{top:1px}.opened{top:2px}.late{top:3px}i{top:4px}';
    const document = (more: string) => page(`<main class="theme-doc-markdown"><p>${more}</main>`);
    const folder = build({
      'index.html': page('<i>'),
      'a/index.html': document(''),
      'search/index.html': `<!doctype html><html class="search-page-wrapper"><link rel=stylesheet href=${sheet}><p>`,
      'b/index.html': document('<a data-rail class="rail"></a><script>x.className="opened"</script>'),
      'assets/js/main.js': 'f({className:"late opened rail"})',
      [sheet]: all,
    });
    const { renamed, ofKinds } = await pruneCss(folder);
    expect(readFileSync(join(folder, renamed.get(sheet) ?? sheet), 'utf8')).toBe(all);
    const sheets = [...ofKinds].map(([kind, names]) => [
      kind,
      readFileSync(join(folder, names.get(sheet) ?? ''), 'utf8'),
    ]);
    expect(Object.fromEntries(sheets)).toEqual({
      page: 'i{top:4px}',
      document: 'p{top:0}',
      'document-rail': 'p{top:0}.rail{top:1px}.opened{top:2px}',
    });
  });
  it('leaves sheets alone that scripts fetch', async () => {
    const late = '/assets/css/7.89abcdef.css';
    const folder = build({ 'index.html': page('<p>'), [late]: '.z{top:0}', 'assets/js/r.js': 'x={7:"89abcdef"}' });
    await pruneCss(folder);
    expect(readFileSync(join(folder, late), 'utf8')).toBe('.z{top:0}');
  });
  it('tells which sheets a page needs that come with a script', () => {
    const late = '/assets/css/7.89abcdef.css';
    const folder = build({ 'index.html': page(''), [late]: '.z{top:0}', 'assets/js/r.js': 'x={7:"89abcdef"}' });
    const styles = createStylePruner(folder, builtFiles(folder));
    expect(styles.addPage(pageFacts(page('<p class="y z">'))).late).toEqual([late]);
    expect(styles.addPage(pageFacts(page('<p class="y">'))).late).toEqual([]);
  });
  it('tells as few of them as have all that the page shows', () => {
    const [both, other, one] = [
      '/assets/css/7.89abcdef.css',
      '/assets/css/8.89abcde0.css',
      '/assets/css/9.89abcde1.css',
    ];
    const folder = build({
      'index.html': page(''),
      [one]: '.z{top:0}',
      [other]: '.z{top:0}.x{top:0}',
      [both]: '.z{top:0}.y{top:1px}',
      'assets/js/r.js': 'x={7:"89abcdef",8:"89abcde0",9:"89abcde1"}',
    });
    const styles = createStylePruner(folder, builtFiles(folder));
    const late = (body: string) => styles.addPage(pageFacts(page(body))).late;
    expect(late('<p class="z">')).toEqual([one]);
    expect(late('<p class="y z">')).toEqual([both]);
    expect(late('<p class="x y z">').toSorted()).toEqual([both, other]);
    expect(styles.addPage(pageFacts(page('<p class="y z">')), (sheet) => sheet !== both).late).toEqual([one]);
  });
});
