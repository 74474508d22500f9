import { type Evidence as ApiEvidence, sources as apiSources, type EvidenceLevel } from '@shop-docs/api';
import { closest, sourcesOf, type Evidence as TagEvidence, sources as templateSources } from '@shop-docs/template';
import type { PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Mark } from '../../src/components/Evidence/index.tsx';
import { conclusion, noteOf } from '../../src/components/Evidence/note-of.ts';
import { attributesOf, component } from './jsx.ts';
import { sitePath } from './site-path.ts';

/** What a mark says, and what it means; the legends and the marks are made of this. */
export const levels: Readonly<Record<EvidenceLevel, { readonly label: string; readonly meaning: string }>> = {
  documented: {
    label: 'current',
    meaning:
      'The newest copy of BASE’s documentation that we could read says so, unless the page names another source for unmarked statements.',
  },
  archived: {
    label: '2019',
    meaning: 'The documentation of 2019 says so, and no newer text that we could read disagrees.',
  },
  platform: {
    label: 'platform',
    meaning: 'Texts or files of BASE, other than its documentation, show it. A date in the mark is that of the file.',
  },
  observed: {
    label: 'observed',
    meaning: 'Others have recorded or reported it. It may be different in another shop, or today.',
  },
  inferred: { label: 'inferred', meaning: `${conclusion}, with its reason.` },
};

/** Sections with a legend of their own. */
export type Section = 'api' | 'template';

/** Where the legend of a section stands. */
export const legends: Readonly<Record<Section, string>> = { api: '/api/', template: '/template/' };

/** The section whose legend explains the marks of a page. */
export const sectionOf = (here: string): Section => (here.startsWith('api/') ? 'api' : 'template');

/** Sources of a section, with ids that its legend uses as anchors. */
export const sourcesOfSection = { api: apiSources, template: templateSources } as const;

/** Signs of levels; all others are rings. */
export const signs: Readonly<Partial<Record<EvidenceLevel, Mark['sign']>>> = {
  documented: 'full',
  platform: 'full',
  archived: 'half',
};

function markOf(section: Section, level: EvidenceLevel, target: string, date?: string): Mark {
  const { label } = levels[level];
  const sign = signs[level];
  return {
    label: date ? `${label}, ${date}` : label,
    href: sitePath(`${legends[section]}#${target}`),
    ...(sign && { sign }),
  };
}

/**
 * The mark of a statement about the API. It leads to its first source in the legend, or to its level.
 * @param base Level of what carries no mark on the page.
 * @returns Undefined for what needs no mark.
 */
export function apiMark({ level, source }: ApiEvidence, base: EvidenceLevel = 'documented'): Mark | undefined {
  if (level === base) return undefined;
  const own = source.split(', ').find((id) => apiSources.find((each) => each.id === id)?.level === level);
  return markOf('api', level, own ? `source-${own}` : `evidence-${level}`);
}

/** The mark of an entry of the catalogue, likewise. */
export function tagMark(evidence: TagEvidence, base: EvidenceLevel = 'documented'): Mark | undefined {
  return evidence.level === base ? undefined : entryMark(evidence);
}

/** The mark of an entry of the catalogue, whatever its page says of the others. */
export function entryMark(evidence: TagEvidence): Mark {
  const { level } = evidence;
  const own = sourcesOf(evidence).find((each) => each.level === level);
  const date = level === 'platform' && own?.id === 'live-shop-2021' ? 'December 2021' : undefined;
  return markOf('template', level, own ? `source-${own.id}` : `evidence-${level}`, date);
}

/** The mark of a level alone: it leads to the level and to all sources of it. */
export const levelMark = (section: Section, level: EvidenceLevel): Mark | undefined =>
  level === 'documented' ? undefined : markOf(section, level, `evidence-${level}`);

/**
 * A mark as HTML, for texts that are made at build time; no space parts it from its statement. What it looks like is that of the
 * component `Evidence`.
 * @param why Reason of an inference as HTML, and an id for it that the page has once.
 */
export function markHtml(mark: Mark | undefined, why?: { readonly id: string; readonly reason: string }): string {
  if (!mark) return '';
  const { label, href, sign } = mark;
  const drawn = sign ? ` data-sign="${sign}"` : '';
  const button = `<span class="evidence-at"><button type="button" class="evidence" data-search="skip"${drawn} popovertarget="${why?.id ?? noteOf(href)}">${label}</button></span>`;
  if (!why) return button;
  return `${button} <span popover="auto" id="${why.id}" class="evidence-note"><a data-search="skip" data-print="skip" href="${href}">${conclusion}</a> (${why.reason})</span>`;
}

/**
 * Completes `<Evidence level="observed" />` in a page: what the mark says, and where it leads.
 * @throws {Error} For a level that does not exist, an inference without a reason, and an unknown source.
 */
export function completeMark(element: MdxJsxFlowElement | MdxJsxTextElement, here: string): void {
  const { level = '', date, reason, source } = attributesOf(element);
  const section = sectionOf(here);
  if (!Object.hasOwn(levels, level))
    throw new Error(`Unexpected level="${level}", expected one of ${Object.keys(levels).join(', ')}`);
  if (level === 'inferred' && here !== `${section}/index` && !reason)
    throw new Error('Unexpected inference without a reason, expected reason="…" on <Evidence level="inferred" />');
  const ids = sourcesOfSection[section].map(({ id }) => id);
  if (source && !ids.includes(source)) {
    const near = closest(source, ids);
    const such = near ? `, such as ${near}` : '';
    throw new Error(`Unexpected source="${source}", expected the id of a source of the ${section} pages${such}`);
  }
  const known = level as EvidenceLevel; // looked up above
  const all = sourcesOfSection[section].filter((each) => each.level === known).map(({ id }) => id);
  const own = source ?? (all.length === 1 ? all[0] : undefined);
  const mark = markOf(section, known, own ? `source-${own}` : `evidence-${known}`, date);
  element.attributes = component('Evidence', { ...mark, reason }).attributes;
}

/** A mark as an author would write it at the end of a sentence, with the attributes of `<Evidence />`. */
export function markInSentence(
  attributes: Readonly<Record<string, string | undefined>>,
  here: string,
): PhrasingContent[] {
  const element = component('Evidence', attributes);
  completeMark(element, here);
  // The element is a flow element by type and a text element by content: both have the same parts.
  return [{ ...element, type: 'mdxJsxTextElement' } as unknown as PhrasingContent];
}

/**
 * The level that most statements of a page have, which then carry no mark.
 * @param mostly From this share on, a level is said once for all.
 * @returns `documented` when no other level prevails.
 */
export function baseOf(evidence: readonly { readonly level: EvidenceLevel }[], mostly = 0.6): EvidenceLevel {
  const share = (level: EvidenceLevel) => evidence.filter((each) => each.level === level).length / evidence.length;
  const prevails = (['archived', 'observed'] as const).find((level) => evidence.length > 1 && share(level) >= mostly);
  return prevails ?? 'documented';
}
