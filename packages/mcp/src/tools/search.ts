import { errorsOf, operation, operations } from '@shop-docs/api';
import type { SearchRecord } from '@shop-docs/search';
import { tagNamed } from '@shop-docs/template';
import { z } from 'zod';
import type { Page } from '../content/content.ts';
import type { Docs } from '../content/docs.ts';
import { rarity } from '../content/retrieve.ts';
import { blocksOf, type Passage, pathTo } from '../content/sections.ts';
import { textOf } from '../content/tell.ts';
import { termsOf } from '../content/terms.ts';
import { tellEditorMessage } from './editor-messages.ts';
import { sandboxWord, wordOf } from './evidence.ts';
import { excerptOf } from './excerpt.ts';
import { type Row, rowsOfWords } from './fields.ts';
import { tellImpossible, whomToAsk } from './impossible.ts';
import { tellLibrary } from './libraries.ts';
import { markFrom } from './marks.ts';
import { findMessages, isAnswer, noMessage, saysOne, tellFound, tellMessages, tellParaphrased } from './messages.ts';
import { tellApps } from './named-apps.ts';
import { nearOperations, operationIn, pathOf } from './operations.ts';
import { looksLikeMessage, saysFault } from './paraphrases.ts';
import { tellSource } from './pasted-source.ts';
import {
  type Audience,
  appsNamed,
  asksByHand,
  audienceOf,
  isOnlyOfApi,
  sectionsAsked,
  writesProgram,
} from './questions.ts';
import { isQuestion, rank } from './rank.ts';
import { defineTool } from './tool.ts';
import { tellUndocumented } from './undocumented.ts';

/** Passages of an answer. */
const usualHits = 5;
/** Longest passage of a hit, in characters. */
const longest = 300;

/** Passages of hits, each with its mark and the path where it stands. */
export function passagesOf(docs: Docs, hits: readonly Hit[], query: string): string[] {
  const words = weighed(docs, query);
  const seen = new Set<string>();
  return hits.flatMap((hit) => {
    const { line, text } = told(docs, hit, words);
    // A page and its section may have matched by the same words, and a title says nothing of what was found.
    if (seen.has(text) || text === docs.page(hit.url_without_anchor).title) return [];
    seen.add(text);
    return [line];
  });
}

