import { leftOut, type Mistake, mistakes, sharedReasons, tags } from '@shop-docs/template';
import type { PhrasingContent, RootContent } from 'mdast';
import { table } from '../table.ts';
import { phrases } from '../text.ts';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** `{block:HasItems}` and `{lang:Law}` stand under their own letter, not under b and l. */
const sortKey = (name: string): string => name.replace(/^\{(?:block:|lang:)?|\}$/g, '');

/** By their letters: a short name before a longer one that begins with it, and 76 before 146. */
const inOrder = (one: { readonly name: string }, other: { readonly name: string }): number =>
  sortKey(one.name).localeCompare(sortKey(other.name), 'en', { numeric: true, sensitivity: 'base' });

/** `<TagIndex />`: every tag of the catalogue from A to Z; the reference plugin links each to its entry. */
export function tagIndex(): RootContent[] {
  const rows = tags.toSorted(inOrder).map(({ name, summary }) => [[code(name)], phrases(summary)]);
  return [table(['Tag', 'What it does'], rows)];
}

/** `<PlatformTextTable />`: what is known of the texts that `lang:` tags print, from A to Z. */
export function platformTextTable(): RootContent[] {
  const rows = tags
    .filter(({ kind }) => kind === 'text')
    .toSorted(inOrder)
    .map(({ name, japanese }) => [
      [code(name)],
      phrases(japanese?.text ?? 'not known'),
      phrases(japanese?.known ?? 'not known'),
    ]);
  return [table(['Tag', 'Japanese text', 'How known'], rows)];
}

const namePair = ({ name, instead }: Mistake): PhrasingContent[][] => [
  [code(name)],
  [instead ? code(instead) : text('none')],
];

/** Names with the reason of each. */
function reasonTable(own: readonly Mistake[]): RootContent {
  const rows = own.map((mistake) => [
    ...namePair(mistake),
    [text(`${mistake.reason.charAt(0).toUpperCase()}${mistake.reason.slice(1)}.`)],
  ]);
  return table(['Name', 'Write instead', 'Why'], rows);
}

const removed: ReadonlySet<string> = new Set(leftOut.flatMap(({ names }) => names));

/** `<RemovedTags />`: names that stood in the guide and were taken out. */
export const removedTags = (): RootContent[] => [reasonTable(mistakes.filter(({ name }) => removed.has(name)))];

/** `<WrongNames />`: names that are not confirmed, by where they were seen; a reason of its own stands with the name. */
export function wrongNames(): RootContent[] {
  const { circulates, generated } = sharedReasons;
  const paragraph = (value: string): RootContent => ({ type: 'paragraph', children: [text(value)] });
  const alike = (reason: string) =>
    table(['Name', 'Write instead'], mistakes.filter((mistake) => mistake.reason === reason).map(namePair));
  const shared: readonly string[] = [circulates, generated];
  return [
    paragraph('Seen in notes and themes:'),
    alike(circulates),
    paragraph('Seen in one generated theme only:'),
    alike(generated),
    paragraph('Close to a tag, with the reason:'),
    reasonTable(mistakes.filter(({ name, reason }) => !removed.has(name) && !shared.includes(reason))),
  ];
}
