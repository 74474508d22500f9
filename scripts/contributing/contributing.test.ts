import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Copy, copyProject } from './copy-project.ts';
import { commandsIn, namesIn, sectionOf } from './guide.ts';

// Each test makes one change of CONTRIBUTING.md in a copy of the project, in files that the guide names and in no other.
let copy: Copy;
beforeAll(() => {
  copy = copyProject();
}, 600_000);
afterAll(() => copy.remove());
afterEach(() => copy.reset());

/** That a change is whole for compiler and linter, and made in files that its section of the guide names. */
function expectWhole(section: string): void {
  expect(copy.complaints()).toBe('');
  const named = namesIn(sectionOf(section));
  const isNamed = (path: string) =>
    path.includes('/generated/') || named.some((name) => `/${path}/`.includes(`/${name}/`));
  expect(copy.changed().filter((path) => !isNamed(path))).toEqual([]);
}

/** What the page of the site shows for a line of Markdown, as JSON of its tree. */
const shown = (page: string, source: string): string =>
  copy.run(
    'site/plugins',
    `import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { reference } from './reference/index.ts';
const processor = unified().use(remarkParse).use(remarkMdx).use(reference);
const file = new VFile({ path: process.cwd() + '/site/docs/${page}.mdx', value: ${JSON.stringify(source)} });
console.log(JSON.stringify(await processor.run(processor.parse(file), file)));`,
  );

const template = 'packages/template/src/cli/main.ts';

test('a parameter: one file of the description, and what is generated from it', () => {
  copy.edit(
    'packages/api/openapi/items.yaml',
    '      - name: fields\n',
    `      - name: color
        in: query
        required: true
        description: Color of the item.
        schema: { type: string, maxLength: 20 }
        example: navy blue
        x-evidence: { level: documented, source: tables-2026 }
      - name: fields
`,
  );
  expect(copy.command('packages/api/src/cli/generate.ts').output).not.toContain('Error');
  expect(shown('api/items/search', '<Reference op="items/search" />')).toContain('Color of the item.');
  const asked = copy.run(
    'packages/api/src',
    `import { createSandbox } from './sandbox/index.ts';
import { credentials } from './sandbox/credentials.ts';
const sandbox = createSandbox({ now: Date.now });
const ask = (query: string) => sandbox.fetch(new Request('https://api.thebase.in/1/items/search?' + query, { headers: { Authorization: 'Bearer ' + credentials.accessToken } }));
console.log((await ask('q=tote')).status, (await ask('q=tote&color=red')).status);`,
  );
  expect(asked.trim()).toBe('400 200');
  const form = copy.run(
    'site/src/components/TryIt',
    `import { compactOperations } from '@shop-docs/api/compact';
import { fromForm, toForm } from './form-values.ts';
import { isMissing } from './rules.ts';
const operation = compactOperations.find(({ page }) => page === 'items/search')!;
const form = toForm(operation, { q: 'tote', color: 'navy' });
console.log(JSON.stringify([fromForm(operation, form).color, isMissing(operation.parameters.find(({ name }) => name === 'color')!, '')]));`,
  );
  expect(JSON.parse(form)).toEqual(['navy', true]);
  expectWhole('Add a parameter');
}, 600_000);

test('an error: its text, the operation that returns it, and how to see it', () => {
  copy.edit(
    'packages/api/openapi/errors.yaml',
    'bad_item_id:\n  summary',
    `sold_item:
  summary: The item was sold, and stays.
  value:
    error: sold_item
    error_description: 販売済みの商品です。
  x-remedy: Hide the item instead.
  x-evidence: { level: documented, source: tables-2026 }
bad_item_id:
  summary`,
  );
  const after = `              invalid_request_token_variant:
                $ref: ./errors.yaml#/invalid_request_token_variant
              invalid_scope:
                $ref: ./errors.yaml#/invalid_scope
              not_post_method:
                $ref: ./errors.yaml#/not_post_method
              no_item_id:
`;
  copy.edit(
    'packages/api/openapi/items.yaml',
    after,
    `              sold_item:\n                $ref: ./errors.yaml#/sold_item\n${after}`,
  );
  expect(copy.command('packages/api/src/cli/generate.ts').status).toBe(0);
  expect(copy.tests('packages/api/src/sandbox/create-sandbox.test.ts')).toMatch(/1 failed/);
  copy.edit(
    'packages/api/src/sandbox/item-error-scenarios.ts',
    "  ['items/delete', 'db_error_delete',",
    "  ['items/delete', 'sold_item', 'Let the platform refuse it.', { item_id: item }, failing('sold_item')],\n  ['items/delete', 'db_error_delete',",
  );
  expect(copy.tests('packages/api/src/sandbox/create-sandbox.test.ts')).not.toMatch(/failed/);
  expect(shown('api/items/delete', '<Reference op="items/delete" />')).toContain('The item was sold, and stays.');
  expectWhole('Add an error');
}, 600_000);

