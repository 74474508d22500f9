import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Fault, proseOf, type Text } from './find-faults.ts';

interface HedgeList {
  readonly hedges: readonly string[];
  readonly perThousand: number;
  readonly sentences: number;
}

const list = parse(readFileSync(join(import.meta.dirname, 'hedges.yaml'), 'utf8')) as HedgeList;
const hedge = new RegExp(String.raw`(?<![\w’])(?:${list.hedges.join('|')})(?![\w’])`, 'gi');

/** A sentence that says that something is not known, and where it is. */
export interface Unknown {
  readonly place: string;
  readonly sentence: string;
}

/** Every sentence that says that something is not known, in the order of the texts. */
export function findUnknowns(texts: readonly Text[]): readonly Unknown[] {
  return texts.flatMap(({ markdown, place }) =>
    proseOf(markdown)
      .split('\n')
      .flatMap((line, index) =>
        sentencesOf(line)
          .filter((sentence) => sentence.match(hedge))
          .map((sentence) => ({ place: place(index + 1), sentence })),
      ),
  );
}

/**
 * Texts that say too often that something is not known.
 * @param texts One for each page: the limit holds for a page as a whole.
 */
export function findHedging(texts: readonly Text[]): readonly Fault[] {
  return texts.flatMap(({ markdown, place }) => {
    // What a page quotes is not its own.
    const prose = proseOf(markdown).replaceAll(/“[^”\n]*”/g, (quoted) => '“'.padEnd(quoted.length - 1).concat('”'));
    const words = prose.match(/[A-Za-z][\w’-]*/g)?.length ?? 0;
    const found = [...prose.matchAll(hedge)];
    const allowed = Math.max(1, Math.floor((words * list.perThousand) / 1000));
    const [first] = found.slice(allowed);
    if (first === undefined) return [];
    const line = prose.slice(0, first.index).split('\n').length;
    const said = found.map(([each]) => `“${each}”`).join(', ');
    return [
      {
        place: place(line),
        message: `Unexpected ${found.length} hedges in ${words} words, expected at most ${allowed}: ${said}`,
      },
    ];
  });
}

/** Paragraphs, items of lists and cells with more sentences than one reads at a glance. */
export function findLongParagraphs(texts: readonly Text[]): readonly Fault[] {
  return texts.flatMap(({ markdown, place }) =>
    proseOf(markdown)
      .split('\n')
      .flatMap((line, index) => {
        const longest = Math.max(...line.split(/(?<!\\)\|/).map((cell) => sentencesOf(cell).length));
        if (longest <= list.sentences) return [];
        const message = `Unexpected paragraph of ${longest} sentences, expected at most ${list.sentences}: begin a new one, or make a list`;
        return [{ place: place(index + 1), message }];
      }),
  );
}

/** The sentences of a line. A colon, an ellipsis and the point of a number end none. */
function sentencesOf(line: string): readonly string[] {
  return line
    .trim()
    .split(/(?<=[.!?][”)*]*)\s+(?=[“(*[`]*[A-Z0-9`x[*“])/)
    .filter((sentence) => /[A-Za-z]{2}/.test(sentence));
}
