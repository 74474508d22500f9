import { z } from 'zod';
import { defineTool } from './tool.ts';

/** Longest excerpt of a hit, in characters. */
const excerptLength = 240;

export const search = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds pages, headings, tags, parameters, fields and errors. Understands names ({ItemTitle}, item_id), paths ' +
    '(/1/items/add), error codes, pasted messages of the platform in Japanese, and plain words.',
  input: z.strictObject({
    query: z.string().trim().min(1).max(200).describe('What to look for'),
    part: z.enum(['api', 'template']).optional().describe('Part of the documentation; absent: both'),
    limit: z.int().min(1).max(20).default(8).describe('Most hits'),
  }),
  output: z.object({
    total: z.int().describe('How many there are, up to 60'),
    hits: z.array(z.object({ title: z.string(), kind: z.string(), excerpt: z.string(), url: z.string() })),
  }),
  run({ query, part, limit }, { docs }) {
    const found = docs.search(query).filter(({ url }) => part === undefined || url.startsWith(`/${part}/`));
    const hits = found.slice(0, limit).map(({ hierarchy, kind, content, url }) => ({
      title: [...new Set(Object.values(hierarchy).filter(Boolean))].join(' › '),
      kind,
      excerpt: shortened(content ?? ''),
      url: docs.link(url),
    }));
    const lines = hits.map(({ title, excerpt, url }) => `${title}\n${excerpt ? `  ${excerpt}\n` : ''}  ${url}`);
    const none = `Nothing is found for “${query}”. Try other words, or the name of a tag, a parameter or an error.`;
    return { data: { total: found.length, hits }, text: lines.join('\n') || none };
  },
});

function shortened(text: string): string {
  return text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()} …` : text;
}
