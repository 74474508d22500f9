import type { Page } from '../content/content.ts';
import type { Docs } from '../content/docs.ts';
import { rarity } from '../content/retrieve.ts';
import { blocksOf, headingsOf, type Passage } from '../content/sections.ts';
import { textOf } from '../content/tell.ts';
import { termsOf } from '../content/terms.ts';

/** What code counts beside what says how. */
const codeShare = 0.2;
/** What says less than this share of the best sentence says nothing new. */
const least = 0.15;
/** What is shorter is a caption, or the name of a file. */
const shortest = 30;
/** A word that was said before counts this much. */
const again = 0.3;

/** A sentence, an entry of a list or a row of a table. */
interface Piece {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  readonly isCode: boolean;
  /** It names the code below it, and says nothing alone. */
  readonly isCaption: boolean;
  /** What it needs to be understood: the head of its table, or the entry of a list that it lies in. */
  readonly head?: string;
}

/** What a link to an app counts that the question names. */
const naming = 20;

/** What a question asks, and how much of an answer is wanted. */
export interface Wanted {
  readonly question: string;
  /** Paths that the question names in words of its own. */
  readonly named: readonly string[];
  /** Most characters. */
  readonly most: number;
}

/** Of a section, the sentences that have most to do with a question, in their order; without those below it, where it has its own. */
export function excerptOf(docs: Docs, page: Page, passage: Passage, { question, named, most }: Wanted): string {
  const below = headingsOf(page).find(({ start }) => start > passage.start && start < passage.end);
  const own = below ? piecesOf(docs, page, { start: passage.start, end: below.start }) : [];
  const pieces = own.length > 0 ? own : piecesOf(docs, page, passage);
  const whole = pieces.map(({ text }) => text).join(' ');
  if (whole.length <= most * 1.2) return whole || page.title;
  const weights = new Map([...new Set(termsOf(question))].map((term) => [term, rarity(docs, term)]));
  const kept = new Set<Piece>();
  const said = new Set<string>();
  let room = most;
  let top = 0;
  const [first] = pieces;
  // An entry says first what it is.
  if (first && !page.markdown.startsWith('#', passage.start) && first.text.length < room) {
    kept.add(first);
    room -= first.text.length;
  }
  for (;;) {
    const left = pieces.filter(
      (piece) => !kept.has(piece) && !piece.isCaption && piece.text.length <= room && piece.text.length >= shortest,
    );
    const [best] = left
      .map((piece, at) => ({ piece, score: scoreOf(piece, weights, said) + namingOf(piece, named) - at / 1000 }))
      .sort((one, other) => other.score - one.score);
    if (!best || (kept.size > 0 && best.score <= top * least)) break;
    top = Math.max(top, best.score);
    kept.add(best.piece);
    for (const term of best.piece.terms) said.add(term);
    room -= best.piece.text.length + 1 + (best.piece.head?.length ?? 0);
  }
  if (kept.size === 0) return `${whole.slice(0, most)} …`;
  const shown = pieces.map((piece) => (kept.has(piece) ? piece : undefined));
  const heads = new Set<string>();
  return shown
    .flatMap((piece, at) => {
      if (!piece) return at > 0 && !shown[at - 1] ? [] : ['…'];
      const { head, text } = piece;
      const isNew = head !== undefined && head !== text && !heads.has(head);
      heads.add(head ?? text).add(text);
      return isNew ? [head, text] : [text];
    })
    .join(' ');
}

function scoreOf({ terms, isCode }: Piece, weights: ReadonlyMap<string, number>, said: ReadonlySet<string>): number {
  const sum = [...terms].reduce((all, term) => all + (weights.get(term) ?? 0) * (said.has(term) ? again : 1), 0);
  return isCode ? sum * codeShare : sum;
}

function namingOf({ text }: Piece, named: readonly string[]): number {
  return named.some((path) => text.includes(`](${path})`)) ? naming : 0;
}

function piecesOf(docs: Docs, page: Page, { start, end }: Passage): readonly Piece[] {
  const blocks = blocksOf(page.markdown.slice(start, end));
  let entry: string | undefined;
  return blocks.flatMap((block, at) => {
    const next = blocks[at + 1];
    const below = next === undefined ? '' : page.markdown.slice(start + next.start).trimStart();
    const isAboveList = /^(?:[-*|]|\d+\.) /.test(below);
    const text = textOf(docs, page, { start: start + block.start, end: start + block.end }).replace(/^#+ .*$/gm, '');
    const isCode = text.includes('```');
    const lines = text
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^(?:\|[|\s-]+$|> All pages as Markdown: |Sample shop: )/.test(line));
    const isTable = /^\|/.test(lines[0] ?? '');
    const isList = /^\s*(?:[-*]|\d+\.) /.test(lines[0] ?? '');
    const parts = isCode
      ? [text]
      : isTable || isList
        ? lines
        : lines.join(' ').split(/(?<=[.!?。)*]) (?=[\p{Lu}\d`[“*]{1,2}[\p{L}\d{])(?!\*[a-z])/u);
    const said = parts.flatMap((part) => joined(part));
    const raw = page.markdown.slice(start + block.start, start + block.end);
    const isInEntry = /^\s* {2}\S/.test(raw.replace(/^\n+/, ''));
    if (!isInEntry) entry = isList ? said.at(-1) : undefined;
    const head = isTable ? (lines[0] ?? '').trim() : isInEntry ? entry : undefined;
    return said.map((part) => ({
      text: part,
      terms: new Set(termsOf(part.replace(/\]\([^)]*\)/g, ' '))),
      isCode,
      isCaption: !isCode && !isTable && !isList && (isAboveList ? /[\p{L}\p{N}]$/u : /[\p{L}\p{N}:]$/u).test(part),
      ...(head !== undefined && { head }),
    }));
  });
}

function joined(text: string): string[] {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? [] : [line];
}