export const search = defineTool({
  name: 'base_search',
  title: 'Search the documentation',
  description:
    'Passages that answer a question, each with its mark and address. Understands words in English and Japanese, names ' +
    '({ItemTitle}, item_id), paths (/1/items/add). A pasted message of the platform gets its own remedy.',
  input: z.strictObject({
    query: z.string().trim().min(1).max(2000),
    part: z.enum(['api', 'template']).optional(),
    limit: z.int().min(1).max(20).default(usualHits),
  }),
  run({ query, part, limit }, { docs }) {
    const messages = part === 'template' ? [] : findMessages(query);
    const library = part === 'template' || saysOne(query, messages) ? [] : tellLibrary(query, docs);
    if (library.length > 0) return { text: library.join('\n') };
    const undocumented = part === 'template' ? [] : tellUndocumented(query, messages, docs);
    if (undocumented.length > 0) return { text: undocumented.join('\n') };
    if (messages.length > 0) return { text: tellFound(query, messages, docs, operationIn(query)).join('\n\n') };
    const paraphrased = part === 'template' ? undefined : tellParaphrased(query, docs);
    if (paraphrased) return { text: paraphrased.join('\n\n') };
    const where = part ?? partOfJapanese(query);
    const all = docs.search(query.slice(0, 200)).filter(({ url }) => url.startsWith(`/${where ?? ''}`));
    // Who names the API asks for nothing of themes.
    const ofApi = isOnlyOfApi(query) ? all.filter(({ url }) => url.startsWith('/api/')) : [];
    const found = [...new Set([...ofApi, ...all])];
    const editor = part === 'api' ? undefined : tellEditorMessage(query, docs);
    if (editor) return { text: editor };
    const question = isQuestion(query) ? questionOf(docs, query, part, found) : undefined;
    const hits = question?.hits ?? answersFirst(docs, found, query, part);
    const source = part === 'api' ? [] : tellSource(query, docs);
    if (source.length > 0)
      return {
        text: [
          ...source,
          ...partsOfQuestion(query, 'template'),
          ...besideSource(docs, hits, query, limit, question !== undefined),
        ].join('\n'),
      };
    const cannot = tellImpossible(
      query,
      docs,
      question && !question.isByHand ? question.part : (part ?? ownPart(query)),
    );
    const isMessage = part !== 'template' && ((cannot.length === 0 && looksLikeMessage(query)) || isAnswer(query));
    const mayBe = hits.length === 0 || (cannot.length === 0 && saysFault(query));
    const alike = isMessage || (mayBe && part !== 'template') ? findMessages(query, true) : [];
    if (alike.length > 0) return { text: `${noMessage} Similar ones:\n${tellMessages(alike, docs).join('\n\n')}` };
    const said =
      isMessage && sectionsFor(query, part).length === 0 ? [`${noMessage} Passages that have its words:`] : [];
    if (question) return { text: tellQuestion(docs, query, question, [...cannot, ...said], limit) };
    const answers = sectionsFor(query, part);
    const isByHand = asksByHand(query, answers);
    // Fields of the API are no names for what is done by hand.
    const named = [...cannot, ...said, ...namesOfWords(query, isByHand ? 'template' : part)];
    if (hits.length + named.length === 0)
      return {
        text: `Nothing is found for “${query}”. Try other words, or the name of a tag, a parameter or an error. What the API cannot do: ${docs.link('/api/#not-possible')}\n${notKnown(query, docs)}`,
      };
    const [begin = '', ...shown] = listed(docs, hits.slice(0, limit), query);
    const more = hits.length > limit ? [`[${hits.length - limit} more]`] : [];
    // Who asks about no program wants to know first how it is done by hand.
    const lines = isByHand ? [...shown, ...named] : [...named, ...shown];
    const isTold = cannot.length > 0 || (answers.length > 0 && !isByHand);
    const unsure = isTold ? [] : [notKnown(query, docs)];
    return { text: [begin, ...lines, ...more, ...unsure].join('\n') };
  },
});

/** Where the answer to sentences in Japanese stands: a search finds their words on all pages. */
function partOfJapanese(query: string): 'api' | 'template' | undefined {
  if (query.length < sentence || !/\p{Script=Hiragana}/u.test(query)) return undefined;
  return ownPart(query);
}

/** Fewer characters are a search. */
const sentence = 25;

/** The part that somebody asks about, by what they write; undefined for owners, and where their words do not say it. */
function ownPart(query: string): 'api' | 'template' | undefined {
  const audience = audienceOf(query);
  return audience === 'program' ? 'api' : audience === 'theme' ? 'template' : undefined;
}

/** A question in sentences: what it is about, and what fits it. */
export interface Question {
  /** Where the answer may stand; undefined where both are possible. */
  readonly part: 'api' | 'template' | undefined;
  readonly hits: readonly Hit[];
  readonly audience: Audience;
  readonly isSure: boolean;
  /** Owners want to know first how it is done by hand. */
  readonly isByHand: boolean;
}

export function questionOf(
  docs: Docs,
  query: string,
  part: 'api' | 'template' | undefined,
  found: readonly Hit[],
): Question {
  const answers = sectionsFor(query, part, mostOfQuestion);
  const { paths, share } = rank(docs, query, {
    answers,
    named: parametersIn(query),
    found: found.map(({ url }) => url),
    part,
  });
  const audience = audienceOf(query);
  const first = audience === 'any' ? partOfFirst(paths) : undefined;
  const apps = appsNamed(query);
  const own = audience === 'program' ? 'api' : audience === 'any' ? first : 'template';
  return {
    part: part ?? own,
    // What somebody asks about who does not say it, the best path says; the other part has the same words by chance.
    hits: paths
      .filter((path) => path.startsWith(`/${first ?? ''}`) || apps.includes(path))
      .map((path) => hitOf(docs, path)),
    audience,
    isSure: share >= enough[audience] || answers.includes(paths[0] ?? ''),
    isByHand: audience === 'owner',
  };
}

