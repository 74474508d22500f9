import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  CodeActionRequest,
  CompletionResolveRequest,
  DefinitionRequest,
  DidCloseTextDocumentNotification,
  DidSaveTextDocumentNotification,
  DocumentFormattingRequest,
  DocumentHighlightKind,
  DocumentHighlightRequest,
  DocumentLinkRequest,
  FoldingRangeRequest,
  HoverRequest,
  LinkedEditingRangeRequest,
  type Location,
  PrepareRenameRequest,
  type Range,
  ReferencesRequest,
  RenameRequest,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { check } from '../check/check.ts';
import { numberRange } from '../check/rules/number-range/index.ts';
import { outsideBlock } from '../check/rules/outside-block/index.ts';
import { unclosedBlock } from '../check/rules/unclosed-block/index.ts';
import { unknownBlock } from '../check/rules/unknown-block/index.ts';
import { unknownVariable } from '../check/rules/unknown-variable/index.ts';
import { wrongPage } from '../check/rules/wrong-page/index.ts';
import { directoryWith, startCli } from '../cli/testing/run-cli.ts';
import { accepted, connect, edited, type TestClient } from './testing.ts';

const starter = readFileSync(new URL('../../starter/starter-theme.html', import.meta.url), 'utf8');
const docs = 'https://docs.example/shop/';
let client: TestClient;
let plain: TestClient;

beforeAll(async () => {
  const start = (...args: string[]) => startCli(['language-server', '--stdio', ...args], tmpdir());
  client = await connect(start('--docs', docs), {
    textDocument: { completion: { completionItem: { snippetSupport: true } } },
  });
  plain = await connect(startCli(['language-server', '--stdio'], tmpdir(), { SHOP_DOCS_URL: '' }), {});
});
afterAll(async () => {
  await client.stop();
  await plain.stop();
});

it('ends when the editor has closed its input, also while the program of the editor goes on', async () => {
  const server = startCli(['language-server', '--stdio'], tmpdir());
  onTestFinished(() => void server.kill('SIGKILL'));
  await connect(server, {});
  server.stdin?.end();
  expect(await once(server, 'exit')).toEqual([0, null]);
});

const labels = async (marked: string) => (await client.completions(marked)).map(({ label }) => label);
/** The text after a completion, by its label, is accepted. */
async function complete(marked: string, label: string, by = client): Promise<string> {
  const item = (await by.completions(marked)).find((each) => each.label === label);
  if (!item) throw new Error(`Nothing called ${label} is offered.`);
  return accepted(marked.replace('|', ''), item);
}
/** What stands at the places of an answer. */
const textAt = (text: string, ranges: readonly { range: Range }[]) =>
  ranges.map(({ range }) => TextDocument.create('', '', 1, text).getText(range));

