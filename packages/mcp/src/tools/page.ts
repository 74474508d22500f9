import { z } from 'zod';
import { headingsOf, sectionOf } from '../content/sections.ts';
import { defineTool } from './tool.ts';

/** Most characters of an answer; a longer page comes in parts. */
const longest = 12_000;

export const page = defineTool({
  name: 'page',
  title: 'Read a page',
  description:
    'A page of the documentation as Markdown, whole or one section of it. A long page comes in parts: ask again with ' +
    'the next offset, or for a heading.',
  input: z.strictObject({
    page: z.string().min(1).max(300).describe('Path or address: /api/items/add, /template/default/must'),
    heading: z.string().min(1).max(200).optional().describe('Text of a heading of the page: only its section'),
    offset: z.int().min(0).default(0).describe('Where to go on in a long page'),
  }),
  output: z.object({
    url: z.string(),
    title: z.string(),
    headings: z.array(z.string()),
    markdown: z.string(),
    nextOffset: z.int().nullable().describe('null: the end is reached'),
  }),
  run({ page: written, heading, offset }, { docs }) {
    const found = docs.page(written);
    const text = heading === undefined ? found.markdown : sectionOf(found, heading);
    if (offset > 0 && offset >= text.length)
      throw new RangeError(`Unexpected offset ${offset}, expected one below ${text.length}, the length of the text.`);
    const end = endOfPart(text, offset);
    const nextOffset = end < text.length ? end : null;
    const markdown = text.slice(offset, end);
    const more = nextOffset === null ? '' : `\n\n[More of this page: offset ${nextOffset}]`;
    const data = { url: docs.link(found.path), title: found.title, headings: headingsOf(found), markdown, nextOffset };
    return { data, text: `${data.url}\n\n${markdown}${more}` };
  },
});

/** A part ends with a line. */
function endOfPart(text: string, start: number): number {
  if (text.length - start <= longest) return text.length;
  const lineEnd = text.lastIndexOf('\n', start + longest);
  return lineEnd > start ? lineEnd + 1 : start + longest;
}
