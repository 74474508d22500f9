import type { Evidence, EvidenceLevel, Field, Operation } from '@shop-docs/api';
import type { List, Paragraph, PhrasingContent } from 'mdast';
import { about } from '../jsx.ts';
import { fieldLevel } from './base-level.ts';
import { inline, mark, origins, paragraph } from './notes.ts';

/**
 * How sure the fields of a response are, where that differs from the page that describes them: the fields of each
 * level, behind the level's mark. Nothing when no field differs.
 */
export function otherLevels(op: Operation, reader: Operation): (Paragraph | List)[] {
  const there = new Map(reader.response.map(({ path, evidence }) => [path, evidence.level]));
  const differs = ({ path, evidence }: Field) => there.get(path) !== evidence.level;
  const other = op.response.filter((field) => field.depth > 0 && differs(field));
  const kinds = new Map(other.map(({ evidence }) => [kindOf(evidence), evidence]));
  if (kinds.size === 0) return [];
  const children = [...kinds].map(([kind, { reason, ...evidence }]) => {
    const meant = outermost(op.response, (field) => other.includes(field) && kindOf(field.evidence) === kind);
    const names =
      meant.length > mostNames ? unmarked(op.response, meant, there, fieldLevel(reader)) : meant.map(nameOf).join(', ');
    // A base that the evidence does not have: every entry carries its mark.
    const own = mark(evidence, evidence.level === 'documented' ? 'archived' : 'documented');
    const content: PhrasingContent[] = [...own.slice(1), { type: 'text', value: ': ' }, ...inline(names)];
    if (reason) content.push({ type: 'text', value: '. ' }, ...inline(reason));
    return { type: 'listItem' as const, spread: false, children: [{ type: 'paragraph' as const, children: content }] };
  });
  return [
    about(paragraph('For this call, these fields have a different source than on that page:')),
    about({ type: 'list', ordered: false, spread: false, children }),
  ];
}

/** Nobody reads a longer list. */
const mostNames = 20;

/** Too many fields to list: all of one source on the page that describes them, except those that keep or change it. */
function unmarked(
  fields: readonly Field[],
  meant: readonly Field[],
  there: ReadonlyMap<string, EvidenceLevel>,
  base: EvidenceLevel,
): string {
  const plain = fields.filter(({ depth, path }) => depth > 0 && there.get(path) === base);
  const strange = meant.filter((field) => !plain.includes(field));
  if (strange.length > 0)
    throw new Error(
      `Unexpected fields ${strange.map(({ path }) => path).join(', ')}, expected only fields from ${origins[base]}`,
    );
  const differing = plain.filter(({ evidence }) => evidence.level !== meant[0]?.evidence.level);
  const exceptions = differing.filter(({ path }) => !differing.some((outer) => path.startsWith(`${outer.path}.`)));
  const keeps = ({ evidence }: Field): boolean => evidence.level === base;
  const kept = exceptions.filter(keeps);
  const listed = exceptions.filter((field) => !keeps(field));
  const excepted = [
    ...(kept.length > 0 ? [`${namesOf(kept)}, which ${kept.length > 1 ? 'come' : 'comes'} from it here too`] : []),
    ...(listed.length > 0 ? [namesOf(listed)] : []),
  ];
  const but = excepted.length > 0 ? `. Exceptions: ${excepted.join(', and ')}` : '';
  return `every field that comes from ${origins[base]} on that page${but}`;
}

const kindOf = ({ level, reason = '' }: Evidence): string => `${level} ${reason}`;

/** Fields that are meant, without those inside a field that stands for all of its own. */
function outermost(fields: readonly Field[], isMeant: (field: Field) => boolean): readonly Field[] {
  const standsForAll = ({ path, evidence }: Field) =>
    fields.every((other) => !other.path.startsWith(`${path}.`) || kindOf(other.evidence) === kindOf(evidence));
  const whole = fields.filter((field) => isMeant(field) && standsForAll(field)).map(({ path }) => path);
  return fields.filter((field) => isMeant(field) && !whole.some((path) => field.path.startsWith(`${path}.`)));
}

const namesOf = (fields: readonly Field[]): string => new Intl.ListFormat('en-GB').format(fields.map(nameOf));

/** The path inside the object, in the style of code: `order_items[].status`. */
const nameOf = ({ path }: Field): string => `\`${path.replace(/^\w+(\[\])?\./, '')}\``;