describe('findings', () => {
  it('come for documents that lie nowhere on this machine, and the server goes on', async () => {
    for (const uri of ['file://server/share/a.html', 'file:///a%2Fb.html', 'untitled:Untitled-1', 'no address']) {
      client.open('{ItemTitel}', uri);
      const { diagnostics } = await client.diagnostics(uri);
      expect([uri, diagnostics.map(({ code }) => code)]).toEqual([uri, ['unknown-variable']]);
    }
  });
  it('come with the rule, its page and a fix', async () => {
    const { uri, text } = client.open('<p>{ItemTitel}</p>{block:Items}{ ItemPrice }{/block:Items}');
    const { diagnostics } = await client.diagnostics(uri);
    expect(diagnostics.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      ['unknown-variable', 1, 'Unexpected variable {ItemTitel}, expected {ItemTitle}'],
      ['broken-tag', 1, expect.stringContaining('{ItemPrice}')],
    ]);
    expect(textAt(text, diagnostics)).toEqual(['{ItemTitel}', '{ ItemPrice }']);
    expect(diagnostics[0]?.codeDescription?.href).toBe(
      'https://docs.example/shop/template/guideline/check_list#rule-unknown-variable',
    );
    const [second] = diagnostics.slice(1);
    if (!second) throw new Error('no second finding');
    const actions = await client.connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri },
      range: second.range,
      context: { diagnostics: [second], only: ['quickfix'] },
    });
    const [action] = actions ?? [];
    if (!action || !('edit' in action)) throw new Error('no quick fix');
    expect(action).toMatchObject({ title: 'Replace { ItemPrice } by {ItemPrice}', isPreferred: true });
    expect(edited(text, action.edit?.changes?.[uri] ?? [])).toBe(text.replace('{ ItemPrice }', '{ItemPrice}'));
    const all = await client.connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri },
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      context: { diagnostics: [], only: ['source.fixAll'] },
    });
    expect(all?.map(({ title }) => title)).toEqual(['Apply all safe fixes of the theme']);
  });

  it('follow the text as the author types', async () => {
    const { uri } = client.open('<p>{ItemTitel}</p>{ShopName}');
    expect((await client.diagnostics(uri)).diagnostics).not.toEqual([]);
    await client.change(uri, 2, '<p>{ShopName}</p>');
    expect((await client.diagnostics(uri, 2)).diagnostics).toEqual([]);
  });

  it('are looked for when the author rests, and not at each key', async () => {
    const { uri } = client.open('{ItemTitel}');
    const keys = 60;
    for (let version = 2; version <= keys; version += 1) await client.change(uri, version, `{ItemTitel} ${version}`);
    await client.diagnostics(uri, keys);
    await setTimeout(500); // what was yet to come has come
    expect(client.timesTold(uri)).toBeLessThan(keys / 4);
  });

  it('are those of the file as it is now when it is opened again', async () => {
    const { uri } = client.open('{ItemTitel}');
    await client.diagnostics(uri);
    const textDocument = { uri };
    await client.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument });
    await vi.waitFor(() => expect(client.lastTold(uri)).toEqual([]));
    client.open('{ShopNane}', uri);
    await vi.waitFor(() =>
      expect(client.lastTold(uri).map(({ message }) => message)).toEqual([
        'Unexpected variable {ShopNane}, expected {ShopName}',
      ]),
    );
  });

  it('are none of a file that is closed while it is checked', async () => {
    const folder = `file:///${'a/'.repeat(1500)}`; // the settings of its project are looked for for a while
    const { uri } = client.open('{ItemTitel}', `${folder}closed.html`);
    const textDocument = { uri };
    await client.connection.sendRequest(FoldingRangeRequest.type, { textDocument });
    await client.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument });
    const { uri: other } = client.open('{ItemTitel}', `${folder}other.html`);
    await client.diagnostics(other);
    expect(client.lastTold(uri)).toEqual([]);
  });

  it('are those of a whole theme where the text is one, and none in what is no theme', async () => {
    const whole = client.open('<!doctype html><html><body>{ShopName}</body></html>');
    expect((await client.diagnostics(whole.uri)).diagnostics.map(({ code }) => code)).toContain('required-tag');
    const other = client.open('<!doctype html><html><body>{{ product.title }}{% if x %}{% endif %}</body></html>');
    expect((await client.diagnostics(other.uri)).diagnostics).toEqual([]);
    const page = client.open('<!doctype html><html><body><h1>A page</h1></body></html>');
    expect((await client.diagnostics(page.uri)).diagnostics).toEqual([]);
  });

  it('follow the configuration of the project', async () => {
    const folder = directoryWith({ 'shop-template.json': '{ "rules": { "unknown-variable": "off" } }' });
    const { uri } = client.open('{ShopNane}', pathToFileURL(`${folder.path}/theme.html`).href);
    expect((await client.diagnostics(uri)).diagnostics).toEqual([]);
    writeFileSync(join(folder.path, 'shop-template.json'), '{}');
    await client.connection.sendNotification(DidSaveTextDocumentNotification.type, { textDocument: { uri } });
    await vi.waitFor(() => expect(client.lastTold(uri).map(({ code }) => code)).toEqual(['unknown-variable']));
    folder.remove();
  });

  it('have no link where the address of the site is not known', async () => {
    const { uri } = plain.open('{ShopNane}');
    const [finding] = (await plain.diagnostics(uri)).diagnostics;
    expect(finding).toMatchObject({ code: 'unknown-variable' });
    expect(finding?.codeDescription).toBeUndefined();
    expect(plain.initialized.capabilities.documentLinkProvider).toBeUndefined();
  });
});

