import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { markdownPage as convert } from './markdown-page.ts';

const markdownPage = (html: string) => convert(load(html));

const page = (article: string) => `<!doctype html><title>x</title>
<meta name="description" content="What it is."><link rel="canonical" href="https://docs.example/api/items/add">
<nav>Navigation</nav><article><div class="theme-doc-markdown markdown"><h1>Add an item</h1>${article}</div></article>`;

test('keeps what a reader reads and leaves out what a reader presses', () => {
  const made = markdownPage(
    page('<h2>Fields<a class="hash-link" href="#f">#</a></h2><p>Text</p><button>Copy</button>'),
  );
  expect(made).toMatchObject({ title: 'Add an item', description: 'What it is.', route: '/api/items/add' });
  expect(made?.markdown).toBe('# Add an item\n\n## Fields\n\nText');
});

test('sets name, type and label of a reference row apart', () => {
  const row =
    '<dl><div><dt><a href="#p"><code>stock</code></a><span>integer, in the form</span> <span>required</span></dt><dd><ul><li><b>Range</b><div>1–9</div></li></ul></dd></div></dl>';
  const text = markdownPage(page(row))?.markdown;
  expect(text).toContain('[`stock`](https://docs.example/api/items/add#p) integer, in the form, required');
  expect(text).toContain('**Range** 1–9');
});

test('a copy reads on its own: links are whole, empty code is shown, inferences say why, and no heading stands over nothing', () => {
  const text = markdownPage(
    page(
      '<p><a href="/api/">API</a> <code></code><!-- --> <button class="evidence" popovertarget="why">inferred</button> <span id="why" class="evidence-note"><a data-search="skip" href="/api/#evidence-inferred">A conclusion of this site</a> (It answers so)</span></p><h2>Errors</h2><p>None</p><h2>Try it</h2><div data-search="skip"><button>Send</button></div>',
    ),
  )?.markdown;
  expect(text).toBe(
    '# Add an item\n\n[API](https://docs.example/api/) `""` *inferred* (It answers so)\n\n## Errors\n\nNone',
  );
});

test('a copy names no fact of a row whose text stands elsewhere in it', () => {
  const row =
    '<ul><li><b>Range</b> <div>1–9</div></li><li><b>Sandbox</b> <div><span data-search="skip">An empty name is ignored.</span></div></li></ul>';
  expect(markdownPage(page(row))?.markdown).toBe('# Add an item\n\n- **Range** 1–9');
});

test('a copy leaves out what speaks of the page alone, and its heading', () => {
  const text = markdownPage(
    page('<h2>Walk</h2><div data-markdown-ignore="true"><p>Inside this page</p></div><h2>Errors</h2><p>None</p>'),
  )?.markdown;
  expect(text).toBe('# Add an item\n\n## Errors\n\nNone');
});

test('a copy has a heading that folds what follows it above that', () => {
  const text = markdownPage(
    page(
      '<details class="folded-section"><summary><h3>Why?<a class="hash-link">#</a></h3></summary><p>So.</p></details><h2>Next</h2><p>More</p>',
    ),
  )?.markdown;
  expect(text).toBe('# Add an item\n\n### Why?\n\nSo.\n\n## Next\n\nMore');
});

test('an example says in which state of the sample shop it is shown, because its result is left out', () => {
  const example =
    '<figure data-shop="item page; item: Sold out"><figcaption><span>Stock</span><button>Edit</button></figcaption><div><pre><code>{ItemStock}</code></pre></div><div data-search="skip">Result<iframe></iframe></div></figure>';
  const text = markdownPage(page(example))?.markdown;
  expect(text).toContain('Stock\n\nSample shop: item page; item: Sold out.\n\n```\n{ItemStock}\n```');
  expect(text).not.toContain('Result');
});

test('a template that a reader may edit stays as it is written', () => {
  const text = markdownPage(page('<textarea>&lt;p&gt;{ItemTitle}&lt;/p&gt;\n{ItemPrice}</textarea>'))?.markdown;
  expect(text).toBe('# Add an item\n\n```\n<p>{ItemTitle}</p>\n{ItemPrice}\n```');
});

test('request samples stay in every language, and say which it is', () => {
  const samples =
    '<div role="radiogroup" data-search="skip"><span><input type="radio"><label>curl</label></span><span><input type="radio"><label>PHP</label></span><div><pre><code>curl x</code></pre></div><div><pre><code>echo $x</code></pre></div></div>';
  const text = markdownPage(page(samples))?.markdown;
  expect(text).toContain('```bash\ncurl x\n```\n\n```php\necho $x\n```');
});

test('the boxes of a group become a list to tick, one line each', () => {
  const box = (text: string) => `<label><input type="checkbox"> <span>${text}</span></label>`;
  const group = `<fieldset><legend>Overall <button class="evidence" popovertarget="e">observed</button></legend>${box('One.')}${box('Two.')}</fieldset>`;
  const text = markdownPage(page(group))?.markdown;
  expect(text).toContain('**Overall** *observed*\n\n- [ ] One.\n- [ ] Two.');
});

test('a page outside the documentation has no copy', () => {
  expect(markdownPage('<!doctype html><title>Home</title><main>Welcome</main>')).toBeUndefined();
});
