import { describe, expect, it } from 'vitest';
import { preferSection } from './prefer-section.ts';

const hits = (...urls: string[]) => urls.map((url) => ({ url }));
const isApi = (url: string) => url.startsWith('/api/');
/** A hit of which the anchor is the name; a row has one more sign. */
const nameIn = ({ url }: { readonly url: string }) => url.split('#')[1] ?? '';
const isRow = ({ url }: { readonly url: string }) => url.split('#').length > 2;
const preferred = (found: readonly { url: string }[], query: string, isInSection = isApi) =>
  preferSection(found, query, { isInSection, nameOf: nameIn, isRow }).map(({ url }) => url);

describe('hits for a reader of the API reference', () => {
  it('begin with their section where one of its hits is among the best two', () => {
    const found = hits('/template/a', '/api/b', '/template/c', '/api/d');
    expect(preferred(found, 'stock')).toEqual(['/api/b', '/api/d', '/template/a', '/template/c']);
  });

  it('keep their order where all good answers are in another section', () => {
    const found = hits('/template/a', '/template/b', '/api/c');
    expect(preferred(found, 'stock')).toEqual(found.map(({ url }) => url));
  });

  it('keep their order for the name of a tag, with or without braces, but not for a word', () => {
    const found = hits('/template/item#{ItemTitle}', '/api/items#title');
    for (const query of ['ItemTitle', '{itemtitle}'])
      expect(preferred(found, query)).toEqual(['/template/item#{ItemTitle}', '/api/items#title']);
    expect(preferred(hits('/template/item#stock', '/api/items#b'), 'stock')[0]).toBe('/api/items#b');
  });

  it('begin with the row that the query names, unless their section has one of this name, too', () => {
    const label = hits('/template/label#{block:Label}#row', '/api/items#Labels');
    expect(preferred(label, 'label')[0]).toBe('/template/label#{block:Label}#row');
    const both = hits('/template/item#{Title}#row', '/api/items#item.title#row');
    expect(preferred(both, 'title')[0]).toBe('/api/items#item.title#row');
  });

  it('begin with a heading that says the whole phrase, unless one of their section says it too', () => {
    const found = hits(
      '/api/a#Set the stock',
      '/api/b',
      '/template/c#From “sold out” to pre-order',
      '/template/d#Sold',
    );
    expect(preferred(found, 'Sold out')).toEqual([
      '/template/c#From “sold out” to pre-order',
      '/api/a#Set the stock',
      '/api/b',
      '/template/d#Sold',
    ]);
    const both = hits('/template/c#Order status', '/api/e#Order status of a payment');
    expect(preferred(both, 'order status')[0]).toBe('/api/e#Order status of a payment');
  });

  it('take no part of a word for the phrase', () => {
    const found = hits('/template/a#Unsold outfits', '/api/b#Stock');
    expect(preferred(found, 'sold out')[0]).toBe('/api/b#Stock');
  });
});

describe('hits for a reader of the template guide', () => {
  const isTemplate = (url: string) => url.startsWith('/template/');

  it('begin with the parameter, field, error or call that the query names', () => {
    for (const [query, name] of [
      ['offset', 'offset'],
      ['unique_key', 'orders[].unique_key'],
      ['bad_item_id', 'bad_item_id'],
      ['/items/add', 'POST /1/items/add'],
      ['POST /1/items/add', 'POST /1/items/add'],
    ] as const) {
      const found = hits(`/api/a#${name}#row`, '/template/b', '/api/c');
      expect(preferred(found, query, isTemplate), query).toEqual(found.map(({ url }) => url));
    }
  });

  it('begin with their section for what only begins or ends so', () => {
    const found = hits('/api/a#item.stock_count#row', '/template/b');
    for (const query of ['stock', 'count']) expect(preferred(found, query, isTemplate)[0]).toBe('/template/b');
  });
});