describe('completion', () => {
  it('leaves no stray brace, whatever the editor has closed by itself', async () => {
    expect(await complete('{block:Items}<p>{|}</p>{/block:Items}', '{ItemTitle}')).toBe(
      '{block:Items}<p>{ItemTitle}</p>{/block:Items}',
    );
    expect(await complete('<p>{Shop|}</p>', '{ShopName}')).toBe('<p>{ShopName}</p>');
    expect(await complete('<p>{Shop|</p>', '{ShopName}')).toBe('<p>{ShopName}</p>');
    expect(await complete('<p>{Shop|Id}</p>', '{ShopName}')).toBe('<p>{ShopName}</p>');
    expect(await complete('<p>{{Shop|}}</p>', '{ShopName}')).toBe('<p>{ShopName}</p>');
    expect(await complete('<p>Shop|</p>', '{ShopName}')).toBe('<p>{ShopName}</p>');
    expect(await complete('{block:Items}a{/|}', '{/block:Items}')).toBe('{block:Items}a{/block:Items}');
    expect(await complete('<p>{Shop|} text', '{ShopName}', plain)).toBe('<p>{ShopName} text');
    expect(await complete('{|Hello', '{ShopName}')).toBe('{ShopName}Hello');
  });

  it('offers what works there, and nothing else', async () => {
    expect(await labels('{|}'), 'an empty file').toContain('{block:NotLoadItemsPage}');
    const top = await labels('<body><p>{|}</p></body>');
    expect(top).toContain('{ShopName}');
    expect(top).not.toContain('{ItemTitle}');
    expect(await labels('{block:Items}<p>{|}</p>{/block:Items}')).toContain('{ItemTitle}');
    expect(await labels('{block:ItemPage}<p>{|}</p>{/block:ItemPage}')).toContain('{ItemTitle}');
    const about = await labels('{block:AboutPage}{|}{/block:AboutPage}');
    expect(about).toContain('{AboutPageURL}');
    expect(about).not.toContain('{block:ItemPage}');
    expect(about).not.toContain('{NextPageNumber}');
  });

  it('works in styles and scripts, without breaking into code', async () => {
    const theme = (code: string) => `<meta name="color:Main Color" content="#fff" label="x">${code}`;
    expect(await complete(theme('<style>a { color: {col|} }</style>'), '{color:Main Color}')).toBe(
      theme('<style>a { color: {color:Main Color} }</style>'),
    );
    expect(await labels('<script>const next = "{L|}";</script>')).toContain('{LoadItemsPageURL}');
    expect(await labels('<style>a {|}</style>')).toEqual([]);
    expect(await labels('<script>const a = `$' + '{|}`;</script>')).toEqual([]);
    expect(await labels('<script>function f() {|}</script>')).toEqual([]);
    expect(await labels('<style>{block:Nav|}</style>')).toContain('{block:NavColor}');
    expect(await labels('<style>a { color: {|} }</style>')).not.toContain('{BASEMenuTag}');
  });

  it('closes blocks: the innermost that is open', async () => {
    expect((await labels('{block:ItemPage}{block:PurchaseForm}<p>{|'))[0]).toBe('{/block:PurchaseForm}');
    expect(await labels('{block:ItemPage}{block:PurchaseForm}x{/block:PurchaseForm}{/|')).toEqual([
      '{/block:ItemPage}',
    ]);
    expect(await complete('{block:Item|}', '{block:ItemPage}')).toBe('{block:ItemPage}\n\t\n{/block:ItemPage}');
    expect(await complete('<p>{block:ItemP|}</p>', '{block:ItemPage}')).toBe(
      '<p>{block:ItemPage}{/block:ItemPage}</p>',
    );
    expect(await complete('<p>{block:ItemP|}x{/block:ItemPage}</p>', '{block:ItemPage}')).toBe(
      '<p>{block:ItemPage}x{/block:ItemPage}</p>',
    );
    expect(await complete('<p>{block:ItemP|}</p>', '{block:ItemPage}', plain)).toBe('<p>{block:ItemPage}</p>');
  });

  it('knows the options of the theme, and how their blocks spell them', async () => {
    const head = '<meta name="if:Show Price" content="1" label="x"><meta name="image:Hero" content="" label="y">';
    const offered = await labels(`${head}<p>{|}</p>`);
    expect(offered).toEqual(
      expect.arrayContaining([
        '{block:if-Show_Price}',
        '{block:not_if-Show_Price}',
        '{image:Hero}',
        '{block:image-Hero}',
      ]),
    );
    expect(offered).not.toContain('{if:Show Price}');
    expect(offered.some((label) => label.includes('NAME'))).toBe(false);
    expect(await complete(`${head}<img src="{image:|}">`, '{image:Hero}')).toBe(`${head}<img src="{image:Hero}">`);
    expect(await complete('<meta name="|">', 'color:')).toBe('<meta name="color:">');
    expect(await complete('opt|', 'option-select')).toMatch(
      /^<meta name="select:Name" [^\n]+\n<meta name="select:\w*" /,
    );
  });

  it('puts what fits an attribute first', async () => {
    const first = async (marked: string) =>
      (await client.completions(marked)).toSorted((one, other) =>
        (one.sortText ?? '') < (other.sortText ?? '') ? -1 : 1,
      )[0]?.label;
    expect(await first('<a href="|">')).toMatch(/URL\}$/);
    expect(await first('{block:Items}<img src="|">{/block:Items}')).toMatch(/Image/);
    expect(await labels('<p title="{|}">')).not.toContain('{BASEMenuTag}');
    expect(await complete('<a href="|">', '{IndexPageURL}')).toBe('<a href="{IndexPageURL}">');
  });

  it('completes inside values, whatever their quotation marks, and in styles of an element', async () => {
    const head = '<meta name="color:Main" content="#fff" label="x"><meta name="image:Hero" content="" label="y">';
    expect(await complete("<a href='{Ind|}'>", '{IndexPageURL}')).toBe("<a href='{IndexPageURL}'>");
    expect(await complete('<a href={Ind|>', '{IndexPageURL}')).toBe('<a href={IndexPageURL}>');
    expect(await complete('<a href="/x?u={Ind|}&y">', '{IndexPageURL}')).toBe('<a href="/x?u={IndexPageURL}&y">');
    expect(await complete(`${head}<p style="color: {col|}">`, '{color:Main}')).toBe(
      `${head}<p style="color: {color:Main}">`,
    );
    expect(await complete('<body class="a {block:Ind|}">', '{block:IndexPage}')).toBe(
      '<body class="a {block:IndexPage}{/block:IndexPage}">',
    );
    const offered = await client.completions(`${head}<img src="{|}">`);
    const rank = (label: string) => offered.find((each) => each.label === label)?.sortText ?? '';
    expect(rank('{image:Hero}') < rank('{color:Main}'), 'an address before a color').toBe(true);
  });

  it('offers the numbers of a tag, and takes one that is typed', async () => {
    const inItems = (inner: string) => `{block:Items}${inner}{/block:Items}`;
    const item = (await client.completions(inItems('{ItemIm|}'))).find(
      ({ label }) => label === '{ItemImage[1-20]URL-640}',
    );
    expect(item?.textEdit?.newText).toMatch(/^\{ItemImage\$\{1\|1,2,.*,20\|\}URL-640\}/);
    expect(await complete(inItems('{ItemImage7|}'), '{ItemImage7URL-640}')).toBe(inItems('{ItemImage7URL-640}'));
  });

  it('explains an entry when the author looks at it', async () => {
    const item = (await client.completions('{Shop|}')).find(({ label }) => label === '{ShopName}');
    if (!item) throw new Error('no {ShopName}');
    const { documentation } = await client.connection.sendRequest(CompletionResolveRequest.type, item);
    expect(documentation).toMatchObject({ kind: 'markdown', value: expect.stringContaining('**Known:**') });
  });

  it('is silent in comments, and in names of elements and attributes', async () => {
    expect(await labels('<!-- Shop| -->')).toEqual([]);
    expect(await labels('<p Cla|>')).toEqual([]);
    expect(await labels('{% if x %}{% endif %}{{ Shop|')).toEqual([]);
  });
});

