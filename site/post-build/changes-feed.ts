import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { Feed } from 'feed';
import type { SiteAddress } from '../config/site-address.ts';

/** A change of the platform, as a page tells it. */
interface Change {
  readonly page: string;
  /** Where it stands, below the root of the site. */
  readonly place: string;
  /** As the page words it: `March 2022`, `January 18 to February 13, 2019`. */
  readonly date: string;
  /** The last day that the words name; where they name a month alone, its first. */
  readonly day: Date;
  readonly text: string;
  readonly html: string;
}

/** Pages that tell changes, and what each change stands in; of a row, the heading above has the year. */
const tellers: Readonly<Record<string, { readonly title: string; readonly changes: string; readonly place: string }>> =
  {
    '/api/index.html': { title: 'API', changes: 'article li', place: 'api/#changes' },
    '/template/update/index.html': { title: 'Templates', changes: 'article tbody tr', place: 'template/update/' },
  };

const months = 'January February March April May June July August September October November December'.split(' ');
const month = `(?:${months.join('|')})`;
const dated = new RegExp(`^${month} [\\w ,]*?(?:\\d{4}|\\d{1,2})(?: at the latest)?$`);

/**
 * Collects the dated changes that pages tell, and writes them as a feed, the newest first.
 * @param site What the feed is called.
 */
export function createChangesFeed(
  site: { readonly title: string; readonly description: string },
  address: SiteAddress,
) {
  const changes: Change[] = [];
  const root = address.at('/');

  return {
    /** Takes the changes of a page; of most pages there are none. @param path Of its file, with a leading slash. */
    add(path: string, $: CheerioAPI): void {
      const teller = tellers[path];
      if (!teller) return;
      for (const element of $(teller.changes).get() as Element[]) {
        const change = readChange($, element);
        if (change) changes.push({ ...change, page: teller.title, place: teller.place });
      }
    },
    /** The feed, in Atom; undefined for a site whose pages tell no change. */
    write(): string | undefined {
      if (changes.length === 0) return undefined;
      const sorted = changes.toSorted((a, b) => b.day.getTime() - a.day.getTime());
      const feed = new Feed({
        ...site,
        id: root,
        link: root,
        feedLinks: { atom: `${root}changes.xml` },
        language: 'en',
        copyright: '',
        updated: sorted[0]?.day ?? new Date(0),
      });
      for (const { page, place, date, day, text, html } of sorted)
        feed.addItem({
          title: `${page}, ${date}: ${text}`,
          id: `${root}${place.replace(/#.*/, '')}#${createHash('sha256').update(`${date} ${text}`).digest('hex').slice(0, 12)}`,
          link: root + place,
          date: day,
          content: html.replaceAll(/(href=")\//g, `$1${new URL('/', root).href}`),
        });
      return feed.atom1();
    },
  };
}

/** Reads an item or a row that begins with a date. A mark of evidence stays, in brackets. */
function readChange($: CheerioAPI, element: Element): Omit<Change, 'page' | 'place'> | undefined {
  const copy = $(element).clone();
  copy.find('.evidence').each((_, mark) => void $(mark).replaceWith(` (${$(mark).text().trim()})`));
  copy.find('.evidence-at').each((_, at) => void $(at).replaceWith($(at).text()));
  const cells = copy.children('td');
  const year = /\d{4}/.exec($(element).closest('table').prevAll('h2').first().text())?.[0];
  const own = cells.first().text().trim();
  const date = cells.length > 0 ? (/\d{4}$/.test(own) || !year ? own : `${own}, ${year}`) : copy.text().split(': ')[0];
  if (!date || !dated.test(date)) return undefined;
  const html = (
    (cells.length > 0 ? cells.last().html() : copy.html()?.replace(/^[^:]*: (<!-- -->)?/, '')) ?? ''
  ).trim();
  const text = $.load(html).text().replace(/\s+/g, ' ').trim();
  return { date, day: dayOf(date), text, html };
}

/** The last day that words name: `September 27 and 29, 2016` is the 29th, `June 2025 to May 2026` May 1. */
function dayOf(words: string): Date {
  const name = words.match(new RegExp(month, 'g'))?.at(-1) ?? '';
  const [, day = '1', year = ''] = /(?:(\d{1,2}), |)(\d{4})(?: at the latest)?$/.exec(words) ?? [];
  return new Date(Date.UTC(Number(year), months.indexOf(name), Number(day)));
}
