import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { appNames, type Mistake, mistakes, sharedReasons, type Tag, tags } from '@shop-docs/template';
import type { PhrasingContent, RootContent } from 'mdast';
import { component, folded } from '../jsx.ts';
import { table } from '../table.ts';
import { phrases } from '../text.ts';
import { statusOf } from './tag-row.ts';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** `{block:HasItems}` and `{lang:Law}` stand under their own letter, not under b and l. */
const sortKey = (name: string): string => name.replace(/^\{(?:block:|lang:)?|\}$/g, '');

/** By their letters: a short name before a longer one that begins with it, and 76 before 146. */
const inOrder = (one: { readonly name: string }, other: { readonly name: string }): number =>
  sortKey(one.name).localeCompare(sortKey(other.name), 'en', { numeric: true, sensitivity: 'base' });

/** What a reader must know before choosing a tag: whether a theme needs it, whether it is old, whose app prints it. */
function labelsOf(tag: Tag): string {
  return [...statusOf(tag), ...(tag.app ? [`${appNames[tag.app].name} app`] : [])].join(', ');
}

const letterOf = ({ name }: Tag): string => sortKey(name).charAt(0).toUpperCase();
const letterAnchor = (letter: string): string => `tags-${letter.toLowerCase()}`;

/** An inline element as an author would write it: no component takes its place. */
const inline = (name: string, attributes: Readonly<Record<string, string>>, value: string) =>
  ({
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, each]) => ({ type: 'mdxJsxAttribute', name: key, value: each })),
    children: [text(value)],
    data: { _mdxExplicitJsx: true },
  }) as PhrasingContent;

/** Links to the first tag of each letter: they work without script. */
function letterLinks(letters: readonly string[]): RootContent {
  const links = letters.flatMap((letter) => [inline('a', { href: `#${letterAnchor(letter)}` }, letter), text(' ')]);
  const attributes = {
    className: 'letters',
    'aria-label': 'Tags by letter',
    'data-search': 'skip',
    'data-print': 'skip',
  };
  return component('nav', attributes, [{ type: 'paragraph', children: links }]);
}

/**
 * `<TagIndex />`: every tag of the catalogue from A to Z, folded by letter; the reference plugin links each to its entry.
 */
export function tagIndex(): RootContent[] {
  const sorted = tags.toSorted(inOrder);
  const letters = [...new Set(sorted.map(letterOf))];
  const folds = letters.map((letter) => {
    const own = sorted.filter((tag) => letterOf(tag) === letter);
    const rows = own.map((tag) => {
      const labels = labelsOf(tag);
      return [[code(tag.name), ...(labels ? [text(' '), inline('small', {}, labels)] : [])], phrases(tag.summary)];
    });
    const list = table(['Tag', 'What it does'], rows);
    const [, first] = list.children;
    if (first) first.data = { hProperties: { id: letterAnchor(letter) } }; // a link to it unfolds what it is in
    list.data = { hProperties: { className: ['all-tags'] } }; // long names beside long texts: as wide as the page
    return folded(`${letter}: ${own.length} ${own.length === 1 ? 'tag' : 'tags'}`, [list]);
  });
  return [letterLinks(letters), ...folds];
}

/** `<RequiredTags />`: what every theme must contain, in the order of the starter theme. */
export function requiredTags(): RootContent[] {
  const theme = readFileSync(createRequire(import.meta.url).resolve('@shop-docs/template/starter-theme.html'), 'utf8');
  const rows = tags
    .filter(({ required }) => required)
    .toSorted((one, other) => theme.indexOf(one.name) - theme.indexOf(other.name))
    .map(({ name, summary, stockPlace = '' }) => [[code(name)], phrases(summary), phrases(stockPlace)]);
  return [table(['Tag', 'What it does', 'Place'], rows)];
}

/** `<PlatformTextTable />`: what is known of the texts that `lang:` tags print, from A to Z. */
export function platformTextTable(): RootContent[] {
  const rows = tags
    .filter(({ kind }) => kind === 'text')
    .toSorted(inOrder)
    .map(({ name, japanese }) => [
      [code(name)],
      phrases(japanese?.text ?? 'unknown'),
      phrases(japanese?.known ?? 'unknown'),
    ]);
  return [table(['Tag', 'Japanese text', 'How known'], rows)];
}

const namePair = ({ name, instead }: Mistake): PhrasingContent[][] => [
  [code(name)],
  [instead ? code(instead) : text('none')],
];

/** Names with the reason of each; a tag in a reason is code, which the reference plugin links. */
function reasonTable(own: readonly Mistake[]): RootContent {
  const rows = own.map((mistake) => {
    const [name = [], instead = []] = namePair(mistake);
    return [name, [...instead, ...phrases(`: ${mistake.reason}.`.replace(/\{[^{}]+\}/g, '`$&`'))]];
  });
  return table(['Name', 'Write instead, and why'], rows);
}

/** `<RemovedTags />`: names that stood in the guide and were taken out. */
export const removedTags = (): RootContent[] => [reasonTable(mistakes.filter(({ removed }) => removed))];

/** `<WrongNames />`: names that are not confirmed, by where they were seen; a reason of its own stands with the name. */
export function wrongNames(): RootContent[] {
  const { circulates, generated } = sharedReasons;
  const paragraph = (value: string): RootContent => ({ type: 'paragraph', children: [text(value)] });
  const alike = (reason: string) =>
    table(
      ['Name', 'Write instead'],
      mistakes
        .filter((mistake) => mistake.reason === reason)
        .toSorted(inOrder)
        .map(namePair),
    );
  const shared: readonly string[] = [circulates, generated];
  return [
    paragraph('Seen in notes and themes:'),
    alike(circulates),
    paragraph('Seen in one generated theme only:'),
    alike(generated),
    paragraph('Close to a tag, with the reason:'),
    reasonTable(mistakes.filter(({ removed, reason }) => !removed && !shared.includes(reason))),
  ];
}