describe('hover', () => {
  const hovered = async (marked: string, by = client) => {
    const { uri, position } = by.open(marked);
    const answer = await by.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position });
    return answer && 'kind' in (answer.contents as object) ? (answer.contents as { value: string }).value : null;
  };

  it('says what a tag prints, where, how well that is known, and a sample', async () => {
    const said = await hovered('{block:Items}{Item|Price}{/block:Items}');
    for (const part of ['{ItemPrice}', '**Prints:**', '**Example:**', '**Works:** inside {block:Items}', '**Known:** '])
      expect(said).toContain(part);
    expect(said).toContain('](https://docs.example/shop/template/syntax/item#ItemPrice)');
    expect(await hovered('{ShopN|ame}', plain)).not.toContain('](');
  });

  it('calls a tag deprecated only where a source does', async () => {
    expect(await hovered('{Contact|ContentsTag}')).toContain('- **Deprecated:** ');
    const replaced = await hovered('{Privacy|ContentsTag}');
    expect(replaced).toContain('- **Replaced:** Newer stock themes do not have it. (inferred) Use `{PageContents}`.');
    expect(replaced).not.toContain('Deprecated');
  });

  it('says what an option is', async () => {
    const said = await hovered('<meta name="color:Main" label="Color of links" content="#123456">{color:M|ain}');
    expect(said).toContain('**Main**: design option of the type color');
    expect(said).toContain('Color of links');
    expect(said).toContain('`#123456`');
  });

  it('says nothing of plain text, and why a known mistake is no tag', async () => {
    expect(await hovered('<p>te|xt</p>')).toBeNull();
    expect(await hovered('{Item|Name}')).toContain('is not a tag');
  });
});