/** The part that the best path lies in. */
function partOfFirst([first = '']: readonly string[]): 'api' | 'template' | undefined {
  return (['api', 'template'] as const).find((part) => first.startsWith(`/${part}/`));
}

/** What fits a question, longest where it fits best; that nothing does where its words stand nowhere together. */
export function tellQuestion(
  docs: Docs,
  query: string,
  { part, hits, audience, isSure, isByHand }: Question,
  cannot: readonly string[],
  limit = usualHits,
): string {
  const unknown = [...new Set([...unknownNames(docs, query), ...(isByHand ? unsaidWords(docs, query) : [])])];
  const isClear = (isSure && (isByHand || unknown.length === 0)) || cannot.length > 0;
  const apps = part === 'api' ? { paths: [], lines: [] } : tellApps(docs, query, audience);
  // What cannot be done, and what apps do, is told already.
  const others = hits.filter(
    ({ url }) => !cannot.some((line) => line.endsWith(url)) && !apps.paths.some((path) => url.startsWith(path)),
  );
  const most = isClear ? limit : Math.min(limit, mostUnsure);
  const shown = others.slice(
    0,
    apps.lines.length > 0 ? Math.min(most, mostBesideApps[isByHand ? 'owner' : 'theme']) : most,
  );
  const passages = shown.map((hit, at) =>
    toldAtLength(docs, hit, query, lengths[Math.min(at, lengths.length - 1)] ?? longest),
  );
  return [
    beginOf(docs),
    ...(unknown.length > 0 ? [`No page names ${unknown.map((name) => `“${name}”`).join(', ')}.`] : []),
    ...(isByHand ? [] : cannot),
    ...(isByHand || apps.lines.length > 0 ? [] : partsOfQuestion(query, part)),
    ...apps.lines,
    ...(isClear || apps.lines.length > 0 ? [] : ['No passage has most of these words. The nearest ones:']),
    ...passages,
    ...(isByHand ? cannot : []),
    ...(isClear || part !== 'api' ? [] : [`What the API cannot do: ${docs.link('/api/#not-possible')}`]),
    ...(isClear && unknown.length === 0 ? [] : [notKnown(query, docs)]),
  ].join('\n');
}

/** Words of an owner's question that no page has: what they stand for is not known here. */
function unsaidWords(docs: Docs, query: string): string[] {
  const words = query.replace(/[{<][^}>]*[}>]|\S+\.\S+/g, ' ').match(/\b[a-z]{6,}\b|\b[A-Z]{3,}\b/g) ?? [];
  return [...new Set(words)]
    .filter((word) => {
      const terms = termsOf(word);
      return terms.length > 0 && terms.every((term) => rarity(docs, term) === 0);
    })
    .slice(0, mostUnsaid);
}

/** More words that no page has say nothing more. */
const mostUnsaid = 4;
/** Passages beside the lines of several apps. */
const mostBesideApps = { owner: 3, theme: 2 } as const;

/** From this share of a question on, passages are about it; what owners ask has few words of its own. */
const enough = { program: 0.38, theme: 0.38, owner: 0.5, any: 0.5 } as const;
/** Most passages where none answers. */
const mostUnsure = 3;
/** Characters of the passages of an answer, the best one first. */
const lengths = [640, 400, 250];

