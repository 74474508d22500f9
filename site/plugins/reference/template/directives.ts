import { type EvidenceLevel, findTag, type Tag, tagAnchor, tagNamed, tags } from '@shop-docs/template';
import type { Paragraph, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { baseOf } from '../evidence.ts';
import { closing, component } from '../jsx.ts';
import { tagRow } from './tag-row.ts';

/** Tags named in `names`, separated by white space outside braces; a name that is no tag is an error. */
function listed(names: string): readonly Tag[] {
  return (names.match(/\{[^{}]*\}/g) ?? []).map((name) => {
    const tag = tagNamed(findTag(name)?.tag.name ?? name);
    if (!tag) throw new Error(`Unexpected tag ${name} in <TagTable>, expected the name of a tag in the catalogue`);
    return tag;
  });
}

/** From so many tags on, a page names them all before it says more of them. */
const worthAnIndex = 6;

/** The index of a page's tags; nothing for a page that has few or none. `here` is the page's key. */
export function pageTags(here: string): RootContent[] {
  const own = tagsOf(here);
  if (own.length < worthAnIndex) return [];
  const label = 'Tags on this page';
  const entries = own.map((tag) => [tag.name, tagAnchor(tag)]);
  return [component('PageIndex', { label, count: `${own.length} tags on this page`, entries })];
}

const tagsOf = (here: string): readonly Tag[] => tags.filter((tag) => `template/${tag.page}` === here);

/** Level of the entries of a page that carry no mark. */
const entryLevel = (here: string): EvidenceLevel => baseOf(tagsOf(here).map(({ evidence }) => evidence));

const origins: Readonly<Record<'archived' | 'observed', string>> = {
  archived: '[the guide of 2019](/template/#source-guide-2019)',
  observed: '[public themes and notes](/template/#evidence-observed)',
};

/** What the entries of a page rest on, for before them; nothing where all is documented, or levels are mixed. */
export function entryOrigin(here: string): RootContent[] {
  const level = entryLevel(here);
  if (level !== 'archived' && level !== 'observed') return [];
  const [only] = fromMarkdown(`In the tag entries, statements without a mark come from ${origins[level]}.`).children;
  return only ? [closing(only as Paragraph)] : [];
}

type TagRow = ReturnType<typeof tagRow>;

/** Tags that differ in a part of their name: what all entries say comes once before them, and each keeps one line. */
function alike(rows: readonly TagRow[]) {
  const [first, ...others] = rows;
  const says = ({ facts }: TagRow, [label, html]: TagRow['facts'][number]) =>
    facts.some((fact) => fact[0] === label && fact[1] === html);
  const shared = first?.facts.filter((fact) => others.every((row) => says(row, fact))) ?? [];
  return {
    shared,
    rows: rows.map((row) => ({
      ...row,
      facts: row.facts.filter((fact) => !shared.some(([label]) => label === fact[0])),
    })),
    dense: true,
  };
}

/**
 * `<TagTable />` and `<TagTable tags="…" />`: reference rows of a page's tags; with `alike`, of tags that differ in a
 * part of their name. `here` is the page's key.
 */
export function tagTable(attributes: Readonly<Record<string, string>>, here: string): RootContent[] {
  const own = tagsOf(here);
  const shown = attributes.tags === undefined ? own : listed(attributes.tags);
  const foreign = shown.find((tag) => `template/${tag.page}` !== here);
  if (foreign)
    throw new Error(
      `Unexpected tag ${foreign.name} on ${here}, expected it on template/${foreign.page}, where its entry lives`,
    );
  if (shown.length === 0)
    throw new Error(`Unexpected <TagTable> on ${here}, expected a page that has tags in the catalogue`);
  const base = entryLevel(here);
  const rows = shown.map((tag) => tagRow(tag, here, base));
  return [component('Rows', 'alike' in attributes ? alike(rows) : { rows })];
}

/**
 * Looks for a tag that the tables of a page leave out, or have twice: links lead to its entry.
 * @param tables Attributes of each `<TagTable>` of the page.
 * @param here The page's key.
 * @returns What was found and what was expected; undefined when nothing is wrong, or the page has no table.
 */
export function tableMistake(tables: readonly Readonly<Record<string, string>>[], here: string): string | undefined {
  if (tables.length === 0) return undefined;
  const own = tagsOf(here);
  const shown = tables.flatMap(({ tags: names }) => (names === undefined ? own : listed(names)));
  const missing = own.find((tag) => !shown.includes(tag));
  if (missing)
    return `Unexpected tag ${missing.name} of the catalogue without an entry on this page, expected it in the tags of a <TagTable>`;
  const twice = shown.find((tag, index) => shown.indexOf(tag) !== index);
  return twice && `Unexpected tag ${twice.name} in two tables of this page, expected it in one`;
}