describe('options and blocks', () => {
  const theme =
    '<meta name="if:Show Price" label="x" content="1">\n{block:if-Show|_Price}a{/block:if-Show_Price}\n{block:not_if-Show_Price}b{/block:not_if-Show_Price}\n{block:Items}\n{ItemTitle}\n\n{/block:Items}';

  it('lead from a use to the declaration, and from there to all uses', async () => {
    const { uri, text, position } = client.open(theme);
    const params = { textDocument: { uri }, position };
    const found = (await client.connection.sendRequest(DefinitionRequest.type, params)) as Location[];
    expect(textAt(text, found)).toEqual(['Show Price']);
    const uses = await client.connection.sendRequest(ReferencesRequest.type, {
      ...params,
      context: { includeDeclaration: false },
    });
    expect(textAt(text, uses ?? [])).toEqual(['Show_Price', 'Show_Price', 'Show_Price', 'Show_Price']);
  });

  it('rename an option everywhere, in the spelling of each place', async () => {
    const { uri, text, position } = client.open(theme);
    const params = { textDocument: { uri }, position };
    expect(await client.connection.sendRequest(PrepareRenameRequest.type, params)).toMatchObject({
      placeholder: 'Show Price',
    });
    const edit = await client.connection.sendRequest(RenameRequest.type, { ...params, newName: 'Show All Prices' });
    const after = edited(text, edit?.changes?.[uri] ?? []);
    expect(after).toBe(text.replaceAll('Show Price', 'Show All Prices').replaceAll('Show_Price', 'Show_All_Prices'));
    await expect(client.connection.sendRequest(RenameRequest.type, { ...params, newName: 'a"b' })).rejects.toThrow(
      'Unexpected name a"b',
    );
  });

  it.each([
    ['the declaration', /Main (?=Color" label)/],
    ['a style', /Main (?=Color\};)/],
    ['a script', /Main (?=Color\}")/],
    ['an attribute', /Main (?=Color\}'>)/],
    ['a block', /Main(?=_Color\}c)/],
  ])('rename an option in HTML, styles, scripts and attributes, asked in %s', async (_, place) => {
    const source = `<meta name="color:Main Color" label="x" content="#fff">
<style>a { color: {color:Main Color}; }{block:color-Main_Color}b { top: 0 }{/block:color-Main_Color}</style>
<script>const c = "{color:Main Color}";</script>
<p style='color: {color:Main Color}'>{block:not_color-Main_Color}c{/block:not_color-Main_Color}{color:Main}</p>`;
    const { uri, text, position } = client.open(source.replace(place, (found) => `${found}|`));
    const edit = await client.connection.sendRequest(RenameRequest.type, {
      textDocument: { uri },
      position,
      newName: 'Accent of Links',
    });
    expect(edited(text, edit?.changes?.[uri] ?? [])).toBe(
      source.replaceAll('Main Color', 'Accent of Links').replaceAll('Main_Color', 'Accent_of_Links'),
    );
  });

  it('rename all choices of an option', async () => {
    const choice = (name: string) => `<meta name="select:${name}" label="x" title="A" content="a">`;
    const { uri, text, position } = client.open(`${choice('Fo|nt')}${choice('Font')}<p class="{select:Font}">`);
    const params = { textDocument: { uri }, position, newName: 'Type' };
    const edit = await client.connection.sendRequest(RenameRequest.type, params);
    expect(edited(text, edit?.changes?.[uri] ?? [])).toBe(
      `${choice('Type')}${choice('Type')}<p class="{select:Type}">`,
    );
  });

  it('show where else the option or the variable under the cursor stands', async () => {
    const highlighted = async (marked: string) => {
      const { uri, text, position } = client.open(marked);
      const params = { textDocument: { uri }, position };
      const found = (await client.connection.sendRequest(DocumentHighlightRequest.type, params)) ?? [];
      return textAt(text, found).map((name, index) => [name, found[index]?.kind]);
    };
    expect(await highlighted('<meta name="if:Sale" label="x" content="1">{block:if-Sa|le}a{/block:if-Sale}')).toEqual([
      ['Sale', DocumentHighlightKind.Write],
      ['Sale', DocumentHighlightKind.Read],
      ['Sale', DocumentHighlightKind.Read],
    ]);
    expect(await highlighted('<b title="{ShopName}">{Shop|Name}</b>{ShopId}')).toEqual([
      ['{ShopName}', DocumentHighlightKind.Read],
      ['{ShopName}', DocumentHighlightKind.Read],
    ]);
  });

  it('rename both ends of a block', async () => {
    const { uri, text, position } = client.open('{block:HasItems}\n{ItemTitle}\n{/block:Has|Items}');
    const params = { textDocument: { uri }, position };
    const edit = await client.connection.sendRequest(RenameRequest.type, { ...params, newName: '{block:Items}' });
    expect(edited(text, edit?.changes?.[uri] ?? [])).toBe('{block:Items}\n{ItemTitle}\n{/block:Items}');
    await expect(client.connection.sendRequest(RenameRequest.type, { ...params, newName: 'a}<b' })).rejects.toThrow(
      'Unexpected name a}<b',
    );
    const ends = await client.connection.sendRequest(DocumentHighlightRequest.type, params);
    expect(textAt(text, ends ?? [])).toEqual(['{block:HasItems}', '{/block:HasItems}']);
    const linked = await client.connection.sendRequest(LinkedEditingRangeRequest.type, params);
    expect(
      textAt(
        text,
        (linked?.ranges ?? []).map((range) => ({ range })),
      ),
    ).toEqual(['HasItems', 'HasItems']);
    const opened = (await client.connection.sendRequest(DefinitionRequest.type, params)) as Location[];
    expect(textAt(text, opened)).toEqual(['{block:HasItems}']);
    const { uri: other, position: inText } = client.open('<p>te|xt</p>');
    const nothing = { textDocument: { uri: other }, position: inText };
    expect(await client.connection.sendRequest(PrepareRenameRequest.type, nothing)).toBeNull();
  });

  it('fold', async () => {
    const { uri } = client.open(theme);
    const folds = await client.connection.sendRequest(FoldingRangeRequest.type, { textDocument: { uri } });
    expect(folds).toEqual([{ startLine: 3, endLine: 5 }]);
  });
});

it('links tags to their entries, and rules in comments to their pages', async () => {
  const { uri, text } = client.open('{ShopName}<!-- shop-template-disable viewport: no need -->{color:x}');
  const links = await client.connection.sendRequest(DocumentLinkRequest.type, { textDocument: { uri } });
  expect(textAt(text, links ?? [])).toEqual(['{ShopName}', 'viewport']);
  expect(links?.map(({ target }) => target)).toEqual([
    'https://docs.example/shop/template/syntax/shop#ShopName',
    'https://docs.example/shop/template/guideline/check_list#rule-viewport',
  ]);
});

it('formats', async () => {
  const { uri, text } = client.open('<div>\n{ItemTitle}  \n</div>\n');
  const edits = await client.connection.sendRequest(DocumentFormattingRequest.type, {
    textDocument: { uri },
    options: { tabSize: 4, insertSpaces: true },
  });
  expect(edited(text, edits ?? [])).toBe('<div>\n    {ItemTitle}\n</div>\n');
});

it('offers in the starter theme only what the checker accepts there', async () => {
  const asked = [outsideBlock, wrongPage, numberRange, unknownVariable, unknownBlock, unclosedBlock];
  const rules = new Set(asked.map(({ name }) => name));
  const places = [...starter.matchAll(/^ *(?=<(?:p|li|div|ul|section|span|h1)\b)/gm)].map(
    ({ index, 0: indent }) => index + indent.length,
  );
  const chosen = places.filter((_, index) => index % 12 === 0);
  const before = new Set(check(starter).map(({ message }) => message));
  for (const place of chosen) {
    const text = `${starter.slice(0, place)}{}${starter.slice(place)}`;
    const items = await client.completions(`${starter.slice(0, place)}{|}${starter.slice(place)}`);
    expect(items.length).toBeGreaterThan(20);
    for (const item of items.filter((_, index) => index % 9 === 0)) {
      const wrong = check(accepted(text, item)).filter(({ rule, message }) => rules.has(rule) && !before.has(message));
      expect(
        wrong.map(({ message }) => message),
        item.label,
      ).toEqual([]);
    }
  }
});
