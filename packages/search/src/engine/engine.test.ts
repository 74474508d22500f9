import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isRowKind, KINDS } from '../contract.ts';
import { extractSite } from '../extract/extract-site.ts';
import type { SearchRecord } from '../record.ts';
import { buildIndex } from './build-index.ts';
import { createEngine } from './engine.ts';

const records = extractSite(fileURLToPath(new URL('../../fixtures', import.meta.url)));
const files = buildIndex(records);
const engine = createEngine(JSON.parse(files.first), JSON.parse(files.second));
const best = (query: string): string | undefined => {
  const { hits, open } = engine.search(query);
  return hits[0] && open(hits[0]).record.url;
};

test.each([
  ['{block:Items}', '/template/syntax/item#tag-block-items'],
  ['{/block:Items}', '/template/syntax/item#tag-block-items'],
  ['ItemId', '/template/syntax/item#tag-itemid'],
  ['ItemImage7URL-640', '/template/syntax/item#tag-itemimage-1-20-url-640'],
  ['POST /1/items/add', '/api/items/add#endpoint'],
  ['POST /items/add', '/api/items/add#endpoint'],
  ['api.thebase.in/1/items/add', '/api/items/add#endpoint'],
  ['不正なitem_idです。', '/api/items/add#error-bad_item_id'],
  ['item_tax', '/api/items/add#param-item_tax_type'],
  ['itemtaxtype', '/api/items/add#param-item_tax_type'],
  ['itm_tax_type', '/api/items/add#param-item_tax_type'],
  ['{"error":"bad_item_id"}', '/api/items/add#error-bad_item_id'],
  ['how do I add an item?', '/api/items/add'],
  ['sold out', '/template/syntax/item#sold-out'],
  ['inventory', '/api/items/add#param-stock'],
  ['在庫', '/api/items/add#param-stock'],
  ['item tax type', '/api/items/add#param-item_tax_type'],
  ['adding items', '/api/items/add'],
])('%s leads to %s', (query, url) => {
  expect(best(query)).toBe(url);
});

test('words that whoever builds the index brings are found by their names, but for words that the vocabulary knows', () => {
  const pages = [page('/api/remark', 'remark'), page('/api/other', 'other'), page('/api/order', 'order')];
  const named = createEngine(JSON.parse(buildIndex(pages, { 備考: 'remark', 注文の紙: 'other' }).first));
  const found = (query: string) => named.search(query).hits.map((hit) => named.search(query).open(hit).record.url);
  expect(found('備考')).toEqual(['/api/remark']);
  expect(found('注文の紙')).toEqual(['/api/order']);
});

test('of equally good answers those of the reader’s part of the site come first', () => {
  const same = createEngine(
    JSON.parse(buildIndex([page('/api/limits', 'Limits'), page('/template/limits', 'Limits')]).first),
  );
  const bestFrom = (here: string) => {
    const { hits, open } = same.search('limits', undefined, here);
    return hits[0] && open(hits[0]).record.url.split('/')[1];
  };
  expect([bestFrom('/api/orders/'), bestFrom('/template/faq/')]).toEqual(['api', 'template']);
});

test('the reader’s part of the site orders the answers, it does not change their number', () => {
  const details = Array.from({ length: 12 }, (_, i) => Array.from({ length: i }, (_, n) => ` detail${n}`).join(''));
  const partial = ['api', 'template'].flatMap((part) =>
    details.flatMap((rest, i) => ['Price', 'Limits'].map((word) => page(`/${part}/${word}-${i}`, `${word}${rest}`))),
  );
  const others = Array.from({ length: 50 }, (_, i) => page(`/api/other-${i}`, `Other${i}`));
  const pages = [page('/api/best', 'Price limits'), ...partial, ...others];
  const many = createEngine(JSON.parse(buildIndex(pages).first));
  const placesFrom = (here: string) => {
    const { hits, open } = many.search('price limits', undefined, here);
    return hits.map((hit) => open(hit).record.url);
  };
  const [anywhere, api, template] = [placesFrom('/search/'), placesFrom('/api/'), placesFrom('/template/')];
  expect(anywhere.length).toBeLessThan(partial.length); // the long tail is cut
  expect(template).not.toEqual(api);
  expect([...template].sort()).toEqual([...anywhere].sort());
  expect([...api].sort()).toEqual([...anywhere].sort());
});

