import { describe, expect, it } from 'vitest';
import { answers, type SmallPage, smallEngine } from '../testing/small-site.ts';

const others: readonly SmallPage[] = Array.from({ length: 20 }, (_, i) => ({
  path: `/other/page${i}`,
  title: `Zebra${String.fromCharCode(97 + i)}`,
  text: 'Nothing is said here.',
}));
const found = (pages: readonly SmallPage[], query: string) => answers(smallEngine([...pages, ...others]), query);
const field = (name: string, text?: string) => ({ kind: 'field' as const, name, ...(text && { text }) });

describe('a name', () => {
  const rows: readonly SmallPage[] = [
    { path: '/r', title: 'Marbles', below: [field('refund_id'), field('coupon_code'), field('refund_identity')] },
    { path: '/o', title: 'Order', text: 'About it.' },
  ];

  it('is found as a whole, and by its beginning', () => {
    expect(found(rows, 'coupon_code')).toEqual(['/r#field-coupon_code']);
    expect(found(rows, 'coupon_c')).toEqual(['/r#field-coupon_code']);
    expect(found(rows, 'refund_id')).toEqual(['/r#field-refund_id', '/r#field-refund_identity']);
  });

  it('that stands nowhere as a whole is found by the names in it', () => {
    expect(found(rows, 'order.coupon_code').sort()).toEqual(['/o', '/r#field-coupon_code']);
    expect(found(rows, 'orders[].coupon_code')).toContain('/r#field-coupon_code');
    expect(found(rows, 'coupon_code.order')).toEqual(found(rows, 'coupon_code/order'));
  });

  it('is found by its words where one of the names in it is unknown', () => {
    expect(found(rows, 'xqzwvk.coupon')).toContain('/r#field-coupon_code');
    expect(found(rows, 'marbles_xqzwvk')).toContain('/r');
  });

  it('is found in spite of a mistake, when it is long enough', () => {
    expect(found(rows, 'coupon_cdoe')[0]).toBe('/r#field-coupon_code');
    expect(found(rows, 'cuopon_code')[0]).toBe('/r#field-coupon_code');
    expect(found(rows, 'x_qz')).toEqual([]);
  });

  it('that only a text has, as an example of a mistake, is the row that it nearly is', () => {
    const example = {
      path: '/rule',
      title: 'Rule',
      text: 'Nobody knows coupon_cdoe, and marble_sign is not coupon_sign.',
    };
    expect(found([...rows, example], 'coupon_cdoe')).toEqual(['/r#field-coupon_code', '/rule']);
    expect(found([...rows, example], 'marble_sign')).toEqual(['/rule']);
  });

  it('with another number is one of its family, and the one of its own number comes first', () => {
    const pages = [
      { path: '/t', title: 'Tags', below: [{ kind: 'tag' as const, name: '{RefundPicture[1-20]URL}' }] },
      { path: '/u', title: 'Others', below: [{ kind: 'tag' as const, name: '{RefundPicture7URL}' }] },
    ];
    expect(found(pages, 'RefundPicture12URL')).toEqual(['/t#tag-refundpicture-1-20-url']);
    expect(found(pages, 'RefundPicture7URL')[0]).toBe('/u#tag-refundpicture7url');
    expect(found(pages, 'RefundPicture7URL')).toHaveLength(2);
  });
});

