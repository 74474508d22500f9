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
  /** What it needs to be understood: the head of its table. */
  readonly head?: string;
}

/**
 * Of a section, without those below it, the sentences that have most to do with a question, in their order.
 * @param most Characters.
 */
export function excerptOf(docs: Docs, page: Page, passage: Passage, question: string, most: number): string {
  const below = headingsOf(page).find(({ start }) => start > passage.start && start < passage.end);
  const own = below ? { start: passage.start, end: below.start } : passage;
  const pieces = piecesOf(docs, page, own);
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
      (piece) => !kept.has(piece) && piece.text.length <= room && piece.text.length >= shortest,
    );
    const [best] = left
      .map((piece, at) => ({ piece, score: scoreOf(piece, weights, said) - at / 1000 }))
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
      const isNew = piece.head !== undefined && !heads.has(piece.head);
      if (isNew) heads.add(piece.head ?? '');
      return isNew && piece.head !== piece.text ? [piece.head ?? '', piece.text] : [piece.text];
    })
    .join(' ');
}

function scoreOf({ terms, isCode }: Piece, weights: ReadonlyMap<string, number>, said: ReadonlySet<string>): number {
  const sum = [...terms].reduce((all, term) => all + (weights.get(term) ?? 0) * (said.has(term) ? again : 1), 0);
  return isCode ? sum * codeShare : sum;
}

function piecesOf(docs: Docs, page: Page, { start, end }: Passage): readonly Piece[] {
  return blocksOf(page.markdown.slice(start, end)).flatMap((block) => {
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
    return said.map((part) => ({
      text: part,
      terms: new Set(termsOf(part.replace(/\]\([^)]*\)/g, ' '))),
      isCode,
      ...(isTable && { head: (lines[0] ?? '').trim() }),
    }));
  });
}

function joined(text: string): string[] {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? [] : [line];
}
