import type { Evidence, Tag } from '../../catalogue/tag.ts';
import { tagHref } from '../../catalogue/tag-anchor.ts';
import { oldLabel } from '../../wording/old-label.ts';
import { helpAddress } from '../check/report.ts';
import { colors } from '../terminal.ts';

/** Everything that the catalogue knows of a tag, in lines. */
export function describeTag(tag: Tag, docs: string | undefined): string {
  const { evidence, deprecated, deprecatedEvidence } = tag;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Kind', tag.kind],
    ['Prints', withLevel(tag.prints, tag.printsEvidence)],
    ['Example', tag.sample],
    ['Escaping', withLevel(tag.escaping, tag.escapingEvidence)],
    ['Negation', tag.negation],
    ['Pages', withLevel(tag.pages?.join(', '), tag.placesEvidence)],
    ['Inside', withLevel(tag.within?.join(' or '), tag.placesEvidence)],
    ['Not documented', tag.unconfirmed?.join(', ')],
    ['Guard', withLevel(tag.guard, tag.guardEvidence)],
    ['App', tag.app],
    ['Required', tag.required && 'yes: a theme without it is refused'],
    ['Rules', withLevel(tag.rules, tag.rulesEvidence)],
    ['Limits', tag.limits],
    ['Since', withLevel(tag.since && `${tag.sinceAbout ? 'around ' : ''}${tag.since}`, tag.sinceEvidence)],
    [
      deprecated ? oldLabel(deprecated) : '',
      deprecated &&
        [
          deprecated.since,
          deprecated.note,
          deprecated.use && `Use ${deprecated.use}.`,
          deprecatedEvidence && `(${deprecatedEvidence.level})`,
        ]
          .filter(Boolean)
          .join(' '),
    ],
    ['Japanese text', tag.japanese && `${tag.japanese.text ?? 'not known'}; source: ${tag.japanese.known}`],
    ['Notes', withLevel(tag.notes, tag.notesEvidence)],
    ['Known from', [evidence.level, evidence.source, evidence.reason].filter(Boolean).join('; ')],
    ['Guide', helpAddress(tagHref(tag), docs)],
  ];
  const lines = rows.flatMap(([label, text]) => (text ? [`  ${colors.dim(label.padEnd(14))} ${text}`] : []));
  return `${colors.bold(tag.name)}\n  ${tag.summary}\n${lines.join('\n')}\n`;
}

/** A text, and how it is known where the entry is known otherwise. */
const withLevel = (text: string | undefined, evidence: Evidence | undefined): string | undefined =>
  text && evidence ? `${text} (${evidence.level})` : text;
