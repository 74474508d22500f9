import { tagNamed } from '@shop-docs/template';
import { expect, test } from 'vitest';
import { sitePath } from '../site-path.ts';
import { tagRow } from './tag-row.ts';

/** Facts of a tag by their labels, as its entry shows them. */
function factsOf(name: string): Readonly<Record<string, string>> {
  const tag = tagNamed(name);
  if (!tag) throw new Error(`Unexpected tag ${name}, expected one of the catalogue`);
  return Object.fromEntries(tagRow(tag, `template/${tag.page}`, 'archived').facts);
}

test('what a tag prints has a mark of its own when it is known from elsewhere', () => {
  expect(factsOf('{FaviconTag}').Prints).toMatch(/"note-source-live-pages-2021">observed<\/button><\/span>$/);
  expect(factsOf('{AdditionalItemDetailDefaultCssAndJs}').Prints).toContain('(The script of BASE reads it)');
  expect(factsOf('{CanonicalTag}').Prints).not.toContain('evidence');
});

test('every line whose source is another one than that of the entry has a mark of its own', () => {
  expect(factsOf('{MetaShopInfoTag}')['Write inside']).toMatch(/"note-source-guide-2019">2019<\/button><\/span>$/);
  expect(factsOf('{FaviconTag}').Rules).toMatch(/>2019<\/button><\/span>$/);
  expect(factsOf('{CanonicalTag}').Since).toMatch(/^September 2016<.*>2019<\/button><\/span>$/);
  expect(factsOf('{BackgroundTag}').Notes).toMatch(/"note-source-stock-2025">observed<\/button><\/span>$/);
  expect(factsOf('{ItemTitle}').Notes).toMatch(
    />inferred<\/button><\/span> .*\(The stock theme prints it there\)<\/span>/,
  );
  expect(factsOf('{SubscriptionRepeatPrice}')['Can be used']).toMatch(
    />inferred<\/button><\/span> .*\(The conditions [^)]*\)<\/span>/,
  );
  expect(factsOf('{PageTitle}').Notes).not.toContain('evidence');
});

test('the block that should wrap a tag is part of its entry, linked', () => {
  expect(factsOf('{NavColor}')['Write inside']).toBe('<a href="#block-NavColor"><code>{block:NavColor}</code></a>');
  expect(factsOf('{ShopName}')).not.toHaveProperty('Write inside');
});

test('the app of a tag is named on other pages than its own', () => {
  expect(factsOf('{block:BlogPage}').App).toBe(`<a href="${sitePath('/template/apps/blog_app')}">Blog</a>`);
  expect(factsOf('{block:AppsBlog}')).not.toHaveProperty('App');
  expect(factsOf('{SubscriptionInitialPrice}').App).toBe(
    `<a href="${sitePath('/template/faq/#subscription')}">Subscription</a>`,
  );
});

test('a date is written out, and the response to a script is named by its block', () => {
  expect(factsOf('{PageContents}').Since).toBe('around March 2022');
  expect(factsOf('{block:AppsBaseEraser}').Since).toBe('November 25, 2015');
  expect(factsOf('{LawContentsTag}')['Can be used']).toBe('on the legal notice page');
  expect(factsOf('{block:Items}')['Can be used']).toMatch(
    /LoadItemsPage.*, or on these pages: top page, category page, search/,
  );
});

test('where no source says that a tag works, its entry says so', () => {
  const { 'Can be used': places, ...others } = factsOf('{block:HasItems}');
  expect(places).toMatch(/^on these pages: [^;]*; unconfirmed inside .*LoadItemsPage.*</);
  expect(others).not.toHaveProperty('Notes');
  expect(factsOf('{block:ItemPreOrder}')['Can be used']).toMatch(
    /^inside [^;]*Items[^;]*; unconfirmed on the item page$/,
  );
});

test('a line that would only say text, or elements, is left out', () => {
  expect(factsOf('{ItemTitle}')).not.toHaveProperty('Prints');
  expect(factsOf('{ShopDomain}')).not.toHaveProperty('Prints');
  expect(factsOf('{ItemTitle}').Form).toBe('text; test how it prints quotes and angle brackets');
  expect(factsOf('{EmbedWidgetTag}').Form).toBe('HTML elements; do not use in an attribute');
});

test('that a tag prints elements carries its own mark where only its place says so', () => {
  expect(factsOf('{CommunityPurchaseButton}').Form).toMatch(/an attribute<span.+>inferred<\/button>/);
});

test('text that comes with elements is not offered for attributes, text without them is', () => {
  for (const name of ['{ItemDetail}', '{ItemDetail-origin}', '{ShopIntroduction}', '{ShopIntroduction-origin}'])
    expect(factsOf(name).Form, name).toContain('do not use in an attribute');
  expect(factsOf('{ItemDetailNoBr}').Form).toBe('text, special characters as entities');
  expect(factsOf('{ItemDetailNoBr}').Sample).toBe('<code>Sturdy cotton.</code><br><code>Made by hand.</code>');
});

test('an old tag is called deprecated where a source says so, and names that source', () => {
  expect(factsOf('{ContactContentsTag}').Deprecated).toMatch(
    /"note-source-theme-notes-2025">observed<\/button><\/span>$/,
  );
  expect(factsOf('{LawContentsTag}').Replaced).toMatch(/>inferred<\/button><\/span>$/);
  expect(factsOf('{AddToCartURL}').Replaced).not.toContain('evidence');
});
