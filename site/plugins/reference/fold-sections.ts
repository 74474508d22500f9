import type { Heading, RootContent } from 'mdast';
import { folded } from './jsx.ts';

/** Where the next heading of this level or a higher one stands, or the end. */
function endOf(nodes: readonly RootContent[], depth: number): number {
  const place = nodes.findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return place < 0 ? nodes.length : place;
}

/**
 * `<FoldSections />`: from there to the next section, each heading of level 3 folds what stands below it. It stays a
 * heading, with its anchor, in the contents and for the search.
 * @param nodes The page, whose other directives are expanded; it is changed.
 * @throws {Error} Where no such heading follows.
 */
export function foldSections(nodes: RootContent[], directive: RootContent): void {
  const start = nodes.indexOf(directive) + 1;
  const section = nodes.splice(start, endOf(nodes.slice(start), 2));
  const before = section.splice(0, endOf(section, 3));
  if (section.length === 0)
    throw new Error('Unexpected <FoldSections /> with nothing to fold, expected headings of level 3 below it');
  const folds: RootContent[] = [];
  while (section.length > 0) {
    const [heading, ...rest] = section as [Heading, ...RootContent[]];
    const content = rest.slice(0, endOf(rest, 3));
    section.splice(0, content.length + 1);
    const hProperties = { ...heading.data?.hProperties, isSummary: true };
    const said = { ...heading, data: { ...heading.data, hProperties } };
    // The type of a summary knows texts alone; HTML lets it hold one heading.
    folds.push(folded([said as never], content, { className: 'folded-section' }));
  }
  nodes.splice(start, 0, ...before, ...folds);
}
