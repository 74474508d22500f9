import { history, type Note, operations } from '@shop-docs/api';
import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { dateInWords } from '../dates.ts';
import { baseOf } from '../evidence.ts';
import { folded } from '../jsx.ts';
import { aboutUnmarked, inline, mark, paragraph } from './notes.ts';

/**
 * `<ChangeLog />`: the newest change and what is deprecated, then dated changes, the newest first, then what changed in each
 * operation since the pages of 2019.
 */
export function changeLog(): RootContent[] {
  const base = baseOf(history.map(({ evidence }) => evidence));
  const dated = [...history]
    .reverse()
    .map(({ date, change, evidence }) => [
      { type: 'text', value: `${spoken(date)}: ` } as const,
      ...inline(change),
      ...mark(evidence, base),
    ]);
  const changed = operations
    .filter(({ changes }) => changes.length > 0)
    .map(({ page, title, changes }) => [
      ...inline(`[${title}](${`/api/${page}`.replace(/index$/, '')}):`),
      ...marksFirst(changes).flatMap(({ text, evidence }) => [
        { type: 'text', value: ' ' } as const,
        ...inline(text),
        ...(evidence ? mark(evidence) : []),
      ]),
    ]);
  return [
    paragraph(inNews(changed.length)),
    folded(`By date: ${dated.length} changes`, [
      paragraph(`${aboutUnmarked('Changes', base)} ${aboutTheEnd(base)}`),
      list(dated),
    ]),
    folded(`By operation, since 2019: ${changed.length} operations`, [
      paragraph(
        `${aboutUnmarked('Changes', 'documented')} The documentation of 2019 does not have them. Of the other ${operations.length - changed.length} operations, we know of no new parameter.`,
      ),
      list(changed),
    ]),
  ];
}

/** A mark covers the unmarked sentences before it, and must not reach what the current documentation says. */
const marksFirst = (changes: readonly Note[]): readonly Note[] => [
  ...changes.filter(({ evidence }) => evidence),
  ...changes.filter(({ evidence }) => !evidence),
];

/** What a reader who looks for news asks first; the folds have the rest. */
function inNews(changed: number): string {
  const newest = history.at(-1);
  const deprecated = [
    ...new Set(
      operations.flatMap(({ response }) => response.filter((each) => each.deprecated).map(({ path }) => path)),
    ),
  ];
  return `The newest change with a date: ${newest?.change.replace(/\.$/, '')} (${spoken(newest?.date ?? '')}). Since 2019, ${changed} operations have changed. Deprecated: ${deprecated.map((name) => `\`${name}\``).join(', ')}.`;
}

/** Says where the history of the source ends, so that the latest entry is not taken for the latest change. */
function aboutTheEnd(base: string): string {
  const own = history.filter(({ evidence }) => evidence.level === base);
  const last = own.at(-1)?.date.slice(0, 7) ?? '';
  return `Its history gives the dates, and ends in ${dateInWords(last)}. Of later changes, only the first ${history.length - own.length} entries have a date.`;
}

/** A month alone is the latest that is possible. */
const spoken = (date: string): string => dateInWords(date) + (date.length > 7 ? '' : ' at the latest');

function list(items: readonly (readonly PhrasingContent[])[]): List {
  const children = items.map(
    (content): ListItem => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: [...content] }],
    }),
  );
  return { type: 'list', ordered: false, spread: false, children };
}