/** Names in a question that no page has: of services, products and languages, written as names. */
function unknownNames(docs: Docs, query: string): string[] {
  const names =
    query
      .replace(/[{<][^}>]*[}>]/g, ' ')
      .match(/(?<=[\p{Ll},] (?:["“'])?)(?:\p{Lu}[\p{L}\d]{3,}|\p{Ll}+\p{Lu}\p{L}+)/gu) ?? [];
  return [...new Set(names)]
    .filter((name) => !docs.pages.some(({ markdown }) => markdown.toLowerCase().includes(name.toLowerCase())))
    .filter((name) => !termsOf(name).some((term) => rarity(docs, term) > 0)) // a country is abroad
    .slice(0, 3);
}

/** A hit with as much of its section as has to do with the question. */
function toldAtLength(docs: Docs, hit: Hit, query: string, most: number): string {
  const page = docs.page(hit.url_without_anchor);
  const passage = passageOf(docs, page, hit.anchor === '' ? null : hit.anchor);
  const title = [...new Set(Object.values(hit.hierarchy).slice(1).filter(Boolean))].join(' › ');
  const mark = markOf(hit) ?? markFrom(page, passage);
  return `- ${title} (${hit.kind}) [${mark}]\n  ${excerptOf(docs, page, passage, { question: query, named: appsNamed(query), most })}\n  ${hit.url}`;
}

/** Whom to ask where no passage answers. */
export function notKnown(query: string, docs: Docs): string {
  return `If nothing here and no other words answer the question, it is not known here. ${whomToAsk(query, docs)}`;
}

/** Passages beside what the checker says. */
function besideSource(docs: Docs, hits: readonly Hit[], query: string, limit: number, isQuestion: boolean): string[] {
  const shown = hits.slice(0, Math.min(limit, mostBeside));
  if (!isQuestion) return listed(docs, shown, query);
  return [beginOf(docs), ...shown.map((hit) => toldAtLength(docs, hit, query, longest))];
}

/** The line that addresses of passages need. */
function beginOf(docs: Docs): string {
  return `Addresses begin with ${docs.address.replace(/\/$/, '')}`;
}

/** Passages of hits, below the line that their addresses need. */
function listed(docs: Docs, hits: readonly Hit[], query: string): string[] {
  return [beginOf(docs), ...passagesOf(docs, hits, query)];
}

/** What the passage of a hit is made of: all of it is known of a section, too. */
export type Hit = Pick<SearchRecord, 'hierarchy' | 'kind' | 'url' | 'url_without_anchor' | 'anchor' | 'content'> & {
  /** A section that words of the question ask for. */
  readonly isAnswer?: true;
};

/** Sections that words of the question ask for, then what is found. */
export function answersFirst(
  docs: Docs,
  found: readonly Hit[],
  query: string,
  part: 'api' | 'template' | undefined,
): readonly Hit[] {
  const answers = sectionsFor(query, part).map((path) => hitOf(docs, path));
  return [...answers, ...found.filter(({ url }) => !answers.some((answer) => answer.url === url))];
}

/** Paths of the sections that words of a question ask for, best first. */
export function sectionsFor(query: string, part?: 'api' | 'template', most = mostAnswers): readonly string[] {
  const named = (rowsOfWords(query, true)?.parts ?? [])
    .flatMap(({ tags }) => tags)
    .filter((name) => name.includes('#'));
  const asked = [...parametersIn(query), ...sectionsAsked(query)];
  const [first = [], ...more] = named.map((path) => [path]);
  const all = writesProgram(query) ? [...asked, ...named] : [...first, ...asked, ...more.flat()];
  return [...new Set(all)].filter((path) => path.startsWith(`/${part ?? ''}`)).slice(0, most);
}

/**
 * Where the parameters stand that a question names as programs do, of the one operation that has most of them, and how
 * lists are sent where one is a list.
 */
function parametersIn(query: string): readonly string[] {
  const keys = query.match(/\b[a-z_]+(?=["']?\s*[:=]\s*["'[\d])/g) ?? [];
  const names = new Set([...(query.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []), ...(keys.length > 1 ? keys : [])]);
  const found = operations.map((each) => ({
    page: each.page,
    path: pathOf(each),
    parameters: each.parameters.filter(({ name }) => names.has(name)),
  }));
  const most = Math.max(...found.map(({ parameters }) => parameters.length));
  const alike = found.filter(({ parameters }) => parameters.length === most);
  const near = most > 1 ? nearOperations(query).find((page) => alike.some((each) => each.page === page)) : undefined;
  const best = near ? alike.filter(({ page }) => page === near) : alike;
  if (best.length > 1) return []; // names that several operations have say nothing about which is meant
  return best.flatMap(({ path, parameters }) => {
    const lists = parameters.filter(({ indexed }) => indexed);
    const others = parameters.filter(({ indexed }) => !indexed);
    const anchors = [...lists, ...others].map(({ name }) => `${path}#param-${name}`);
    return lists.length > 0 && keys.length > 1 ? ['/api/#lists', ...anchors] : anchors;
  });
}

/** A section as a hit. */
function hitOf(docs: Docs, path: string): Hit {
  const page = docs.page(path);
  const [url = '', anchor = ''] = path.split('#');
  const start = anchor === '' ? 0 : docs.passage(page, anchor).start;
  const [lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = pathTo(page, start).map(
    ({ text }) => text,
  );
  const hierarchy = { lvl0: null, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 };
  const place = anchor === '' ? undefined : docs.place(page, anchor);
  const kind = anchor === '' ? 'page' : (place?.kind ?? 'section');
  if (place && kind !== 'section') Object.assign(hierarchy, { lvl6: place.text });
  return { hierarchy, kind, url: path, url_without_anchor: url, anchor, content: null, isAnswer: true };
}

/** Most sections that come before what is found. */
const mostAnswers = 3;
/** Most of them in a question, which may ask for several things. */
const mostOfQuestion = 6;
/** Most passages beside what the checker says: they are found by the words of the source, too. */
const mostBeside = 2;

/** Most words of a question that are told, and names of each. */
const most = { words: 4, names: 4 };

/** Lines that lead from words to the parameters, fields and tags that they stand for. */
function namesOfWords(query: string, part: 'api' | 'template' | undefined): string[] {
  const meaning = rowsOfWords(query);
  if (!meaning) return partsOfQuestion(query, part);
  const { said, rows, tags } = meaning;
  if (rows.length + tags.length === 0 && part !== 'template')
    return [`No documented parameter or field holds ${said.map((word) => `“${word}”`).join(' and ')}`];
  const lineOf = (where: string, all: readonly string[]) => {
    const names = all.filter((name) => !name.includes('#')); // a section has a passage of its own
    return names.length > 0
      ? [`In words of ${where}: ${[...new Set(names)].join(', ')} (base_explain tells what they hold)`]
      : [];
  };
  return [
    ...(part === 'template' ? [] : lineOf('the API', namesIn(rows))),
    ...(part === 'api' ? [] : lineOf('a theme', tags)),
  ];
}

/** What single words of a question stand for, in a line. */
export function partsOfQuestion(query: string, part: 'api' | 'template' | undefined): string[] {
  if (query.length > longest) return [];
  const parts = (rowsOfWords(query, true)?.parts ?? []).slice(0, most.words);
  const told = parts.flatMap(({ word, rows, tags }) => {
    if (rows.length + tags.length === 0 && part !== 'template')
      return [`no documented parameter or field holds “${word}” (${wordOf('inferred')})`];
    const ofThemes = part === 'api' ? [] : tags.filter((name) => !name.includes('#'));
    const ofApi = part === 'template' ? [] : namesIn(rows);
    const names = ofThemes.length > 0 ? [...ofApi.slice(0, most.names / 2), ...ofThemes] : ofApi;
    return names.length > 0 ? [`“${word}” is ${names.slice(0, most.names).join(', ')}`] : [];
  });
  return told.length > 0 ? [`Of its words: ${told.join('; ')}`] : [];
}

/** Names without what each operation puts before them. */
function namesIn(rows: readonly Row[]): string[] {
  return [...new Set(rows.map(({ name }) => name))];
}

/** A hit: what it is, how it is known, the words that matched, and where they stand. */
function told(docs: Docs, hit: Hit, words: Words): { readonly line: string; readonly text: string } {
  const { hierarchy, kind, url, anchor } = hit;
  const title = [...new Set(Object.values(hierarchy).slice(1).filter(Boolean))].join(' › ');
  const page = docs.page(hit.url_without_anchor);
  const passage = passageOf(docs, page, anchor);
  const isRow = anchor !== null && !['page', 'section', 'prose'].includes(kind);
  const { text, at } = isRow
    ? { text: rowText(inOneLine(textOf(docs, page, passage)), hit, words), at: passage }
    : (wholeAnswer(docs, page, passage, hit) ?? bestBlock(docs, page, passage, hit, words));
  const mark = markOf(hit) ?? markFrom(page, at);
  return { line: `- ${title} (${kind === 'prose' ? 'text' : kind}) [${mark}]\n  ${text}\n  ${url}`, text };
}

/** A row; whole where the question names it. */
function rowText(text: string, { isAnswer }: Hit, words: Words): string {
  return isAnswer && text.length <= shortAnswer ? text : shortened(text, words);
}

/** The text of a short section that answers a question; undefined for all other hits. */
function wholeAnswer(docs: Docs, page: Page, passage: Passage, { isAnswer }: Hit) {
  if (!isAnswer) return undefined;
  const text = inOneLine(textOf(docs, page, passage).replace(/^#+ .*$/gm, ''));
  return text === '' || text.length > shortAnswer || text.includes('```') ? undefined : { text, at: passage };
}

function passageOf(docs: Docs, page: Page, anchor: string | null): Passage {
  const whole = { start: 0, end: page.markdown.length };
  if (!anchor) return whole;
  try {
    return docs.passage(page, anchor);
  } catch {
    return whole; // a place that the Markdown copy does not have
  }
}

/** A caption is shorter than this, and says little without what follows. */
const caption = 80;
/** Most lines of a list or a table. */
const mostLines = 3;
/** A table up to this length is shown whole. */
const shortTable = 600;
/** Programs hold many words, and answer few questions: what a word counts in one. */
const codeShare = 0.3;
/** The same in a section that answers a question, whose paragraphs say how: what a word counts in its code and its tables. */
const ofAnswer = { code: 0.05, table: 0.5 } as const;
/** A section up to this length that answers a question is shown whole. */
const shortAnswer = 650;

/** What a word counts in a block. */
function shareOf(text: string, isAnswer: boolean): number {
  if (text.includes('```')) return isAnswer ? ofAnswer.code : codeShare;
  return isAnswer && text.startsWith('| ') ? ofAnswer.table : 1;
}

/** The paragraph of a passage that was found, or that has the most words of the query. */
function bestBlock(docs: Docs, page: Page, passage: Passage, { content, isAnswer }: Hit, words: Words) {
  const start = lettersOf(content ?? '').slice(0, 40);
  const blocks = blocksOf(page.markdown.slice(passage.start, passage.end));
  const all = blocks.flatMap(({ start: from, end }, index) => {
    const raw = page.markdown.slice(passage.start + from, passage.start + end);
    const below = page.markdown.slice(passage.start + (blocks[index + 1]?.start ?? 0)).trimStart();
    const isCaption =
      raw.length < caption && (below.startsWith('```') || (/:(?: \*[^*]+\*)?\s*$/.test(raw) && /^[-|] /.test(below)));
    const at = { start: passage.start + from, end: passage.start + ((isCaption && blocks[index + 1]?.end) || end) };
    const text = linesOf(textOf(docs, page, at), words);
    const isFound = start.length > 8 && lettersOf(text).includes(start);
    const score = (isFound ? 1 : 0) + weightOf(text, words);
    return text === '' || text.startsWith('> All pages as Markdown: ')
      ? []
      : [{ at, text, score: score * shareOf(text, isAnswer ?? false) }];
  });
  const [first] = [...all].sort((one, other) => other.score - one.score);
  return first ? { at: first.at, text: shortened(first.text, words) } : { at: passage, text: page.title };
}

/** Of a long list or table the lines with the most words of the query; no headings. */
function linesOf(markdown: string, words: Words): string {
  const lines = markdown
    .replace(/^#+ .*$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^\|[|\s-]+$/.test(line)); // the line below the head of a table
  const rows = lines.filter((line) => /^(?:-|\|) /.test(line));
  const most = rows[0]?.startsWith('|') ? shortTable : longest;
  if (rows.length <= mostLines || markdown.length <= most) return inOneLine(lines.join(' '));
  const best = [...rows].sort((one, other) => weightOf(other, words) - weightOf(one, words)).slice(0, mostLines);
  const [head = ''] = rows;
  const isTable = head.startsWith('|');
  const shown = rows.filter((row) => best.includes(row) || (isTable && row === head));
  return rows
    .flatMap((row, at) => {
      if (shown.includes(row)) return [row];
      // One sign for all rows that are left out between two.
      return at > 0 && !shown.includes(rows[at - 1] ?? '') ? [] : [isTable ? '| … |' : '…'];
    })
    .join(' ');
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The sentences around those with the most words of the query. */
function shortened(text: string, words: Words): string {
  if (text.length <= longest || (text.startsWith('| ') && text.length <= shortTable)) return text;
  const sentences = text.split(/(?<=[.!?。*]) (?=\S)/);
  const counts = sentences.map((sentence) => weightOf(sentence, words));
  let from = counts.indexOf(Math.max(...counts));
  let kept = sentences[from] ?? '';
  for (let next = from + 1; next < sentences.length && kept.length + (sentences[next]?.length ?? 0) < longest; next++)
    kept += ` ${sentences[next]}`;
  for (; from > 0 && kept.length + (sentences[from - 1]?.length ?? 0) < longest; from--)
    kept = `${sentences[from - 1]} ${kept}`;
  return `${from > 0 ? '… ' : ''}${kept.slice(0, longest * 1.5)}${kept.length < text.length ? ' …' : ''}`;
}

/** How a row of data is known, in one word. */
function markOf({ kind, hierarchy, url_without_anchor: path }: Hit): string | undefined {
  if (kind === 'decision') return sandboxWord;
  const name = Object.values(hierarchy).filter(Boolean).at(-1) ?? '';
  if (kind === 'tag') {
    const tag = tagNamed(name);
    return tag && wordOf(tag.evidence.level);
  }
  const found = operations.find((each) => pathOf(each) === path);
  if (!found) return undefined;
  const rows = {
    parameter: found.parameters.filter((each) => each.name === name),
    field: found.response.filter((each) => each.path === name),
    error: errorsOf(found.page).filter((each) => each.code === name),
    operation: [operation(found.page)],
  };
  const row = kind in rows ? rows[kind as keyof typeof rows][0] : undefined; // the line tells
  return row && wordOf(row.evidence.level);
}

/** Words of a query, and how much each counts: what few pages name says most. */
type Words = ReadonlyMap<string, number>;

function weighed({ pages, inEnglish }: Docs, query: string): Words {
  const words = `${query} ${inEnglish(query)}`.toLowerCase().match(/[\p{L}\p{N}_]{2,}/gu) ?? [];
  const stems = words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  const countOf = (word: string) => pages.filter(({ markdown }) => markdown.toLowerCase().includes(word)).length;
  return new Map(stems.map((word) => [word, Math.log((pages.length + 1) / (countOf(word) + 1))]));
}

function weightOf(text: string, words: Words): number {
  const lower = text.toLowerCase();
  return [...words].reduce((sum, [word, weight]) => (lower.includes(word) ? sum + weight : sum), 0);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
