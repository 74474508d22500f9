import type { EvidenceLevel } from '@shop-docs/api';
import type { Paragraph, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { noteOf } from '../../src/components/Evidence/note-of.ts';
import { legends, levels, type Section, sourcesOfSection } from './evidence.ts';
import { component } from './jsx.ts';
import { marksOf, numberMarks } from './marks-of.ts';
import { type Take, today } from './take.ts';

/** What a note explains: a source, or a level alone. */
interface Explained {
  readonly level: EvidenceLevel;
  readonly title?: string;
}

/** All that marks of a section can lead to, by the anchors of its legend. */
function entriesOf(section: Section): ReadonlyMap<string, Explained> {
  const sources: readonly (Explained & { readonly id: string })[] = sourcesOfSection[section];
  const all = (Object.keys(levels) as EvidenceLevel[]).map((level) => [`evidence-${level}`, { level }] as const);
  return new Map<string, Explained>([...all, ...sources.map((each) => [`source-${each.id}`, each] as const)]);
}

const sections: readonly Section[] = ['api', 'template'];
const entries = { api: entriesOf('api'), template: entriesOf('template') } as const;

/** Its link is the entry of the legend, where the source itself is linked. */
function note(
  section: Section,
  anchor: string,
  { level, title }: Explained,
  numbers: ReadonlyMap<string, string>,
): RootContent {
  const { label, meaning } = levels[level];
  const legend = `${legends[section]}#${anchor}`;
  const link = title ? `Source: [${title}](${legend})` : `[All marks and sources](${legend})`;
  const id = noteOf(legend);
  const props = {
    popover: 'auto',
    id,
    className: 'evidence-note',
    'data-search': 'skip',
  };
  const source = { ...paragraph(link), data: { hProperties: { 'data-nth': numbers.get(id) } } };
  return component('div', props, [paragraph(`**${label}**: ${meaning}`), source]);
}

const paragraph = (markdown: string): Paragraph => fromMarkdown(markdown).children[0] as Paragraph; // of one line of text

/** What explains marks, by the ids of their notes. */
function entriesFor(marks: ReadonlySet<string>, section: Section) {
  const wanted = new Set(marks);
  const known = [section, ...sections].flatMap((each) =>
    [...entries[each]]
      .filter(([anchor]) => wanted.delete(noteOf(`#${anchor}`)))
      .map(([anchor, explained]) => ({ section: each, anchor, explained })),
  );
  if (wanted.size > 0)
    throw new Error(`Unexpected marks ${[...wanted].join(', ')}, expected some that a legend explains`);
  return known;
}

/**
 * What each mark of a page means: one note for each source and level, at the end of the page. The browser shows a note
 * beside the mark that is pressed, and paper has them all. Notes of one level are numbered, and so are their marks.
 * @param section Where the page stands; on a page of both, what both have leads to the legend of this one.
 * @throws {Error} For a mark that no legend explains.
 */
export function markNotes(tree: Root, section: Section, take: Take = today): RootContent[] {
  const wanted = new Set(marksOf(tree).filter((id) => id !== undefined));
  const known = take(`notes ${[...wanted].sort().join(' ')}`, () => entriesFor(wanted, section));
  const order = Object.keys(levels);
  known.sort((one, other) => order.indexOf(one.explained.level) - order.indexOf(other.explained.level));
  const numbers = new Map<string, string>();
  for (const level of order) {
    const alike = known.filter(({ explained }) => explained.level === level);
    if (alike.length > 1)
      for (const [index, { anchor }] of alike.entries()) numbers.set(noteOf(`#${anchor}`), `${index + 1}`);
  }
  numberMarks(tree, numbers);
  return known.map(({ section: own, anchor, explained }) => note(own, anchor, explained, numbers));
}
