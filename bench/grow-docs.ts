import type { Doc } from './export-docs.ts';

/** As many pages as one group of the sidebar holds: a sidebar that names every page makes any site grow by its square. */
const GROUP = 100;

/** As many pages as asked for: the real ones, then copies with words of their own, in groups. */
export function growDocs(docs: readonly Doc[], size: number): Doc[] {
  const sources = docs.filter(({ id }) => id !== 'index');
  const copies = Array.from({ length: Math.max(0, size - docs.length) }, (_, index): Doc => {
    const source = sources[index % sources.length];
    if (!source) throw new Error('Unexpected empty documentation, expected pages to copy');
    return {
      id: `growth/group-${Math.floor(index / GROUP)}/page-${index}`,
      title: `${source.title} ${index}`,
      description: source.description,
      markdown: source.markdown.replaceAll(/\]\([^)]*\)/g, '](#)').replaceAll(/^## /gm, `## Part ${index}: `),
    };
  });
  return [...docs, ...copies];
}