test('a value of an enumeration: the description, and an order that has it', () => {
  const order = 'packages/api/openapi/schemas/order.yaml';
  copy.edit(
    order,
    'unshippable, shipping, dispatched, cancelled ]',
    'unshippable, held, shipping, dispatched, cancelled ]',
  );
  copy.edit(
    order,
    '        unshippable: handling cannot',
    '        held: kept back by the shop\n        unshippable: handling cannot',
  );
  copy.edit(
    order,
    '      x-enum-evidence:\n        unshippable:\n',
    '      x-enum-evidence:\n        held: { level: documented, source: tables-2026 }\n        unshippable:\n',
  );
  const seeds = 'packages/api/src/sandbox/seed-orders.ts';
  const before = "payment: 'paypay', status: 'unshippable', lines: [[5018, 'mug', 1]] },\n";
  const held = "  { key: 'E72A4B6C08D9F154', payment: 'paypay', status: 'held', lines: [[5099, 'mug', 1]] },\n";
  copy.edit(seeds, before, before + held);
  expect(copy.complaints()).toContain('\'"held"\' is not assignable');
  expect(copy.command('packages/api/src/cli/generate.ts').status).toBe(0);
  expect(copy.tests('packages/api/src/sandbox/control.test.ts')).not.toMatch(/failed/);
  expect(shown('api/orders/index', '<Reference op="orders/index" />')).toContain('kept back by the shop');
  expectWhole('Add a value of an enumeration');
}, 600_000);

test('a recipe: one file, its test, and the page that shows it', () => {
  const recipes = 'packages/api/recipes';
  copy.add(
    `${recipes}/show-stock.ts`,
    `import { connect, main } from '@shop-docs/client';

// node show-stock.ts ITEM_ID
await main(import.meta.filename, async () => {
  const [item_id] = process.argv.slice(2);
  if (!/^[1-9]\\d*$/.test(item_id ?? '')) throw new Error('Unexpected arguments, expected: ITEM_ID');
  const { item } = await connect().call('items/detail', { item_id: Number(item_id) });
  console.log(item.stock);
});
`,
  );
  const before = "it('fulfill-order and change-price run as programs', { timeout: 60_000 }, async () => {\n";
  copy.edit(
    `${recipes}/recipes.test.ts`,
    before,
    `it('show-stock runs as a program, and refuses what is no item', { timeout: 60_000 }, async () => {
  expect(await run('show-stock.ts', '1001')).toMatch(/^\\d+\\n$/);
  await expect(run('show-stock.ts', '7')).rejects.toThrow('no_item');
  await expect(run('show-stock.ts')).rejects.toThrow('expected: ITEM_ID');
});

${before}`,
  );
  expect(copy.tests(recipes, 'show-stock')).toMatch(/1 passed/);
  const everyRecipe = () => copy.tests('site/plugins/reference/coverage.test.ts', 'every recipe');
  expect(everyRecipe()).toMatch(/1 failed/);
  const page = 'docs/api/items/detail.mdx';
  const text = copy.read(`site/${page}`);
  copy.add(
    `site/${page}`,
    `${text}\n## Show the stock\n\nThis program prints it.\n\n<Recipe file="show-stock.ts" />\n`,
  );
  expect(everyRecipe()).toMatch(/1 passed/);
  expect(shownFrom(page)).toContain('node show-stock.ts ITEM_ID');
  const last = '- [Change only a price](/api/items/edit#change-price): `change-price.ts`\n';
  const line = '- [Show the stock](/api/items/detail#show-the-stock): `show-stock.ts`\n';
  copy.edit('site/docs/api/index.mdx', last, last + line);
  expect(shownFrom('docs/api/index.mdx')).toContain('/api/items/detail#show-the-stock');
  expectWhole('Add a recipe');
}, 600_000);

