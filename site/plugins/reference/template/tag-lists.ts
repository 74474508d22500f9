import { leftOut, type Mistake, mistakes, tags } from '@shop-docs/template';
import type { PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { component } from '../jsx.ts';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

function table(head: readonly string[], rows: readonly (readonly PhrasingContent[][])[]): Table {
  const row = (cells: readonly PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  return { type: 'table', align: [], children: [row(head.map((label) => [text(label)])), ...rows.map(row)] };
}

/** `{block:HasItems}` and `{lang:Law}` stand under their own letter, not under b and l. */
const sortKey = (name: string): string => name.replace(/^\{(?:block:|lang:)?/, '').toLowerCase();

const letterOf = (name: string): string => sortKey(name).charAt(0).toUpperCase();

/** `<TagIndex />`: every tag of the catalogue from A to Z; the reference plugin links each to its entry. */
export function tagIndex(): RootContent[] {
  const sorted = tags.toSorted((one, other) => (sortKey(one.name) < sortKey(other.name) ? -1 : 1));
  const letters = [...new Set(sorted.map(({ name }) => letterOf(name)))];
  return letters.map((letter) => ({
    type: 'paragraph',
    children: [
      { type: 'strong', children: [text(letter)] },
      ...sorted.filter(({ name }) => letterOf(name) === letter).flatMap(({ name }) => [text(' '), code(name)]),
    ],
  }));
}

/** `<PlatformTextTable />`: the texts that `lang:` tags print, as far as they are known. */
export function platformTextTable(): RootContent[] {
  const rows = tags
    .filter(({ kind }) => kind === 'text')
    .map(({ name, sample, evidence }) => [
      [code(name)],
      [text(sample ?? 'not known')],
      [component('Evidence', { level: evidence.level }) as unknown as PhrasingContent], // an inline component in a cell
    ]);
  return [table(['Tag', 'Japanese text', 'Known from'], rows)];
}

function nameTable(own: readonly Mistake[]): RootContent[] {
  const rows = own.map(({ name, instead, reason }) => [
    [code(name)],
    [instead ? code(instead) : text('none')],
    [text(`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`)],
  ]);
  return [table(['Name', 'Write instead', 'Why'], rows)];
}

const removed: ReadonlySet<string> = new Set(leftOut.flatMap(({ names }) => names));

/** `<RemovedTags />`: names that stood in the guide and were taken out. */
export const removedTags = (): RootContent[] => nameTable(mistakes.filter(({ name }) => removed.has(name)));

/** `<WrongNames />`: names that notes and themes pass around. */
export const wrongNames = (): RootContent[] => nameTable(mistakes.filter(({ name }) => !removed.has(name)));
