import { appNames, pageTitles, type Tag, tagAnchor } from '@shop-docs/template';
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
  html: 'Text with special characters as entities',
  text: 'Text; whether special characters are escaped is not documented',
  markup: 'Elements made by the platform; not for use in an attribute',
  url: 'An address',
  plain: 'A plain value',
};

/** Where “a URL” or “a number” under Prints says it already. */
const saysItself: ReadonlySet<string> = new Set(['url', 'plain']);

const inWords = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Shop pages and enclosing blocks that give a tag its meaning, in one phrase. */
function place({ pages, within }: Tag): string | undefined {
  const parts = [
    ...(within ? [`inside ${inWords(within)}`] : []),
    ...(pages
      ? [
          `${pages.length > 1 ? 'on these pages: ' : 'on the '}${pages.map((page) => pageTitles[page].toLowerCase()).join(', ')}`,
        ]
      : []),
  ];
  return parts.length > 0 ? parts.join(', or ') : undefined;
}

/** A tag as a row of a reference list. `here` is the page that shows it. */
export function tagRow(tag: Tag, here: string) {
  const facts: (readonly [string, string | undefined])[] = [
    ['Prints', tag.prints],
    ['Printed as', tag.escaping && tag.prints && !saysItself.has(tag.escaping) ? escapings[tag.escaping] : undefined],
    ['Works', place(tag)],
    ['Negation', tag.negation && `\`${tag.negation}\``],
    ['App', tag.app && `[${appNames[tag.app].name}](/template/apps/${tag.app}_app)`],
    ['Limits', tag.limits],
    ['Since', tag.since],
    ['Instead', tag.deprecated?.use && `\`${tag.deprecated.use}\``],
    ['Deprecated', tag.deprecated?.note],
    ['Good to know', tag.notes],
  ];
  return {
    id: tagAnchor(tag),
    kind: 'tag' as const,
    name: tag.name,
    type: kinds[tag.kind],
    badges: [
      ...(tag.required ? [{ text: 'required', tone: 'strong' as const }] : []),
      ...(tag.deprecated ? [{ text: 'deprecated', tone: 'warn' as const }] : []),
    ],
    html: inlineHtml(tag.summary, here),
    facts: [
      ...facts.flatMap(([label, text]) => (text ? [[label, inlineHtml(text, here)] as const] : [])),
      ...(tag.sample ? [['Sample', `<code>${textHtml(tag.sample)}</code>`] as const] : []),
    ],
    evidence: { level: tag.evidence.level, ...(tag.evidence.reason ? { reason: tag.evidence.reason } : {}) },
  };
}
