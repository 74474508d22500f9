import type { Page } from './content.ts';
import type { Docs } from './docs.ts';
import { headingsOf, linesOf } from './sections.ts';
import { termsOf } from './terms.ts';

/** A section without those below it, or an entry of a list that has an address of its own. */
export interface Unit {
  readonly path: string;
  /** '' at the top of a page. */
  readonly anchor: string;
}

/** How much a word counts by where it stands. */
const weights = { own: 3, above: 0.8, text: 1, code: 0.05 } as const;
/** How soon a word that is said again says no more, and how much of a unit's length counts against it (BM25). */
const saturation = 1.2;
const lengthShare = 0.5;

interface Index {
  readonly units: readonly Unit[];
  /** By term: units, and how much it says in each. */
  readonly postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

const indexes = new WeakMap<Docs, Index>();

/** From this many words on that a unit has of a text, it is about the same; one word alone is often said by chance. */
const together = 3;

/** How well each unit fits that has a word of a text. */
export function retrieve(docs: Docs, terms: readonly string[]): ReadonlyMap<Unit, number> {
  const { units, postings } = indexOf(docs);
  const asked = new Set(terms);
  const scores = new Map<Unit, { readonly says: number; readonly count: number }>();
  for (const term of asked)
    for (const [at, says] of postings.get(term) ?? []) {
      const unit = units[at];
      const before = unit && scores.get(unit);
      if (unit) scores.set(unit, { says: (before?.says ?? 0) + says, count: (before?.count ?? 0) + 1 });
    }
  const most = Math.min(together, asked.size);
  return new Map(
    [...scores].map(([unit, { says, count }]) => [unit, says * (0.5 + (0.5 * Math.min(count, most)) / most)]),
  );
}

/** How much a term says: what few units have says most; that of a term that one unit has where none is given; 0 where none has it. */
export function rarity(docs: Docs, term: string | undefined): number {
  const { units, postings } = indexOf(docs);
  const count = term === undefined ? 1 : (postings.get(term)?.size ?? 0);
  return count === 0 ? 0 : idf(count, units.length);
}

/** The most that a term says: rare words are often said by chance. */
const mostRare = 5;

/** The inverse document frequency of BM25. */
function idf(count: number, all: number): number {
  return Math.min(mostRare, Math.log(1 + (all - count + 0.5) / (count + 0.5)));
}

function indexOf(docs: Docs): Index {
  const known = indexes.get(docs);
  if (known) return known;
  const all = docs.pages.flatMap((page) => unitsOf(docs, page));
  const lengths = all.map(({ counts }) => [...counts.values()].reduce((sum, each) => sum + each, 0));
  const mean = lengths.reduce((sum, each) => sum + each, 0) / all.length;
  const postings = new Map<string, Map<number, number>>();
  for (const [at, { counts }] of all.entries())
    for (const [term, count] of counts) postings.set(term, (postings.get(term) ?? new Map()).set(at, count));
  for (const where of postings.values()) {
    const rare = idf(where.size, all.length);
    for (const [at, count] of where) {
      const norm = 1 - lengthShare + (lengthShare * (lengths[at] ?? mean)) / mean;
      where.set(at, (rare * count * (saturation + 1)) / (count + saturation * norm));
    }
  }
  const index = { units: all.map(({ unit }) => unit), postings };
  indexes.set(docs, index);
  return index;
}

interface Counted {
  readonly unit: Unit;
  readonly counts: Map<string, number>;
}

/** The units of a page, with how often each says a term. */
function unitsOf(docs: Docs, page: Page): readonly Counted[] {
  const found: Counted[] = [];
  const address = `](${docs.link(page.path)}#`;
  const headings = new Map(headingsOf(page).map((each) => [each.start, each]));
  let above: { readonly level: number; readonly text: string }[] = [];
  const put = (text: string, weight: number) => {
    const counts = found.at(-1)?.counts;
    for (const term of termsOf(text)) counts?.set(term, (counts.get(term) ?? 0) + weight);
  };
  const open = (anchor: string, own: string) => {
    found.push({ unit: { path: page.path, anchor }, counts: new Map() });
    put(own, weights.own);
    put(above.map(({ text }) => text).join(' '), weights.above);
  };
  for (const { text, start, inCode } of linesOf(page.markdown)) {
    const heading = headings.get(start);
    if (heading) {
      above = above.filter(({ level }) => level < heading.level);
      open(heading.level === 1 ? '' : (docs.anchorAt(page, start) ?? ''), heading.text);
      above.push(heading);
      continue;
    }
    const link = inCode || !/^\s*[-*] \[/.test(text) ? -1 : text.indexOf('](');
    if (link >= 0 && text.startsWith(address, link))
      open(text.slice(link + address.length, text.indexOf(')', link)), text.slice(text.indexOf('[') + 1, link));
    if (!text.startsWith('> All pages as Markdown: '))
      put(text.replace(/\]\([^)]*\)/g, ' '), inCode ? weights.code : weights.text);
  }
  return found;
}
