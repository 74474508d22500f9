import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { siteAddress } from '../config/site-address.ts';
import { createChangesFeed } from './changes-feed.ts';

const about = { title: 'Shop Docs: changes', description: 'What changed' };
const create = () => createChangesFeed(about, siteAddress({ SITE_URL: 'https://docs.example/guide' }));
const mark =
  '<span class="evidence-at"><button type="button" class="evidence" popovertarget="note-x">observed</button></span>';
const row = (date: string, change: string) => `<tr><td>${date}</td><td>${change}</td></tr>`;
const api = '/api/index.html';
const update = '/template/update/index.html';

function entriesOf(pages: Readonly<Record<string, string>>) {
  const feed = create();
  for (const [path, body] of Object.entries(pages)) feed.add(path, load(`<article>${body}</article>`));
  const $ = load(feed.write() ?? '', { xml: true });
  return $('entry')
    .toArray()
    .map((entry) => [
      $(entry).children('updated').text().slice(0, 10),
      $(entry).children('title').text(),
      $(entry).children('link').attr('href'),
    ]);
}

test('dated items and rows of both pages are entries, the newest first, with the date as the page words it', () => {
  const years = `<h2>Since May 2019</h2><table><tbody>${row('March 2022', 'B')}${row('June 2025 to May 2026', 'A')}</tbody></table>
    <h2>2016</h2><table><tbody>${row('September 27 and 29', 'D')}${row('February 8', 'E')}</tbody></table>`;
  const list = `<ul><li>September 2021 at the latest: <!-- -->Lines return <code>C</code>.${mark}</li><li>No date: none</li></ul>`;
  expect(entriesOf({ [api]: list, [update]: years, '/api/items/add/index.html': list })).toEqual([
    ['2026-05-01', 'Templates, June 2025 to May 2026: A', 'https://docs.example/guide/template/update/'],
    ['2022-03-01', 'Templates, March 2022: B', 'https://docs.example/guide/template/update/'],
    [
      '2021-09-01',
      'API, September 2021 at the latest: Lines return C. (observed)',
      'https://docs.example/guide/api/#changes',
    ],
    ['2016-09-29', 'Templates, September 27 and 29, 2016: D', 'https://docs.example/guide/template/update/'],
    ['2016-02-08', 'Templates, February 8, 2016: E', 'https://docs.example/guide/template/update/'],
  ]);
});

test('links of an entry lead to the site from anywhere', () => {
  const feed = create();
  feed.add(api, load('<article><ul><li>May 1, 2018: See <a href="/guide/api/items/">items</a></li></ul></article>'));
  expect(feed.write()).toContain('href="https://docs.example/guide/api/items/"');
});

test('a site whose pages tell no change has no feed', () => {
  const feed = create();
  feed.add(update, load('<article><p>Soon</p></article>'));
  expect(feed.write()).toBeUndefined();
});