describe('a word', () => {
  const pages: readonly SmallPage[] = [
    { path: '/coup', title: 'Coup' },
    { path: '/coupons', title: 'Coupons' },
    { path: '/marbles', title: 'Marbles', text: 'A coupon is no marble. Go to it.' },
  ];

  it('that the reader may still be typing stands for all that begin with it', () => {
    expect(found(pages, 'coup')).toEqual(['/coup', '/coupons']); // a text is worth too little beside them
    expect(found(pages.slice(2), 'coup')).toEqual(['/marbles']);
    expect(found(pages, 'marb')).toEqual(['/marbles']);
  });

  it('that the reader may still be typing is the beginning of a word before that of two words in one', () => {
    const across = [
      { path: '/change', title: 'What owners coup onto it' },
      { path: '/coupons', title: 'Of all the many coupons of a shop' },
    ];
    expect(found(across, 'coupo')).toEqual(['/coupons', '/change']);
    expect(found(across.slice(0, 1), 'coupo')).toEqual(['/change']);
  });

  it('with a mistake is the word that was meant, not two words in one that begin so', () => {
    const across = [
      { path: '/change', title: 'What a cou ponder means' },
      { path: '/coupons', title: 'Coupons' },
    ];
    expect(found(across, 'couponn')[0]).toBe('/coupons');
    expect(found(across, 'couopns')[0]).toBe('/coupons');
    const short = [
      { path: '/items', title: 'Zoo', below: [field('items[].name')] },
      { path: '/may', title: 'What it may be' },
    ];
    expect(found(short, 'itmes')).toEqual(['/items#field-items-name']);
  });

  it('that stands nowhere is found by what it is about to mean', () => {
    const limits = [{ path: '/limits', title: 'Limits' }];
    for (const query of ['thrott', 'throttl', 'throttling']) expect(found(limits, query), query).toEqual(['/limits']);
    expect(found(limits, 'th')).toEqual([]);
  });

  it('of which one or two letters are typed changes nothing but the order of what the others find', () => {
    const sites: readonly SmallPage[] = [
      { path: '/coupons', title: 'Coupons' },
      { path: '/marbles', title: 'Marbles of all', text: 'A coupon is no marble.' },
      { path: '/zoo', title: 'Zoo', text: 'Zebras.' },
    ];
    for (const query of ['coupon m', 'coupon ma', 'coupon z', 'coupon zo'])
      expect(found(sites, query)[0], query).toBe('/coupons');
    expect(found(sites, 'coupon marble')[0]).toBe('/marbles');
  });

  it('that is finished means itself, unless it is unknown', () => {
    expect(found(pages, 'coup zebraa')).not.toContain('/coupons');
    expect(found(pages, 'coupo zebraa')).toContain('/coupons');
  });

  it('of one or two letters is looked for in titles, and in texts where no title has it', () => {
    const short = [...pages, { path: '/go', title: 'Go' }];
    expect(found(short, 'go')).toEqual(['/go']);
    expect(found(pages, 'go')).toEqual(['/marbles']);
  });

  it('is found by what it means about the same as, after the pages that have it', () => {
    const alike: readonly SmallPage[] = [
      { path: '/basket', title: 'Basket' },
      { path: '/cart', title: 'Cart' },
    ];
    expect(found(alike, 'cart')).toEqual(['/cart', '/basket']);
    expect(found(alike, 'basket')).toEqual(['/basket', '/cart']);
    expect(found(alike.slice(0, 1), 'cart')).toEqual(['/basket']);
  });

  it('spelt in two is found where it stands in one, and the other way round', () => {
    const log = [{ path: '/log', title: 'Change log' }];
    expect(found(log, 'changelog')).toEqual(['/log']);
    expect(found([{ path: '/log', title: 'Changelog' }], 'change log')).toContain('/log');
    expect(found([{ path: '/b', title: 'RefundPageTag' }, ...pages], 'refund page tag')[0]).toBe('/b');
  });

  it('in Japanese is found by pairs of its signs', () => {
    const japanese = [
      { path: '/a', title: 'Marbles', text: '送り状の番号' },
      { path: '/b', title: 'Boxes', text: '番地' },
    ];
    expect(found(japanese, '送り状')).toEqual(['/a']);
    expect(found(japanese, '番')).toContain('/b');
  });
});

it('what was looked up once is found again, after many other words too', () => {
  const words = Array.from({ length: 30 }, (_, i) => `zebra${String.fromCharCode(97 + (i % 20))}`);
  const engine = smallEngine([{ path: '/r', title: 'Refund' }, ...others]);
  const first = answers(engine, 'refund');
  const each = words.map((word) => answers(engine, word));
  expect(words.map((word) => answers(engine, word))).toEqual(each);
  expect([first, answers(engine, 'refund')]).toEqual([['/r'], ['/r']]);
  expect(answers(engine, 'refun zebraa')).toContain('/r');
});
