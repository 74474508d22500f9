import {
  type AppId,
  appNames,
  appsWithoutPage,
  type Deprecation,
  type Evidence,
  type EvidenceLevel,
  oldLabel,
  type PageName,
  pageTitles,
  type Tag,
  tagAnchor,
} from '@shop-docs/template';
import { breakableHtml } from '../breakable-names.ts';
import { dateInWords } from '../dates.ts';
import { markHtml, tagMark } from '../evidence.ts';
import { inlineHtml, textHtml } from '../text.ts';

const kinds: Readonly<Record<Tag['kind'], string>> = {
  variable: 'variable',
  condition: 'condition',
  loop: 'loop',
  form: 'form',
  text: 'platform text',
  option: 'design option',
};

const escapings: Readonly<Record<NonNullable<Tag['escaping']>, string>> = {
  html: 'text, special characters as entities',
  mixed: 'text with HTML elements; do not use in an attribute',
  text: 'text; test how it prints quotes and angle brackets',
  markup: 'HTML elements; do not use in an attribute',
  url: 'a URL',
  plain: 'a plain value',
};

/** Where “a URL” or “a number” under Prints, or the summary, says it already. */
const saysItself: ReadonlySet<string> = new Set(['url', 'plain']);

const inWords = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Shop pages and enclosing blocks that give a tag its meaning, and those of which no source says so. */
function places({ pages = [], within = [], unconfirmed = [] }: Tag): string | undefined {
  const isUnconfirmed = (each: string) => unconfirmed.includes(each);
  const stated = place(
    pages.filter((page) => !isUnconfirmed(page)),
    within.filter((block) => !isUnconfirmed(block)),
  );
  const open = place(pages.filter(isUnconfirmed), within.filter(isUnconfirmed));
  return stated && open ? `${stated}; unconfirmed ${open}` : stated;
}

/** A kind of page in running text: the privacy policy is a text, its page is a place. */
export const titleOf = (page: PageName): string =>
  pageTitles[page].toLowerCase() + (page === 'privacy' || page === 'law' ? ' page' : '');

/** Pages and enclosing blocks in one phrase. */
function place(pages: readonly PageName[], within: readonly string[]): string | undefined {
  // A response to a script is no page that a reader knows: its block says it.
  const blocks = [...within, ...(pages.includes('load-items') ? ['{block:LoadItemsPage}'] : [])];
  const titles = pages.filter((page) => page !== 'load-items').map(titleOf);
  const parts = [
    ...(blocks.length > 0 ? [`inside ${inWords(blocks)}`] : []),
    ...(titles.length > 0 ? [`${titles.length > 1 ? 'on these pages: ' : 'on the '}${titles.join(', ')}`] : []),
  ];
  return parts.length > 0 ? parts.join(', or ') : undefined;
}

/** The mark of a fact whose source is another one than that of the entry, with the reason of an inference. */
function ownMark(tag: Tag, label: string, evidence: Evidence | undefined): string {
  if (!evidence) return '';
  const reason = evidence.reason?.replace(/\.$/, '');
  const id = `why-${tagAnchor(tag)}-${label.toLowerCase().replaceAll(' ', '-')}`;
  return markHtml(tagMark(evidence), reason ? { id, reason: textHtml(reason) } : undefined);
}

/** Whether a theme needs a tag, and whether it is old: the words beside its name. */
export const statusOf = ({ required, deprecated }: Tag): readonly string[] => [
  ...(required ? ['required'] : []),
  ...(deprecated ? [oldLabel(deprecated).toLowerCase()] : []),
];

/** Why a tag is old, with the source of that where it is another one than that of the entry. */
const outdated = ({ note }: Deprecation, { deprecatedEvidence }: Tag, here: string): string =>
  inlineHtml(note, here) + (deprecatedEvidence ? markHtml(tagMark(deprecatedEvidence)) : '');

/** How the value reaches the page, where the line before does not say it already. */
function formOf({ escaping, prints }: Tag): string | undefined {
  if (!escaping || saysItself.has(escaping)) return undefined;
  return prints || escaping === 'markup' ? escapings[escaping] : undefined;
}

/** A text and how it is known, in one line. */
const japaneseOf = ({ text, known }: NonNullable<Tag['japanese']>): string =>
  text ? `${text}; source: ${known}` : `not known; ${known}`;

/**
 * The app of a tag, linked: to its page or, where it has none, to the answer about it.
 * Nothing on the page of the app itself, where it goes without saying.
 */
function appOf(app: AppId, here: string): string | undefined {
  if (here === `template/apps/${app}_app`) return undefined;
  const { name } = appNames[app];
  return `[${name}](/template/${appsWithoutPage.has(app) ? `faq/#${app}` : `apps/${app}_app`})`;
}

/** A tag as a row of a reference list. `here` is the page that shows it, `base` the level of what carries no mark. */
export function tagRow(tag: Tag, here: string, base: EvidenceLevel) {
  const mark = tagMark(tag.evidence, base);
  const prints = tag.prints && inlineHtml(tag.prints, here) + ownMark(tag, 'Prints', tag.printsEvidence);
  const facts: (readonly [label: string, text: string | undefined, evidence?: Evidence])[] = [
    ['Instead', tag.deprecated?.use && `\`${tag.deprecated.use}\``],
    ['Form', formOf(tag), tag.escapingEvidence],
    ['Can be used', places(tag), tag.placesEvidence],
    ['Write inside', tag.guard && `\`${tag.guard}\``, tag.guardEvidence],
    ['Rules', tag.rules, tag.rulesEvidence],
    ['Negation', tag.negation && `\`${tag.negation}\``],
    ['App', tag.app && appOf(tag.app, here)],
    ['Limits', tag.limits],
    ['Since', tag.since && `${tag.sinceAbout ? 'around ' : ''}${dateInWords(tag.since)}`, tag.sinceEvidence],
    ['Japanese text', tag.japanese && japaneseOf(tag.japanese)],
    ['Notes', tag.notes, tag.notesEvidence],
    ['Why', tag.evidence.reason],
  ];
  return {
    id: tagAnchor(tag),
    kind: 'tag' as const,
    name: tag.name,
    type: kinds[tag.kind],
    badges: statusOf(tag).map((text) => ({
      text,
      tone: text === 'required' ? ('strong' as const) : ('warn' as const),
    })),
    html: inlineHtml(tag.summary, here),
    facts: [
      ...(prints && prints !== 'text' ? [['Prints', prints] as const] : []),
      ...(tag.deprecated ? [[oldLabel(tag.deprecated), outdated(tag.deprecated, tag, here)] as const] : []),
      ...facts.flatMap(([label, text, evidence]) =>
        text ? [[label, breakableHtml(inlineHtml(text, here)) + ownMark(tag, label, evidence)] as const] : [],
      ),
      ...(tag.sample ? [['Sample', linesHtml(tag.sample)] as const] : []),
    ],
    ...(mark && { mark }),
  };
}

/** Code whose lines are seen as such: within one element of code a page shows a line break as a space. */
const linesHtml = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<code>${textHtml(line)}</code>`)
    .join('<br>');