test('a tag: its entry, its handler, and what is generated', () => {
  copy.edit(
    'packages/template/src/catalogue/syntax/shop.ts',
    "    {\n      name: '{ShopId}',",
    `    {
      name: '{ShopMotto}',
      kind: 'variable',
      escaping: 'text',
      summary: 'Prints the motto of the shop.',
      prints: 'text',
      sample: 'Made by the sea',
      evidence: documentedShop,
    },
    {
      name: '{ShopId}',`,
  );
  expect(copy.command('packages/template/src/cli/generate.ts').status).toBe(0);
  copy.add('theme.html', '<p>{ShopMotto}</p><p>{ShopMoto}</p>');
  expect(copy.command(template, 'render', 'theme.html').output).not.toContain('Made by the sea');
  copy.edit(
    'packages/template/src/render/tags/shop-tags.ts',
    '  ShopId: ({ shop }) => shop.id,\n',
    "  ShopId: ({ shop }) => shop.id,\n  ShopMotto: () => 'Made by the sea',\n",
  );
  expect(copy.command(template, 'render', 'theme.html').output).toContain('<p>Made by the sea</p>');
  const { output } = copy.command(template, 'check', 'theme.html', '--format', 'json');
  expect(output).toContain('{ShopMoto}');
  expect(output).toContain('{ShopMotto}');
  expect(copy.command(template, 'tags', 'ShopMotto').output).toContain('Prints the motto of the shop.');
  copy.edit('site/docs/template/syntax/shop.mdx', '{ShopDomain} {ShopId}', '{ShopDomain} {ShopMotto} {ShopId}');
  expect(shownFrom('docs/template/syntax/shop.mdx')).toContain('Prints the motto of the shop.');
  expectWhole('Add a tag');
}, 600_000);

test('a checker rule: its folder, its name and its line in the list', () => {
  const rules = 'packages/template/src/check/rules';
  copy.add(
    `${rules}/no-marquee/index.ts`,
    `import type { Rule } from '../../rule.ts';

export const noMarquee: Rule = {
  name: 'no-marquee',
  severity: 'warning',
  summary: 'Moving text cannot be read by everybody.',
  group: 'overall',
  create: (report, { elements }) => ({
    end: () => {
      for (const { name, open } of elements)
        if (name === 'marquee')
          report({ span: open, message: 'Unexpected <marquee>, expected text that stands still' });
    },
  }),
};
`,
  );
  copy.add(
    `${rules}/no-marquee/doc.md`,
    '# Moving text\n\nWrite text that does not move.\n\n```template wrong\n<marquee>Sale</marquee>\n```\n\n```template right\n<p>Sale</p>\n```\n',
  );
  copy.edit(`${rules}/rule-names.ts`, "  'number-range',\n", "  'no-marquee',\n  'number-range',\n");
  copy.edit(
    `${rules}/of-excerpts.ts`,
    "import { numberRange } from './number-range/index.ts';\n",
    "import { noMarquee } from './no-marquee/index.ts';\nimport { numberRange } from './number-range/index.ts';\n",
  );
  copy.edit(`${rules}/of-excerpts.ts`, '  numberRange,\n', '  noMarquee,\n  numberRange,\n');
  copy.add('theme.html', '<marquee>{ShopName}</marquee>');
  expect(copy.command(template, 'check', 'theme.html').output).toContain('Unexpected <marquee>');
  expect(shown('template/guideline/check_list', '<RuleList />')).toContain('Moving text cannot be read by everybody.');
  expectWhole('Add a checker rule');
}, 600_000);

test('a language of samples: its printer, and its lines in the list and its types', () => {
  copy.add(
    'packages/api/src/samples/wget.ts',
    `import type { SampleRequest } from './sample-request.ts';

/** Writes a call of wget. */
export const wget = ({ url }: SampleRequest): string => \`wget -q '\${url}'\`;
`,
  );
  copy.edit(
    'packages/api/src/samples/samples.ts',
    "import type { SampleLanguage } from './sample-request.ts';\n",
    "import type { SampleLanguage } from './sample-request.ts';\nimport { wget } from './wget.ts';\n",
  );
  copy.edit(
    'packages/api/src/samples/samples.ts',
    'render: python },\n',
    "render: python },\n  { id: 'wget', label: 'wget', language: 'bash', render: wget },\n",
  );
  copy.edit('packages/api/src/samples/sample-request.ts', "'curl' | 'javascript'", "'curl' | 'wget' | 'javascript'");
  copy.edit(
    'packages/api/src/samples/run-sample.ts',
    "  php: { command: 'php',",
    "  wget: { command: 'sh', probe: ['-c', 'wget --version'] },\n  php: { command: 'php',",
  );
  copy.edit(
    'packages/api/src/samples/sample-text.test.ts',
    '  curl: {\n    get: [\n',
    `  wget: {
    get: [\`wget -q '\${host}/items?q=a%20b&limit=5'\`],
    post: [\`wget -q '\${host}/items/add'\`],
    page: [\`wget -q '\${host}/oauth/authorize?state=x%20y&scope=read'\`],
  },
  curl: {
    get: [
`,
  );
  expect(shown('api/users/me', '<Endpoint op="users/me" />')).toContain('wget');
  expect(copy.tests('site/src/components/Samples/styles.test.ts')).toMatch(/1 passed/);
  expect(copy.tests('packages/api/src/samples/sample-text.test.ts')).not.toMatch(/failed/);
  expectWhole('Add a language of samples');
}, 600_000);

