import type { Docs } from '../content/docs.ts';
import { rarity, retrieve, type Unit } from '../content/retrieve.ts';
import { termsOf } from '../content/terms.ts';
import { rowsOfWords } from './fields.ts';
import { operationIn, pathOf } from './operations.ts';
import { saysFault } from './paraphrases.ts';
import { type Audience, audienceOf, sectionsAsked } from './questions.ts';

/** What a question gets. */
export interface Ranking {
  /** Paths with their anchors, best first. */
  readonly paths: readonly string[];
  /** Share of what the question says that the best of them have words for, from 0 to 1. */
  readonly share: number;
}

/** Fewer words are a search, not a question: the search of the site and the tables know them best. */
const fewest = 6;
/** So many words are a question without the small ones, too. */
const many = 8;
/** Up to so many words, a text asks for one thing. */
const short = 7;
/** How much a page counts for each audience, by the beginning of its path; 1 elsewhere. */
const priors = {
  program: [
    ['/api/', 1.2],
    ['/template/faq/#ask', 1],
    ['/template/faq/', 0.6],
    ['/template/', 0.45],
  ],
  theme: [
    ['/api/', 0.4],
    ['/template/', 1.1],
  ],
  owner: [
    ['/template/faq/', 1.5],
    ['/template/apps/', 1.1],
    ['/api/', 0.3],
    ['/template/guideline/', 0.6],
    ['/template/', 0.8],
  ],
  any: [],
} as const;
/** What counts little where nobody asks for it: errors, rules of the checker, decisions of the sandbox, tags for owners. */
const aside = 0.4;
/** What a section with a whole program counts for somebody who writes one. */
const recipe = 1.2;
const asksForProgram =
  /\b(?:write|script|program|job|cron|build|sync\w*|import\w*|automat\w+|every (?:hour|night|day|morning))\b/i;
/** What another operation counts where a question names one, and what only says what an operation does. */
const other = 0.6;
const ofOperation = /^\/api\/(?!$)/;
/** What a clause of a question counts beside the whole. */
const clauseShare = 0.7;
/** What the words of a clause must say together, for it to ask for something. */
const telling = 6;
/** What the tables and the search of the site add, at their first hit. */
const added = { table: 1, search: 0.1, row: 0.12, operation: 0.35, onItsPage: 0.15, onAnswer: 0.4 } as const;
/** The most of it that a table adds in a long text, and from which score on the section has to do with the text at all. */
const mostGuessed = 0.5;
const fitting = 0.3;
/** What each further hit adds of what the one before it does, and how many hits of the search count. */
const next = 0.8;
const mostFound = 5;
/** So many paths answer a question together. */
const together = 2;
/** What scores less than this share of the best is another thing; what tables add makes others no worse. */
const mostTop = 1.2;
const least = { ofAll: 0.7, ofClause: 0.5, ofAnswer: 0.25 } as const;

/** Whether a text is a question in sentences, in a language with spaces between words, and not words to search for. */
export function isQuestion(query: string): boolean {
  const all = new Set(query.toLowerCase().match(latin)).size;
  const telling = wordsOf(query).length;
  return telling >= many || (telling >= fewest && all - telling >= 2);
}

