import type { Hover } from 'vscode-languageserver';
import { type FoundTag, findTag } from '../catalogue/find-tag.ts';
import { findMistake } from '../catalogue/mistakes.ts';
import { sourcesOf } from '../catalogue/sources.ts';
import type { Evidence } from '../catalogue/tag.ts';
import { tagHref } from '../catalogue/tag-anchor.ts';
import { tagNamed } from '../catalogue/tags.ts';
import { optionAt } from '../check/option-uses.ts';
import { placeText } from '../check/place-text.ts';
import { helpAddress } from '../cli/check/report.ts';
import { appNames } from '../wording/app-names.ts';
import { oldLabel } from '../wording/old-label.ts';
import { rangeOf } from './ranges.ts';
import type { ThemeDocument } from './theme-document.ts';

/** What is known of the tag or the design option at an offset. */
export function hover(document: ThemeDocument, offset: number, docs: string | undefined): Hover | null {
  const tag = document.tagAt(offset);
  const option = optionAt(document, offset);
  if (!tag && !option) return null;
  const parts: string[] = [];
  if (option) parts.push(describeOption(document, option.type, option.name));
  const found = tag && findTag(tag.name);
  const mistake = tag && !found ? findMistake(`{${tag.name}}`) : undefined;
  if (found) parts.push(describeTag(found.tag.name, docs, found));
  if (mistake) parts.push(`\`${mistake.name}\` is not a tag: ${mistake.reason}.`);
  if (parts.length === 0) return null;
  const range = tag?.span ?? option?.here;
  return {
    contents: { kind: 'markdown', value: parts.join('\n\n---\n\n') },
    ...(range && { range: rangeOf(document.text, range) }),
  };
}

/**
 * What the catalogue knows of a tag, as Markdown: what it prints, where it works, a sample, and how well all of that is
 * known.
 * @param name As in the catalogue, with braces.
 */
export function describeTag(name: string, docs: string | undefined, found?: FoundTag): string {
  const tag = tagNamed(name);
  if (!tag) return '';
  const { deprecated } = tag;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Prints', withLevel(tag.prints, tag.printsEvidence)],
    ['Example', tag.sample && `\`${tag.sample.replaceAll('\n', ' ')}\``],
    ['Works', withLevel(tag.within || tag.pages ? placeText(tag) : undefined, tag.placesEvidence)],
    ['Put it into', withLevel(tag.guard && `\`${tag.guard}\``, tag.guardEvidence)],
    ['Opposite', tag.negation && `\`${tag.negation}\``],
    ['App', tag.app && appNames[tag.app].name],
    ['Required', tag.required && 'yes: a theme without it is refused'],
    ['Rules', withLevel(tag.rules, tag.rulesEvidence)],
    ['Limits', found?.outOfRange ? `${tag.limits ?? ''} The number here is outside them.`.trim() : tag.limits],
    [
      deprecated ? oldLabel(deprecated) : '',
      deprecated &&
        `${withLevel(deprecated.note, tag.deprecatedEvidence)}${deprecated.use ? ` Use \`${deprecated.use}\`.` : ''}`,
    ],
    ['Japanese text', tag.japanese?.text],
    ['Notes', withLevel(tag.notes, tag.notesEvidence)],
    ['Known', knownFrom(tag.evidence)],
  ];
  const lines = rows.flatMap(([label, text]) => (text ? [`- **${label}:** ${text}`] : []));
  const link = docs ? `\n\n[Guide](${helpAddress(tagHref(tag), docs)})` : '';
  return `**\`${tag.name}\`** ${tag.kind}\n\n${tag.summary}\n\n${lines.join('\n')}${link}`;
}

function describeOption({ theme }: ThemeDocument, type: string, name: string): string {
  const declared = theme.declarations.filter((each) => each.name === `${type}:${name}`);
  const said = (attribute: string) =>
    declared.flatMap(({ element }) => theme.attribute(element, attribute) ?? []).filter(Boolean);
  const [label] = said('label');
  const values = said('content');
  return [
    `**${name}**: design option of the type ${type}${declared.length === 0 ? ', which this theme does not declare' : ''}`,
    ...(label ? [`Caption: ${label}`] : []),
    ...(values.length > 0
      ? [`${type === 'select' ? 'Values' : 'Value at first'}: ${values.map((value) => `\`${value}\``).join(', ')}`]
      : []),
  ].join('\n\n');
}

const withLevel = (text: string | undefined, evidence: Evidence | undefined): string | undefined =>
  text && evidence ? `${text} (${evidence.level})` : text;

function knownFrom(evidence: Evidence): string {
  const titles = sourcesOf(evidence).map(({ title }) => title);
  const from = titles.length > 0 ? titles.join('; ') : evidence.source;
  return [evidence.level, from, evidence.reason].filter(Boolean).join('; ');
}
