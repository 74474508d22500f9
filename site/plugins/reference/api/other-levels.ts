import type { Evidence, Field, Operation } from '@shop-docs/api';
import type { List, Paragraph, PhrasingContent } from 'mdast';
import { inline, mark, paragraph } from './notes.ts';

/**
 * How sure the fields of a response are, where that differs from the page that describes them: the fields of each
 * level, with the level's mark behind them. Nothing when no field differs.
 */
export function otherLevels(op: Operation, reader: Operation): (Paragraph | List)[] {
  const there = new Map(reader.response.map(({ path, evidence }) => [path, evidence.level]));
  const differs = ({ path, evidence }: Field) => there.get(path) !== evidence.level;
  const other = op.response.filter((field) => field.depth > 0 && differs(field));
  const kinds = new Map(other.map(({ evidence }) => [kindOf(evidence), evidence]));
  if (kinds.size === 0) return [];
  const children = [...kinds].map(([kind, { reason, ...evidence }]) => {
    const meant = outermost(op.response, (field) => other.includes(field) && kindOf(field.evidence) === kind);
    const [names, but] = meant.length > mostNames ? range(op.response, meant) : [meant.map(nameOf).join(', '), ''];
    // A base that the evidence does not have: every entry carries its mark.
    const own = mark(evidence, evidence.level === 'documented' ? 'archived' : 'documented');
    const content: PhrasingContent[] = [
      ...inline(names),
      ...own,
      ...(but ? [{ type: 'text' as const, value: ' ' }, ...inline(but)] : []),
    ];
    if (reason) content.push({ type: 'text', value: ' ' }, ...inline(reason));
    return { type: 'listItem' as const, spread: false, children: [{ type: 'paragraph' as const, children: content }] };
  });
  return [
    paragraph('For this call, the source of these fields differs from that page:'),
    { type: 'list', ordered: false, spread: false, children },
  ];
}

/** Nobody reads a longer list. */
const mostNames = 20;

/** Many fields by the last of them, and those before it that have another level: all up to `x`, except `y`. */
function range(fields: readonly Field[], meant: readonly Field[]): readonly [names: string, but: string] {
  const last = meant.filter(({ depth }) => depth === 1).at(-1);
  const level = meant[0]?.evidence.level;
  const isInside = ({ path }: Field) => last !== undefined && path.startsWith(`${last.path}.`);
  const end = last ? fields.indexOf(last) : -1;
  const within = fields.filter((field, index) => field.depth > 0 && (index <= end || isInside(field)));
  if (!last || !meant.every((field) => within.includes(field)))
    throw new Error(
      `Unexpected fields ${meant.map(({ path }) => path).join(', ')}, expected none behind ${last?.path}`,
    );
  const differing = within.filter(({ evidence }) => evidence.level !== level);
  const exceptions = differing.filter(({ path }) => !differing.some((outer) => path.startsWith(`${outer.path}.`)));
  return [
    `All fields up to ${nameOf(last)}`,
    exceptions.length > 0 ? `(except ${exceptions.map(nameOf).join(', ')})` : '',
  ];
}

const kindOf = ({ level, reason = '' }: Evidence): string => `${level} ${reason}`;

/** Fields that are meant, without those inside a field that stands for all of its own. */
function outermost(fields: readonly Field[], isMeant: (field: Field) => boolean): readonly Field[] {
  const standsForAll = ({ path, evidence }: Field) =>
    fields.every((other) => !other.path.startsWith(`${path}.`) || kindOf(other.evidence) === kindOf(evidence));
  const whole = fields.filter((field) => isMeant(field) && standsForAll(field)).map(({ path }) => path);
  return fields.filter((field) => isMeant(field) && !whole.some((path) => field.path.startsWith(`${path}.`)));
}

/** The path inside the object, in the style of code: `order_items[].status`. */
const nameOf = ({ path }: Field): string => `\`${path.replace(/^\w+(\[\])?\./, '')}\``;
