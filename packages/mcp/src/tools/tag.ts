import { findMistake, findTag, nearestTag, type Tag, tagHref, tagNamed, tags } from '@shop-docs/template';
import { z } from 'zod';
import type { Docs } from '../content/docs.ts';
import { defineTool } from './tool.ts';

/** Most tags that words find. */
const mostFound = 40;

const listed = z.object({ name: z.string(), summary: z.string(), url: z.string() });

export const tag = defineTool({
  name: 'tag',
  title: 'Facts of a template tag',
  description:
    'What is known of one tag of the template language, and how it is known: what it prints, where it works, which app ' +
    'it needs, its opposite. A name that is no tag gets the right one; words find tags.',
  input: z.strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .describe('{ItemTitle}, block:Items, {ItemImage3URL-640}; or words: sales period'),
  }),
  output: z.object({
    tag: z
      .looseObject({
        name: z.string(),
        kind: z.string(),
        summary: z.string(),
        evidence: z.object({ level: z.string(), source: z.string(), reason: z.string().optional() }),
        url: z.string(),
      })
      .nullable()
      .describe('With prints, sample, pages, within, guard, app, negation, limits and more, where they are known'),
    correction: z.string().nullable().describe('Why the name that was asked for is not this tag'),
    found: z.array(listed).describe('Tags that the words find, when the name is none'),
  }),
  run({ name }, { docs }) {
    const bare = name.replace(/^\{\/?|\}$/g, '');
    const match = findTag(bare);
    const exact = tagNamed(`{${bare}}`) ?? tagNamed(match?.tag.name ?? '');
    if (exact) {
      const outside = match?.outOfRange ? `${name} is out of range: the numbers stand in ${exact.name}.` : null;
      return { data: { tag: factsOf(exact, docs), correction: outside, found: [] } };
    }
    const mistake = findMistake(`{${bare}}`);
    if (mistake) {
      const instead = mistake.instead === null ? undefined : tagNamed(mistake.instead);
      const correction = `${mistake.name} is not a tag: ${mistake.reason}.`;
      return { data: { tag: instead ? factsOf(instead, docs) : null, correction, found: [] } };
    }
    const found = foundBy(name);
    if (found.length > 0)
      return {
        data: {
          tag: null,
          correction: null,
          found: found.slice(0, mostFound).map((each) => ({
            name: each.name,
            summary: each.summary,
            url: docs.link(tagHref(each)),
          })),
        },
      };
    const near = nearestTag()(bare)?.name;
    throw new RangeError(
      `Unexpected tag ${name}, expected ${near ? `{${near}}` : 'the name of a tag, or words of its summary'}.`,
    );
  },
});

function factsOf(tag: Tag, docs: Docs) {
  const { page: _, ...facts } = tag;
  return { ...facts, url: docs.link(tagHref(tag)) };
}

function foundBy(words: string): readonly Tag[] {
  const all = words.toLowerCase().split(/\s+/);
  return tags.filter((each) => {
    const text = `${each.name} ${each.summary} ${each.page} ${each.app ?? ''}`.toLowerCase();
    return all.every((word) => text.includes(word));
  });
}
