import { samples } from '@shop-docs/api';
import { z } from 'zod';
import type { Page } from '../content/content.ts';
import type { Docs } from '../content/docs.ts';
import { partsOf } from '../content/parts.ts';
import { headingsOf, type Passage, sectionOf } from '../content/sections.ts';
import { headOf, textOf } from '../content/tell.ts';
import { sourceLines } from './evidence.ts';
import { budget, defineTool } from './tool.ts';

/** What the head of an answer and the sentence on more parts take of the budget. */
const headRoom = 100;
/** Most characters of the list of sections. */
const mostSections = 1500;
const idOf = Object.fromEntries(samples.map(({ id, language }) => [id, language]));

export const read = defineTool({
  name: 'base_read',
  title: 'Read a page or a section',
  description:
    'Documentation as Markdown. An address with #fragment gives that section, parameter, field, error or tag alone. ' +
    'Addresses come from base_search; llms.txt is the list of pages.',
  input: z.strictObject({
    page: z.string().min(1).max(400).describe('/api/orders/#statuses or its published address'),
    heading: z.string().min(1).max(200).optional().describe('A section by its heading'),
    part: z.int().min(1).default(1).describe('Of a long text'),
    language: z
      .enum(samples.map(({ id }) => id))
      .default('curl')
      .describe('Of samples'),
    max: budget,
  }),
  run({ page: written, heading, part, language, max }, { docs }) {
    const file = fileNamed(docs, written);
    if (file !== undefined) return { text: cut(file, part, max - headRoom) };
    const page = docs.page(written);
    const fragment = decoded(/#(.+)$/s.exec(written)?.[1] ?? '');
    const [source] = sourceLines([/^source-(.+)$/.exec(fragment)?.[1] ?? '']);
    if (source !== undefined) return { text: `${docs.link(page.path)}#${fragment}\n${source}` };
    const passage = passageOf(docs, page, fragment, heading);
    const anchor = heading === undefined ? fragment : docs.anchorAt(page, passage.start);
    const head = headOf(docs, page, passage, anchor);
    const text = textOf(docs, page, passage, idOf[language]);
    const isLong = text.length + head.length + headRoom > max;
    const sections = isLong ? sectionsOf(docs, page, passage) : '';
    const room = Math.floor(Math.max(max - head.length - sections.length - headRoom, max / 4));
    return { text: `${head}${part === 1 ? sections : ''}\n\n${cut(text, part, room)}` };
  },
});

function passageOf(docs: Docs, page: Page, fragment: string, heading: string | undefined): Passage {
  if (heading === undefined)
    return fragment === '' ? { start: 0, end: page.markdown.length } : docs.passage(page, fragment);
  const found = sectionOf(page, heading) ?? anchored(docs, page, heading.replace(/^#+ */, ''));
  if (found) return found;
  const known = headingsOf(page).flatMap(({ level, text }) => (level > 1 ? [text] : []));
  throw new RangeError(`Unexpected heading ${heading}, expected one of the page: ${known.join(' · ')}`);
}

/** An anchor that was given as a heading. */
function anchored(docs: Docs, page: Page, written: string): Passage | undefined {
  if (/\s/.test(written)) return undefined;
  try {
    return docs.passage(page, written);
  } catch {
    return undefined;
  }
}

/** A line with the headings inside a passage, and what leads to them; '' where there are none. */
function sectionsOf(docs: Docs, page: Page, { start, end }: Passage): string {
  const inside = headingsOf(page).filter((each) => each.start > start && each.start < end && each.level < 4);
  const named = inside.map((each) => {
    const anchor = docs.anchorAt(page, each.start);
    return anchor ? `${each.text} #${anchor}` : each.text;
  });
  return named.length > 0 ? `\nSections: ${named.join(' · ').slice(0, mostSections)}` : '';
}

/** The text of a file beside the pages: those that are resources too. */
function fileNamed({ pages, files }: Docs, written: string): string | undefined {
  const [, name] = /(?:^|\/)(llms\.txt|openapi\.json|starter-theme\.txt)$/.exec(written) ?? [];
  if (name === 'llms.txt') return pages.map(({ path, title }) => `${path} ${title}`).join('\n');
  if (name === 'openapi.json') return files.openapi;
  return name && files.starterTheme;
}

function cut(text: string, part: number, most: number): string {
  const parts = partsOf(text, most);
  const chosen = parts[part - 1];
  if (chosen === undefined) throw new RangeError(`Unexpected part ${part}, expected one from 1 to ${parts.length}.`);
  return parts.length > 1 ? `${chosen}\n\n[Part ${part} of ${parts.length}]` : chosen;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
