import { describe, expect, it } from 'vitest';
import type { Kind } from '../contract.ts';
import type { SearchRecord } from '../record.ts';
import { answers, type SmallPage, smallEngine } from '../testing/small-site.ts';
import type { Engine } from './engine.ts';

/** Pages without a word of the queries below: in a very small site every word is common. */
const others: readonly SmallPage[] = Array.from({ length: 30 }, (_, i) => ({
  path: `/other/page${i}`,
  title: `Zebra${String.fromCharCode(97 + (i % 26))}${i}`,
  text: 'Nothing is said here.',
}));
const engines = new Map<readonly SmallPage[], Engine>();
/** The engine of a site, made once. */
const engineOf = (pages: readonly SmallPage[]): Engine => {
  const engine = engines.get(pages) ?? smallEngine([...pages, ...others]);
  engines.set(pages, engine);
  return engine;
};
const ranked = (pages: readonly SmallPage[], query: string) => answers(engineOf(pages), query);
const best = (pages: readonly SmallPage[], query: string) => ranked(pages, query)[0];
/** The records themselves, best first. */
const records = (pages: readonly SmallPage[], query: string): SearchRecord[] => {
  const { hits, open } = engineOf(pages).search(query);
  return hits.map((hit) => open(hit).record);
};
/** How sure the engine is of its first answer. */
const scoreOf = (pages: readonly SmallPage[], query: string): number =>
  engineOf(pages).search(query).hits[0]?.score ?? 0;
const row = (kind: Kind, name: string, text?: string) => ({ kind, name, ...(text && { text }) });