const latin = /[a-z][\w’']*/g;

/** The words of a text that say what it is about. */
function wordsOf(query: string): readonly string[] {
  return [...new Set(query.toLowerCase().match(latin))].filter((word) => termsOf(word).length > 0);
}

/** Paths that a question leads to by other ways, best first. */
export interface Hints {
  /** Sections that words of the question ask for. */
  readonly answers: readonly string[];
  /** Parameters that it names. */
  readonly named: readonly string[];
  /** What the search of the site finds. */
  readonly found: readonly string[];
  /** Where the answer may stand; absent: anywhere. */
  readonly part: 'api' | 'template' | undefined;
}

/** Sections and entries that answer a question in sentences, best first. */
export function rank(docs: Docs, query: string, hints: Hints): Ranking {
  const prior = priorIn(docs, query);
  const clauses = clausesOf(query)
    .map((clause) => [...new Set(termsOf(clause))])
    .filter((terms) => terms.reduce((sum, term) => sum + rarity(docs, term), 0) >= telling)
    .map((terms) => retrieve(docs, terms));
  const scores = new Map<string, number>();
  for (const [unit, score] of retrieve(docs, termsOf(query))) {
    if (!unit.path.startsWith(`/${hints.part ?? ''}`)) continue;
    const ofClause = Math.max(0, ...clauses.map((each) => each.get(unit) ?? 0));
    const address = addressOf(unit);
    scores.set(address, Math.max(scores.get(address) ?? 0, (score + clauseShare * ofClause) * prior(unit)));
  }
  const most = Math.max(...scores.values());
  for (const [path, score] of scores) scores.set(path, score / most);
  addHints(scores, query, hints);
  const ordered = [...scores].sort(([, one], [, two]) => two - one);
  const [[first, top] = ['', 0]] = ordered;
  const ofClauses = new Set(clauses.map((each) => bestOf(each, prior)));
  // What owners do by hand is kept for a program only where its own words ask for it.
  const isProgram = audienceOf(query) === 'program';
  const asked = sectionsAsked(query);
  const answers = new Set(
    hints.answers.filter((path) => !isProgram || path.startsWith('/api/') || asked.includes(path)),
  );
  const ofShort = new Set(
    clausesOf(query)
      .filter((clause) => wordsOf(clause).length <= short)
      .flatMap((clause) => sectionsAsked(clause)),
  );
  const turnOf = (path: string) => (path === first ? 0 : ofClauses.has(path) || answers.has(path) ? 1 : 2);
  // What fits a clause best, or what words ask for, comes before what fits others.
  const inTurn = [...ordered].sort(([one], [two]) => turnOf(one) - turnOf(two));
  const seen = new Set<string>();
  const paths = inTurn.flatMap(([path, score]) => {
    const [, anchor = ''] = path.split('#');
    const key = keyOf(anchor) ?? path;
    const isNamed = answers.has(path) && (hints.named.includes(path) || ofShort.has(path));
    const ofTurn = ofClauses.has(path) ? least.ofClause : least.ofAll;
    const enough = isNamed ? 0 : answers.has(path) ? least.ofAnswer : ofTurn;
    if (seen.has(key) || score < Math.min(top, mostTop) * enough) return [];
    seen.add(key);
    return [path];
  });
  return { paths, share: shareOf(docs, query, paths.slice(0, together)) };
}

/** How much a page counts by the beginning of its path. */
const priorOf = (audience: Audience, address: string): number =>
  priors[audience].find(([begin]) => address.startsWith(begin))?.[1] ?? 1;

/** How much a unit counts for who asks a question, whatever its words. */
function priorIn(docs: Docs, query: string): (unit: Unit) => number {
  const audience = audienceOf(query);
  const isFault = saysFault(query);
  const named = operationIn(query);
  const page = named && pathOf(named);
  const recipes = audience === 'program' && asksForProgram.test(query) ? recipesOf(docs) : [];
  return (unit) => {
    const { path, anchor } = unit;
    const address = addressOf(unit);
    const isAside =
      /^(?:sandbox|rule|source)-/.test(anchor) ||
      (anchor.startsWith('error-') && !isFault) ||
      (/^(?:[A-Z]|block-|lang-)/.test(anchor) && audience === 'owner');
    const isOther = ofOperation.test(path) && path !== page && (page !== undefined || anchor === '');
    const ofKind = isAside ? aside : isOther ? other : recipes.includes(address) ? recipe : 1;
    return priorOf(audience, address) * ofKind;
  };
}

/** Adds what other ways lead to. */
function addHints(scores: Map<string, number>, query: string, { answers, named, found }: Hints): void {
  const audience = audienceOf(query);
  const add = (path: string, more: number) => scores.set(path, (scores.get(path) ?? 0) + more);
  const addOnPage = (page: string, more: number) => {
    for (const path of scores.keys()) if (path.startsWith(`${page}#`)) add(path, more);
  };
  // In a long text, words lead the tables to what it is not about.
  const isShort = wordsOf(query).length <= short;
  for (const [at, path] of answers.entries()) {
    const isSure = isShort || named.includes(path);
    const gate = isSure ? 1 : mostGuessed * Math.min(1, (scores.get(path) ?? 0) / fitting);
    const more = gate * (priorOf(audience, path) > 0.5 ? 1 : 0.5) * next ** at;
    add(path, added.table * more);
    if (!path.includes('#')) addOnPage(path, added.onAnswer * more);
  }
  for (const [at, path] of found.slice(0, mostFound).entries())
    if (scores.has(path)) add(path, added.search * next ** at);
  if (audience === 'program') for (const path of rowsIn(query)) if (scores.has(path)) add(path, added.row);
  const where = operationIn(query);
  if (!where) return;
  add(pathOf(where), added.operation);
  if (scores.has(`${pathOf(where)}#good-to-know`)) add(`${pathOf(where)}#good-to-know`, added.operation);
  addOnPage(pathOf(where), added.onItsPage);
}

/** What several pages say alike: an error, a parameter or a field of several operations. */
function keyOf(anchor: string): string | undefined {
  return /^(?:error|param)-/.test(anchor) ? anchor : /^field-[a-z]+-(.+)/.exec(anchor)?.[1];
}

/** The unit that fits a clause best. */
function bestOf(scores: ReadonlyMap<Unit, number>, prior: (unit: Unit) => number): string {
  const [first] = [...scores].sort(([one, score], [other, more]) => more * prior(other) - score * prior(one));
  return first ? addressOf(first[0]) : '';
}

/** Names of code and numbers, which no page has to have. */
const ofCode = /\d|_|^[a-z]+[A-Z]/;

/** How much of what a question says paths have words for; what no page says counts as much as what one says. */
function shareOf(docs: Docs, query: string, paths: readonly string[]): number {
  const rare = rarity(docs, undefined);
  let [said, all] = [0, 0];
  for (const word of new Set(query.match(/[A-Za-z_][\w’']*/g)))
    for (const term of new Set(termsOf(word))) {
      const known = rarity(docs, term);
      if (known === 0 && ofCode.test(word)) continue;
      all += known || rare;
      if ([...retrieve(docs, [term]).keys()].some((unit) => paths.includes(addressOf(unit)))) said += known;
    }
  return all === 0 ? 0 : said / all;
}

/** Where the fields and parameters stand that words of a question mean. */
function rowsIn(query: string): readonly string[] {
  const rows = (rowsOfWords(query, true)?.parts ?? []).flatMap((part) => part.rows);
  return rows.map(({ name, where }) => {
    const isField = where.response.some(({ path }) => path === name);
    const anchor = name.replaceAll(/[^\w]+/g, '-').replace(/-$/, '');
    return `${pathOf(where)}#${isField ? 'field' : 'param'}-${anchor}`;
  });
}

/** The sections with programs, which the overview lists. */
function recipesOf(docs: Docs): readonly string[] {
  const page = docs.page('/api/');
  const { start, end } = docs.passage(page, 'recipes');
  const links = page.markdown.slice(start, end).matchAll(/^- \[[^\]]*\]\(([^)]+)\)/gm);
  return [...links].map(([, link = '']) => `/${link.slice(docs.address.length)}`);
}

function addressOf({ path, anchor }: Unit): string {
  return anchor === '' ? path : `${path}#${anchor}`;
}

/** What a question asks one after the other. */
function clausesOf(query: string): readonly string[] {
  const parts = query.split(
    /[.?!;:,]\s|\n|\s-\s|,? (?:and|but|or|then)(?= (?:how|what|when|where|which|who|why|is|are|can|does|do|will|should|i|please|tell|explain|if)\b)/i,
  );
  return parts.length > 1 ? parts : [];
}