/** What the page of a source shows, and where its links lead, as JSON of its tree. */
const shownFrom = (source: string): string =>
  copy.run(
    'site/plugins',
    `import { pageFrom } from './reference/note-reference.ts';
console.log(JSON.stringify(await pageFrom(process.cwd() + '/site/${source}')));`,
  );

/** Addresses of the site in the tree of a page, where they lead to a page. */
const linksIn = (tree: string): readonly string[] =>
  [...tree.matchAll(/(?:"url":"|href=\\\\?")(\/[\w./-]*)/g)].map(([, path = '']) => path);

test('a version: one command; links stay in it, and it keeps the reference of its day', () => {
  for (const line of commandsIn(sectionOf('Cut a version'))) expect(copy.shell(line)).toMatchObject({ status: 0 });
  copy.edit(
    'packages/api/openapi/errors.yaml',
    'summary: "`item_id` is not valid, for example because the shop has no such item."',
    'summary: There is no such item.',
  );
  expect(copy.command('packages/api/src/cli/generate.ts').status).toBe(0);
  const [cut, today] = ['versioned_docs/version-1.0.0', 'docs'].map((folder) =>
    shownFrom(`${folder}/api/items/edit.mdx`),
  );
  expect(today).toContain('There is no such item.');
  expect(cut).not.toContain('There is no such item.');
  expect(cut).toContain('is not valid, for example because the shop has no such item.');
  expect(linksIn(today ?? '').length).toBeGreaterThan(20);
  expect(linksIn(cut ?? '')).toEqual(linksIn(today ?? '').map((path) => `/1.0.0${path}`));
  const tags = shownFrom('versioned_docs/version-1.0.0/template/syntax/item.mdx');
  expect(linksIn(tags).length).toBeGreaterThan(10);
  expect(linksIn(tags).filter((path) => !path.startsWith('/1.0.0/'))).toEqual([]);
}, 600_000);

test('a redirect: one line', () => {
  copy.edit(
    'site/config/redirects.ts',
    "  '/design.html'",
    "  '/shop.html': '/template/syntax/shop',\n  '/design.html'",
  );
  const routes = copy.run(
    'site/plugins',
    `import formerAddresses from './redirects/index.ts';
import { routes } from '../../e2e/routes.ts';
const added: string[] = [];
await formerAddresses({ baseUrl: '/' } as never).contentLoaded?.({ actions: { addRoute: ({ path, props }: { path: string; props?: { to?: string } }) => added.push(path + ' ' + props?.to) } } as never);
console.log(added.join('\\n'), routes.includes('/shop.html'));`,
  );
  expect(routes).toContain('/shop.html /template/syntax/shop');
  expect(routes.trim()).toMatch(/true$/);
  expectWhole('Add a redirect');
}, 600_000);

test('a color: its token; the sheets follow, and for the accent the palette and two pictures, which a test asks for', () => {
  copy.edit('site/src/css/tokens.css', '  --shop-accent: #0b665c;', '  --shop-accent: #7a1fa2;');
  expect(copy.tests('site/src/css/tokens.test.ts')).toMatch(/1 failed/);
  copy.edit('site/config/platform.ts', "accent: '#0b665c'", "accent: '#7a1fa2'");
  copy.edit('site/static/img/logo.svg', 'fill="#0b665c"', 'fill="#7a1fa2"');
  copy.edit('site/static/img/social-card.svg', 'fill="#0b665c"', 'fill="#7a1fa2"');
  expect(copy.tests('site/src/css/tokens.test.ts')).not.toMatch(/failed/);
  expectWhole('Change a color');
}, 600_000);

test('the order of answers: one constant, and the judged queries say what it does', () => {
  copy.edit('packages/search/src/engine/weights.ts', '  title: 3,', '  title: 0,');
  expect(copy.tests('packages/search/src/engine')).toMatch(/failed/);
  expectWhole('Change the order of answers');
}, 600_000);