describe('the first answer', () => {
  it('has the word in its title rather than in its text', () => {
    const pages = [
      { path: '/a', title: 'Coupons', text: 'A refund of coupons takes a week.' },
      { path: '/b', title: 'Refund', text: 'Money goes back.' },
    ];
    expect(best(pages, 'refund')).toBe('/b');
    expect(best(pages, 'week')).toBe('/a');
  });

  it('has all words rather than some', () => {
    const pages = [
      { path: '/a', title: 'Refund' },
      { path: '/b', title: 'Deadline', text: 'Of a refund and of other things.' },
    ];
    expect(best(pages, 'refund deadline')).toBe('/b');
    expect(ranked(pages, 'refund deadline')).toHaveLength(2);
  });

  it('stands under headings that have the other words, the nearer the better', () => {
    const limits = { title: 'Deadline' };
    const pages = [
      { path: '/a', title: 'Refund', below: [{ title: 'Coupons', below: [{ title: 'Sizes', below: [limits] }] }] },
      { path: '/b', title: 'Coupons', below: [{ title: 'Refund', below: [limits] }] },
      { path: '/c', title: 'Sizes', below: [limits] },
    ];
    expect(ranked(pages, 'refund deadline').filter((url) => url.endsWith('#deadline'))).toEqual([
      '/b#deadline',
      '/a#deadline',
      '/c#deadline',
    ]);
  });

  it('gains by a heading two steps above more than by one three steps above, and by none of the part of the site', () => {
    const limits = { title: 'Deadline' };
    const pages = [
      { path: '/o', title: 'Zoo', below: [limits] },
      { path: '/p', title: 'Zoo', part: 'Refund', below: [limits] },
      { path: '/far', title: 'Refund', below: [{ title: 'Box', below: [{ title: 'Tin', below: [limits] }] }] },
      { path: '/near', title: 'Zoo', below: [{ title: 'Refund', below: [{ title: 'Box', below: [limits] }] }] },
    ];
    const deadlines = records(pages, 'refund deadline').filter(({ anchor }) => anchor === 'deadline');
    expect(deadlines.map(({ url }) => url)).toEqual(['/near#deadline', '/far#deadline', '/o#deadline', '/p#deadline']);
    const scores = smallEngine([...pages, ...others])
      .search('refund deadline')
      .hits.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
  });

  it('has the word in more places than another', () => {
    const pages = [
      { path: '/a', title: 'Refund now' },
      { path: '/b', title: 'Refund why', text: 'The refund is slow.' },
      { path: '/c', title: 'Zoo', below: [{ title: 'Refund how' }] },
      { path: '/d', title: 'Refund it', below: [{ title: 'Refund who' }] },
    ];
    const found = ranked(pages, 'refund');
    expect(found.indexOf('/b')).toBeLessThan(found.indexOf('/a'));
    expect(found.indexOf('/d#refund-who')).toBeLessThan(found.indexOf('/c#refund-how'));
  });

  it('is not found by the name of its part of the site alone', () => {
    expect(ranked([{ path: '/a', title: 'Coupons', part: 'Refund' }], 'refund')).toEqual([]);
  });

  it('introduces a part rather than telling its details', () => {
    const pages = [
      { path: '/x/y/z', title: 'Refund' },
      { path: '/x', title: 'Refund' },
    ];
    expect(ranked(pages, 'refund')).toEqual(['/x', '/x/y/z']);
  });

  it('is a heading of its own rather than one that many pages have', () => {
    const many = Array.from({ length: 8 }, (_, i) => ({
      path: `/m${i}`,
      title: `Topic${i}`,
      below: [{ title: 'Refund samples' }],
    }));
    const pages = [...many, { path: '/one', title: 'Single', below: [{ title: 'Refund rulebook' }] }];
    expect(best(pages, 'refund')).toBe('/one#refund-rulebook');
  });

  it('consists of the words asked for, and of little else', () => {
    const pages = [
      { path: '/a', title: 'Refund of coupons in other currencies' },
      { path: '/b', title: 'The refund of a coupon' },
    ];
    expect(best(pages, 'refund coupon')).toBe('/b');
  });

  it('is named exactly as asked, then without its signs, then as its beginning', () => {
    const tag = (name: string) => ({ kind: 'tag', name }) as const;
    const pages = [
      { path: '/t', title: 'Zoo', below: [tag('{RefundInfoTag}'), tag('{RefundInfo}'), tag('{RefundInfoTagSmall}')] },
    ];
    expect(best(pages, '{RefundInfo}')).toBe('/t#tag-refundinfo');
    expect(best(pages, 'RefundInfo')).toBe('/t#tag-refundinfo');
    expect(best(pages, 'refundinfotag')).toBe('/t#tag-refundinfotag');
    expect(ranked(pages, 'RefundInf')[0]).toBe('/t#tag-refundinfo');
  });

  it('has the name at its end, where nothing is the name as a whole', () => {
    const field = (name: string) => ({ kind: 'field', name }) as const;
    const pages = [{ path: '/f', title: 'Zoo', below: [field('refund_id_list'), field('order.refund_id')] }];
    expect(best(pages, 'refund_id')).toBe('/f#field-order-refund_id');
  });

  it('is the operation whose method and path were asked for', () => {
    const operation = (name: string) => ({ kind: 'operation', name }) as const;
    const pages = [
      { path: '/notes', title: 'Notes on POST /1/refunds/add', text: 'POST /1/refunds/add POST /1/refunds/add' },
      { path: '/api/refunds/add', title: 'Add it', below: [operation('POST /1/refunds/add')] },
      { path: '/api/refunds', title: 'See it', below: [operation('GET /1/refunds')] },
    ];
    expect(best(pages, 'POST /1/refunds/add')).toMatch(/^\/api\/refunds\/add#/);
    expect(best(pages, 'post https://api.thebase.in/1/refunds/add')).toMatch(/^\/api\/refunds\/add#/);
    expect(best(pages, 'get /1/refunds')).toMatch(/^\/api\/refunds#/);
  });

  it('is the operation when method and path are named in words, and a call has one path', () => {
    const pages = [
      { path: '/words', title: 'Get refunds', below: [{ title: 'GET /1/refunds' }] },
      { path: '/more', title: 'Get the refunds' },
      { path: '/api/refunds', title: 'See it', below: [{ kind: 'operation', name: 'GET /1/refunds' } as const] },
    ];
    expect(best(pages, 'get refunds')).toMatch(/^\/api\/refunds#/);
    expect(best(pages, 'get /refunds')).toMatch(/^\/api\/refunds#/);
    expect(best(pages, 'get the refunds')).toBe('/more');
    expect(best(pages, 'post /refunds')).not.toMatch(/^\/words$/);
  });

  it('is named as the whole name asked for rather than as a part of it', () => {
    const pages = [
      {
        path: '/f',
        title: 'Zoo',
        below: ['order.refund_id', 'refund_id_list', 'refund_id', 'refund id of it'].map((name) => row('field', name)),
      },
    ];
    const names = (query: string) => records(pages, query).map(({ hierarchy }) => hierarchy.lvl2);
    expect(names('refund_id')).toEqual(['refund_id', 'order.refund_id', 'refund id of it', 'refund_id_list']);
    expect(names('REFUND_ID')).toEqual(names('refund_id'));
    expect(names('refundid')[0]).toBe('refund_id');
    expect(names('refund-id')[0]).toBe('refund_id');
    expect(names('refund_id ')).toEqual(names('refund_id'));
    expect(names('order refund_id')[0]).toBe('order.refund_id');
    expect(names('the refund_id')[0]).toBe('refund_id');
  });

  it('is what a name begins with, the more of it the better', () => {
    const tag = (name: string) => ({ kind: 'tag', name }) as const;
    const pages = [{ path: '/t', title: 'Zoo', below: [tag('{RefundInfoLongest}'), tag('{RefundInfoBox}')] }];
    expect(ranked(pages, '{RefundInfo')).toEqual(['/t#tag-refundinfobox', '/t#tag-refundinfolongest']);
    expect(ranked(pages, 'RefundIn')).toEqual(['/t#tag-refundinfobox', '/t#tag-refundinfolongest']);
  });

  it('is a title of the very words, whatever their order and the small words between', () => {
    const pages = [
      { path: '/a', title: 'Deadline and size of a refund' },
      { path: '/b', title: 'Refund deadline list' },
      { path: '/c', title: 'Refunds: the deadlines' },
      { path: '/d', title: 'Deadline of the refund box' },
    ];
    expect(ranked(pages, 'deadline for refund')).toEqual(['/c', '/b', '/a', '/d']);
    expect(ranked(pages, 'refund deadline')[0]).toBe('/c');
  });

  it('is about the platform rather than about the sandbox', () => {
    const pages = [
      { path: '/a', title: 'Zoo', below: [row('decision', 'refund rule'), row('scope', 'refund rights now')] },
    ];
    expect(ranked(pages, 'refund').map((url) => url.split('#')[1])).toEqual(['refund-rights-now', 'refund-rule']);
  });

  it('is a page rather than a row of the same name', () => {
    const pages = [
      { path: '/a', title: 'Zoo', below: [{ kind: 'field', name: 'refund' } as const] },
      { path: '/b', title: 'Refund' },
    ];
    expect(best(pages, 'refund')).toBe('/b');
  });

  it('answers words by the end of its address, too', () => {
    const pages = [
      { path: '/api/refund_now', title: 'Money back' },
      { path: '/api/later', title: 'Refund of gifts, later and now' },
    ];
    expect(best(pages, 'refund now')).toBe('/api/refund_now');
  });

  it('has the word itself rather than one that means about the same', () => {
    const pages = [
      { path: '/a', title: 'Delete' },
      { path: '/b', title: 'Remove' },
    ];
    expect([ranked(pages, 'remove'), ranked(pages, 'delete')]).toEqual([
      ['/b', '/a'],
      ['/a', '/b'],
    ]);
    expect(ranked(pages.slice(0, 1), 'erase')).toEqual(['/a']);
  });

  it('has the words that help to choose only where the others are, too', () => {
    const pages = [
      { path: '/a', title: 'List of sizes' },
      { path: '/b', title: 'Coupons' },
    ];
    expect(best(pages, 'list coupons')).toBe('/b');
  });

  it('is what a mistyped word was meant to be', () => {
    const pages = [
      { path: '/a', title: 'Coupons' },
      { path: '/b', title: 'Coupling' },
    ];
    expect(best(pages, 'coupnos')).toBe('/a');
  });
});

describe('an answer is the surer', () => {
  const falls = (pages: readonly SmallPage[], queries: readonly string[]) => {
    const scores = queries.map((query) => scoreOf(pages, query));
    expect(scores.every((score) => score > 0)).toBe(true);
    expect(scores).toEqual([...new Set(scores)].sort((one, other) => other - one));
  };

  it('the nearer the query comes to its name', () => {
    const tag = [{ path: '/t', title: 'Zoo', below: [row('tag', '{RefundInfo}')] }];
    falls(tag, ['{RefundInfo}', 'RefundInfo', 'refund_info', 'the RefundInfo']);
    const field = [{ path: '/f', title: 'Zoo', below: [row('field', 'order.refund_info')] }];
    falls(field, ['order.refund_info', 'order_refund_info', 'refund_info', 'the refund_info']);
  });

  it('the more of its title the query is, in its order', () => {
    const page = [{ path: '/p', title: 'Refund deadline' }];
    falls(page, ['refund deadline', 'the refund deadline', 'refund dead', 'dead refund']);
  });

  it('the more words of the query it has', () => {
    const page = [{ path: '/p', title: 'Refund' }];
    falls(page, ['refund', 'refund zebraa', 'refund zebraa zebrab']);
  });

  it('and words in words gain less for a row than for a heading of the same name', () => {
    const pages = [
      { path: '/o', title: 'Zoo', below: [row('operation', 'Refund')] },
      { path: '/s', title: 'Box', below: [{ title: 'refund' }] },
    ];
    expect(ranked(pages, 'refund')).toEqual(['/s#refund', '/o#refund']);
  });
});

it('a name is more likely an error than a heading, words are more likely a heading', () => {
  const pages = [
    { path: '/s', title: 'Box', below: [{ title: 'Bad_refund' }] },
    { path: '/e', title: 'Zoo', below: [row('error', 'bad_refund')] },
  ];
  expect(best(pages, 'bad_refund')).toBe('/e#error-bad_refund');
  expect(best(pages, 'bad refund')).toBe('/s#bad_refund');
});

it('small words of a title are none that the query lacks', () => {
  const pages = [
    { path: '/box', title: 'Refund coupon box' },
    { path: '/small', title: 'The refund of a coupon' },
  ];
  expect(ranked(pages, 'refund coupon')).toEqual(['/small', '/box']);
});

it('two headings at one place are one answer', () => {
  const pages = [{ path: '/a', title: 'Zoo', below: [{ title: 'Refund' }, { title: 'Tin' }, { title: 'Refund' }] }];
  expect(ranked(pages, 'refund')).toEqual(['/a#refund']);
});

it('a call and the page about it are one answer', () => {
  const below = [row('operation', 'POST /1/refunds/add', 'Asks for a refund.'), row('parameter', 'refund')];
  const pages = [{ path: '/a', title: 'Refund', below }];
  expect(records(pages, 'refund').map(({ kind }) => kind)).toEqual(['page', 'parameter']);
  expect(records(pages, 'POST /1/refunds/add').map(({ kind }) => kind)).toEqual(['operation']);
});

describe('a text', () => {
  it('with all words goes before one that has one of them more often', () => {
    const pages = [
      {
        path: '/a',
        title: 'Zoo',
        below: [{ prose: 'Refund.' }, { prose: 'A refund has a deadline.' }, { prose: 'Deadline.' }],
      },
    ];
    expect(records(pages, 'refund deadline')[0]?.content).toBe('A refund has a deadline.');
    expect(records(pages, 'refund')[0]?.content).toBe('Refund.');
    expect(records(pages, 'deadline')[0]?.content).toBe('Deadline.');
  });

  it('with all words goes before a short one that has the rarest of them', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ path: `/m${i}`, title: `Tin${i}`, text: 'A deadline.' }));
    const long = `When a deadline has passed, a refund ${'of it and many other things '.repeat(4)}is late.`;
    const site = [...many, { path: '/a', title: 'Zoo', below: [{ prose: 'Refund.' }, { prose: long }] }];
    expect(records(site, 'refund deadline')[0]?.content).toBe(long);
  });

  const pages = [
    {
      path: '/a',
      title: 'Zoo',
      below: [
        { prose: 'Of coupons and tins.' },
        { prose: 'A refund takes a week. A refund is money.' },
        { prose: 'Once more a refund, among many other words that nobody asked for at all in this place.' },
        { title: 'Deadline', text: 'Ends at noon.', below: [{ prose: 'Afterwards it is too late for tulips.' }] },
      ],
    },
  ];
  const first = (query: string) => {
    const [found] = records(pages, query);
    return [found?.url, found?.kind, found?.type, found?.content];
  };

  it('answers where its heading does not: of several below one heading the one that fits best', () => {
    expect(first('refund')).toEqual(['/a', 'prose', 'content', 'A refund takes a week. A refund is money.']);
    expect(first('coupons')).toEqual(['/a', 'prose', 'content', 'Of coupons and tins.']);
    expect(first('tulips')).toEqual(['/a#deadline', 'prose', 'content', 'Afterwards it is too late for tulips.']);
    expect(records(pages, 'refund')).toHaveLength(1);
  });

  it('that describes its heading brings the heading', () => {
    expect(first('noon')).toEqual(['/a#deadline', 'section', 'lvl2', 'Ends at noon.']);
    expect(first('deadline')).toEqual(['/a#deadline', 'section', 'lvl2', 'Ends at noon.']);
  });

  it('stands behind its heading when that has a word of the query, too', () => {
    expect(first('deadline tulips')).toEqual(['/a#deadline', 'section', 'lvl2', 'Ends at noon.']);
  });

  it('is not taken for a pasted message when none was pasted', () => {
    const both = [
      { path: '/a', title: 'Zoo', text: 'Refund.' },
      { path: '/b', title: 'Refund' },
    ];
    expect(ranked(both, 'refund')).toEqual(['/b', '/a']);
  });

  it('of a heading that is no record answers, too, and the heading does not', () => {
    const [page, prose] = [records(pages, 'zoo')[0], records(pages, 'coupons')[0]];
    expect([page?.kind, page?.type]).toEqual(['page', 'lvl1']);
    expect(prose?.hierarchy.lvl1).toBe('Zoo');
    expect(ranked(pages, 'zoo')).toEqual(['/a']);
  });
});

describe('a pasted message', () => {
  const error = (name: string, text: string) => ({ kind: 'error', name, text }) as const;
  const message = '返金の期限が切れています。';

  it('leads to the text that begins with it, then to those that hold it', () => {
    const pages = [
      { path: '/a', title: 'Zoo', below: [error('late', `Others first. ${message}`), error('over', `${message} So.`)] },
    ];
    expect(ranked(pages, message).slice(0, 2)).toEqual(['/a#error-over', '/a#error-late']);
    expect(ranked(pages, '返金の 期限が\n切れています。')[0]).toBe('/a#error-over');
  });

  it('that several operations share leads to the list of all errors', () => {
    const pages = ['/api/refunds/add', '/api', '/api/refunds/edit'].map((path) => ({
      path,
      title: 'Zoo',
      below: [error('late', message)],
    }));
    expect(best(pages, message)).toBe('/api#error-late');
  });
});

describe('the list of answers', () => {
  it('is not one name over and over', () => {
    const row = (name: string) => ({ kind: 'parameter', name }) as const;
    const pages = Array.from({ length: 6 }, (_, i) => ({
      path: `/p${i}`,
      title: `Zoo${i}`,
      below: [row('refund_id')],
    }));
    const found = ranked([...pages, { path: '/q', title: 'Zoo', below: [row('refund_id_list')] }], 'refund_id');
    expect(found).toHaveLength(7);
    const same = ranked([...pages, { path: '/q', title: 'Zoo', below: [row('refund_ids')] }], 'refund');
    expect(same.indexOf('/q#param-refund_ids')).toBeLessThan(3);
  });

  it('names each place of the site once, with the text that fits best', () => {
    const pages = [{ path: '/a', title: 'Refund', text: 'How a refund works.', below: [{ title: 'Refund' }] }];
    const found = ranked(pages, 'refund');
    expect(found).toEqual([...new Set(found)]);
    expect(found).toEqual(['/a', '/a#refund']);
  });

  it('leaves out what holds far less than the best', () => {
    const pages = [
      { path: '/a', title: 'Refund deadline coupon size' },
      {
        path: '/b',
        title: 'Zoo',
        below: [{ title: 'Wide', below: [{ title: 'Far', text: 'Sizes of animals, and more words than one.' }] }],
      },
    ];
    expect(ranked(pages, 'refund deadline coupon size')).toEqual(['/a']);
    expect(ranked(pages, 'animals')).toEqual(['/b#far']);
  });

  it('keeps the order of the site among equals', () => {
    const pages = ['/c', '/a', '/b'].map((path) => ({
      path,
      title: `Refund ${path === '/c' ? 'one' : path === '/a' ? 'two' : 'six'}`,
    }));
    expect(ranked(pages, 'refund')).toEqual(['/c', '/a', '/b']);
  });
});

describe('where the reader is', () => {
  const pages = ['/api/refund', '/template/refund'].map((path) => ({ path, title: 'Refund' }));
  const from = (here: string | undefined, query = 'refund') =>
    answers(smallEngine([...pages, ...others]), query, here)[0];

  it('decides between equals: the page, its part, or the part that the query names', () => {
    expect(from('/template/refund/')).toBe('/template/refund');
    expect(from('/template')).toBe('/template/refund');
    expect(from('/docs/template/x')).toBe('/template/refund');
    expect([from(undefined), from('/'), from('/apiary/')]).toEqual(['/api/refund', '/api/refund', '/api/refund']);
    expect(from(undefined, 'refund theme')).toBe('/template/refund');
    expect(from(undefined, 'refund templates')).toBe('/template/refund');
    expect(from(undefined, 'refund api')).toBe('/api/refund');
    expect(from('/template/faq', 'refund api')).toBe('/template/refund');
    expect(from(undefined, 'refund theme api')).toBe('/api/refund');
  });
});
