import type { EvidenceLevel } from '@shop-docs/api';
import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { levels, type Section, signs, sourcesOfSection } from './evidence.ts';
import { component, folded } from './jsx.ts';

/** Longer lists of sources are folded; a link to a source unfolds them. */
const foldedFrom = 4;

/** Nobody searches for the titles of many sources, and their words would stand among the answers. */
const unsearched = { 'data-search': 'skip' };

/**
 * `<Legend />`: what each mark of a section means, and the sources that statements with it come from. The notes of marks
 * lead here. A level without a source has no statements; only an inference needs none.
 */
export function legend(section: Section): RootContent[] {
  const all: readonly { level: EvidenceLevel }[] = sourcesOfSection[section];
  const hasMarks = (level: EvidenceLevel) => level === 'inferred' || all.some((source) => source.level === level);
  return [list((Object.keys(levels) as EvidenceLevel[]).filter(hasMarks).map((level) => entry(section, level)))];
}

function entry(section: Section, level: EvidenceLevel): ListItem {
  const { label, meaning } = levels[level];
  const name = level === 'documented' ? `No mark, or ${label}` : label;
  const all: readonly { id: string; level: EvidenceLevel; title: string; url?: string }[] = sourcesOfSection[section];
  const own = all.filter((source) => source.level === level);
  const sources = own.map(({ id, title, url }) => item(`source-${id}`, paragraph(url ? `[${title}](${url})` : title)));
  const kept =
    sources.length > foldedFrom ? folded(`${sources.length} sources`, [list(sources)], unsearched) : list(sources);
  const drawn = component('i', {
    className: 'sign',
    'data-sign': signs[level],
    'aria-hidden': true,
    'data-markdown-ignore': true,
  });
  const said = paragraph(`**${name}**: ${meaning}`);
  // By content it is a text element.
  said.children.unshift({ ...drawn, type: 'mdxJsxTextElement' } as unknown as PhrasingContent);
  return item(`evidence-${level}`, said, ...(sources.length > 0 ? [kept] : []));
}

function paragraph(markdown: string): Paragraph {
  const [only] = fromMarkdown(markdown).children;
  if (only?.type !== 'paragraph') throw new Error(`Unexpected ${only?.type}, expected a paragraph: ${markdown}`);
  return only;
}

/** An entry with an anchor of its own, which links of the site can name. */
function item(id: string, ...children: (ListItem['children'][number] | MdxJsxFlowElement)[]): ListItem {
  // A component is content of a list entry too; the tree's own type leaves it out.
  return { type: 'listItem', spread: false, children: children as ListItem['children'], data: { hProperties: { id } } };
}

const list = (children: ListItem[]): List => ({ type: 'list', ordered: false, spread: false, children });