test('of rows with one name, that of the page that the reader is on comes first', () => {
  const paths = ['/api/items/add', '/api/items/edit', '/api/items/delete'];
  const same = createEngine(JSON.parse(buildIndex(paths.map((path) => page(path, 'item_id'))).first));
  const bestFrom = (here: string) => {
    const { hits, open } = same.search('item_id', undefined, here);
    return hits[0] && open(hits[0]).record.url;
  };
  expect(paths.map((path) => bestFrom(`${path}/`))).toEqual(paths);
});

test('a hit knows its type, the operation of its page, and on how many pages a row of its own name stands', () => {
  const facts = (query: string) => {
    const { hits, open } = engine.search(query);
    return hits[0] && open(hits[0]).record.facts;
  };
  const operation = 'POST /1/items/add';
  expect(facts('item_tax_type')).toEqual({
    detail: 'integer in the form, required',
    operation,
    pages: '1',
    places: '1',
  });
  expect(facts('item.item_id')).toEqual({ detail: null, operation, pages: '1', places: '1' });
  expect(facts('{ItemId}')).toEqual({ detail: null, operation: null, pages: '1', places: '1' });
});

test('records come back from the index files as they went in', () => {
  const { hits, open } = engine.search('tax rate');
  const hit = hits[0] && open(hits[0]).record;
  const { position: _, ...original } = records.find(({ anchor }) => anchor === 'param-item_tax_type') ?? {};
  expect(hit).toMatchObject(original);
});

test('the first file answers alone, the second adds the running text', () => {
  const early = createEngine(JSON.parse(files.first));
  expect(early.search('pixels').hits).toEqual([]);
  expect(early.search('ItemId').hits.length).toBeGreaterThan(0);
  early.addText(JSON.parse(files.second));
  expect(early.search('pixels').hits.length).toBe(1);
});

test('pages that the caller does not accept are not found', () => {
  expect(engine.search('item', ({ language }) => language === 'ja').hits).toEqual([]);
});

test('an empty query gives the pages, nonsense gives nothing', () => {
  expect(engine.search('').hits).toHaveLength(2);
  expect(engine.search('xqzwvk').hits).toEqual([]);
  expect(engine.search('🛒').hits).toEqual([]);
});

test('one or two letters do not answer for an unknown word beside them', () => {
  const tag = createEngine(
    JSON.parse(buildIndex([page('/template/b', 'B {BackgroundTag}'), page('/api/id', 'ID')]).first),
  );
  expect(tag.search('b').hits).toHaveLength(1);
  expect(tag.search('<b>xqzwvk').hits).toEqual([]);
  expect(tag.search('xqzwvk id').hits).toEqual([]);
  expect(tag.search('xqz_wvk b').hits).toEqual([]);
  expect(tag.search('id 12345').hits).toHaveLength(1);
  expect(tag.search('xqzwvk backgroundtag').hits).toHaveLength(1);
});

test('a sign alone gives the names that hold it', () => {
  const names = ({ hits, open }: ReturnType<typeof engine.search>) => hits.map((hit) => open(hit).record.kind);
  expect(names(engine.search('{'))).toEqual(['tag', 'tag', 'tag']);
  expect(names(engine.search('{/'))).toEqual(['tag', 'tag', 'tag']);
});

test('the end of an address is a name of the page', () => {
  const pages = [page('/api/oauth/refresh_token', 'Refresh it'), page('/api/oauth/access_token', 'Exchange the code')];
  const named = createEngine(JSON.parse(buildIndex(pages).first));
  const { hits, open } = named.search('access token');
  expect(hits[0] && open(hits[0]).record.url).toBe('/api/oauth/access_token');
});

