import { describe, expect, it } from 'vitest';
import { exampleStatesOf } from './example-states.ts';

const labels = (source: string, settings: Parameters<typeof exampleStatesOf>[1]) =>
  exampleStatesOf(source, settings).map(({ label }) => label);

describe('states that an example offers', () => {
  it('are those in which another block is printed, its own first', () => {
    const source =
      '{block:HasItemStock}<p>Buy</p>{/block:HasItemStock}{block:NoItemStock}<p>Gone</p>{/block:NoItemStock}';
    expect(labels(source, { page: 'item' })).toEqual(['In stock', 'Sold out']);
    expect(labels(source, { page: 'item', item: 'sold-out' })).toEqual(['Sold out', 'In stock']);
  });

  it('are none where only values differ', () => {
    expect(labels('<h2>{ItemTitle}</h2><p>{ItemPrice}</p>', { page: 'item' })).toEqual([]);
    expect(labels('<p>{ShopName}</p>', { page: 'index' })).toEqual([]);
  });

  it('of a list are an empty shop, and what no item of the list shows yet', () => {
    const list = (inner: string) => `{block:Items}\n<li>${inner}</li>\n{/block:Items}`;
    expect(labels(list('{ItemTitle}'), { page: 'index' })).toEqual(['Some items', 'Empty shop']);
    const stock = '{block:NoItemStock}Gone{/block:NoItemStock}';
    expect(labels(list(stock), { page: 'index' })).toEqual(['Some items', 'Empty shop']); // one of the list is sold out
    const image = '{block:ItemImage1}<img>{/block:ItemImage1}{block:NoItemImage1}None{/block:NoItemImage1}';
    expect(labels(list(image), { page: 'index' })).toEqual(['Some items', 'Empty shop', 'Without an image']);
  });

  it('bring the app without which nothing would change', () => {
    const source = '{block:HasItemProperPrice}<s>{ItemProperPrice}</s>{/block:HasItemProperPrice}';
    const [, sale] = exampleStatesOf(source, { page: 'item', apps: ['review'] });
    expect(sale).toEqual({ label: 'In a sale', settings: { page: 'item', item: 'sale', apps: ['review', 'sale'] } });
  });

  it('name a subscription where its prices take the place of the ordinary one', () => {
    const source =
      '{block:NoSubscriptionInitialPrice}<p>{ItemPrice}</p>{/block:NoSubscriptionInitialPrice}' +
      '{block:HasSubscriptionInitialPrice}<p>First</p>{/block:HasSubscriptionInitialPrice}';
    expect(labels(source, { page: 'item' })).toEqual(['In stock', 'Subscription']);
  });

  it('leave out what differs by its number of images where the example is about images', () => {
    const source = '{block:ItemImage1}1{/block:ItemImage1}\n{block:ItemImage20}20{/block:ItemImage20}';
    expect(labels(source, { page: 'item', item: 'twenty-images' })).toEqual([
      '20 images',
      'In stock',
      'Without an image',
    ]);
  });
});
