import type { Tag } from '../../catalogue/tag.ts';
import { tagHref } from '../../catalogue/tag-anchor.ts';
import { helpAddress } from '../check/report.ts';
import { colors } from '../terminal.ts';

/** Everything that the catalogue knows of a tag, in lines. */
export function describeTag(tag: Tag, docs: string): string {
  const { evidence, printsEvidence, deprecated, deprecatedEvidence } = tag;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Kind', tag.kind],
    ['Prints', tag.prints && (printsEvidence ? `${tag.prints} (${printsEvidence.level})` : tag.prints)],
    ['Example', tag.sample],
    ['Escaping', tag.escaping],
    ['Negation', tag.negation],
    ['Pages', tag.pages?.join(', ')],
    ['Inside', tag.within?.join(' or ')],
    ['Not documented', tag.unconfirmed?.join(', ')],
    ['Guard', tag.guard],
    ['App', tag.app],
    ['Required', tag.required && 'yes: a theme without it is refused'],
    ['Rules', tag.rules],
    ['Limits', tag.limits],
    ['Since', tag.since && `${tag.sinceAbout ? 'around ' : ''}${tag.since}`],
    [
      'Deprecated',
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
    ['Notes', tag.notes],
    ['Known from', [evidence.level, evidence.source, evidence.reason].filter(Boolean).join('; ')],
    ['Guide', helpAddress(tagHref(tag), docs)],
  ];
  const lines = rows.flatMap(([label, text]) => (text ? [`  ${colors.dim(label.padEnd(14))} ${text}`] : []));
  return `${colors.bold(tag.name)}\n  ${tag.summary}\n${lines.join('\n')}\n`;
}