/** A page that consists of its title. */
test('what was typed is marked, and what stands for it only where it stands nowhere itself', () => {
  const pages = [page('/delete', 'Delete an item'), page('/remove', 'Remove an item'), page('/errors', 'Errors')];
  const { search } = createEngine(JSON.parse(buildIndex(pages).first));
  const marked = (query: string) => ['delet', 'remov', 'error', '400'].filter((term) => search(query).terms.has(term));
  expect(marked('delete')).toEqual(['delet']);
  expect(marked('erase')).toEqual(['delet', 'remov']);
  expect(marked('400')).toEqual(['400']);
});

function page(path: string, title: string): SearchRecord {
  const [first] = records;
  if (!first) throw new Error('Unexpected fixtures without records, expected pages');
  return { ...first, hierarchy: { ...first.hierarchy, lvl1: title }, url: path, url_without_anchor: path };
}

test('files of another format are refused', () => {
  expect(() => createEngine(JSON.parse('{"format":1}'))).toThrow('Unexpected index format 1, expected 4');
});

test('a record of every kind comes out of the index as what it went in', () => {
  const rows = KINDS.filter((kind) => isRowKind(kind));
  const [example] = records.filter(({ kind }) => kind === 'parameter');
  if (!example) throw new Error('Unexpected fixtures without a parameter, expected one to copy');
  const all = rows.map(
    (kind): SearchRecord => ({
      ...example,
      kind,
      objectID: `${kind}-0000000000000000`,
      url: `/api/items/add#${kind}`,
      anchor: kind,
      hierarchy: { ...example.hierarchy, lvl3: `name_of_${kind}` },
    }),
  );
  const index = buildIndex(all);
  const own = createEngine(JSON.parse(index.first), JSON.parse(index.second));
  const found = rows.map((kind) => {
    const { hits, open } = own.search(`name_of_${kind}`);
    return hits[0] && open(hits[0]).record.kind;
  });
  expect(found).toEqual(rows);
});

/** A small site of pages with a title and, some of them, a text. */
const site = (pages: readonly (readonly [url: string, title: string, text?: string])[]) => {
  const { first, second } = buildIndex(
    pages.map(([url, title, text]) => ({ ...page(url, title), content: text ?? null })),
  );
  const small = createEngine(JSON.parse(first), JSON.parse(second));
  return (query: string) => {
    const { hits, open } = small.search(query);
    return hits.map((hit) => open(hit).record.url);
  };
};

test('Japanese is found where it stands, not where a pair of its characters does', () => {
  const find = site([
    ['/cart', 'Cart', 'カートに入れる'],
    ['/token', 'Token', 'アクセストークンが無効です。'],
    ['/favorites', 'Favorites', 'お気に入りの商品'],
  ]);
  expect(find('お気に入り')).toEqual(['/favorites']);
  expect(find('気に入')).toEqual(['/favorites']);
  expect(find('スト')).toEqual([]);
  expect(find('ストーク')).toEqual([]);
  expect(find('アクセストー')).toEqual(['/token']); // while it is typed
});

test('a Japanese sentence that stands nowhere is answered word by word', () => {
  const find = site([['/stock', 'Set the stock', 'The number of pieces.']]);
  expect(find('在庫を設定します')).toEqual(['/stock']);
});

test('a number is found as a whole', () => {
  const find = site([['/port', 'Port', 'The option --port 3011 chooses another port.']]);
  expect(find('3011')).toEqual(['/port']);
  expect(find('301')).toEqual([]);
});

test('a folded ending begins no other word', () => {
  const find = site([
    ['/things', 'Unloadable things'],
    ['/other', 'Other'],
  ]);
  expect(find('unloaded')).toEqual([]);
  expect(find('unloa')).toEqual(['/things']);
});

test('beside a word about the API, a page about themes answers only where it holds every word', () => {
  const find = site([
    ['/api/token', 'Token'],
    ['/template/update', 'Update a theme'],
    ['/template/token', 'Update of a token'],
  ]);
  expect(find('token update').sort()).toEqual(['/api/token', '/template/token']);
  expect(find('update')).toContain('/template/update');
});
