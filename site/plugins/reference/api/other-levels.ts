import type { Evidence, EvidenceLevel, Field, Operation } from '@shop-docs/api';
import type { List, ListItem, Paragraph, PhrasingContent } from 'mdast';
import { about } from '../jsx.ts';
import { fieldLevel } from './base-level.ts';
import { inline, mark, origins, paragraph } from './notes.ts';

/**
 * How sure the fields of a response are, where that differs from the page that describes them: a sentence for the fields
 * of each level. Nothing when no field differs.
 */
export function otherLevels(op: Operation, reader: Operation): (Paragraph | List)[] {
  const there = new Map(reader.response.map(({ path, evidence }) => [path, evidence.level]));
  const differs = ({ path, evidence }: Field) => there.get(path) !== evidence.level;
  const other = op.response.filter((field) => field.depth > 0 && differs(field));
  const kinds = new Map(other.map(({ evidence }) => [kindOf(evidence), evidence]));
  if (kinds.size === 0) return [];
  const children = [...kinds].flatMap(([kind, evidence]) => {
    const meant = outermost(op.response, (field) => other.includes(field) && kindOf(field.evidence) === kind);
    return meant.length > mostNames
      ? mostly(meant, there, fieldLevel(reader))
      : [entry(`${namesOf(meant)} ${meant.length > 1 ? 'are' : 'is'} ${known(evidence)}.`, evidence)];
  });
  return [
    about(paragraph('Some fields have another source than on that page:')),
    about({ type: 'list', ordered: false, spread: false, children }),
  ];
}

/** Nobody reads a longer list. */
const mostNames = 20;

/** How sure named fields are. */
const known = ({ level }: Evidence): string => {
  if (level === 'inferred') return 'to be expected as well';
  return level === 'documented' ? 'in the example of the current documentation' : `from ${origins[level]}`;
};

/** A sentence, with a mark where it does not name the documentation as its source, and the reason where there is one. */
function entry(text: string, { reason, ...evidence }: Evidence): ListItem {
  const named = evidence.level === 'documented' || evidence.level === 'archived';
  const own = named ? [] : mark(evidence, 'documented');
  const content: PhrasingContent[] = [...inline(text), ...own];
  if (reason) content.push({ type: 'text', value: ' ' }, ...inline(reason));
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: content }] };
}

/** Too many fields to list: most of one source. What differs from it has an entry of its own. */
function mostly(fields: readonly Field[], there: ReadonlyMap<string, EvidenceLevel>, base: EvidenceLevel): ListItem[] {
  const strange = fields.filter(({ path }) => there.get(path) !== base);
  const [first] = fields;
  if (strange.length > 0 || !first)
    throw new Error(
      `Unexpected fields ${strange.map(({ path }) => path).join(', ')}, expected only fields from ${origins[base]}`,
    );
  return [entry(`Most fields are from ${origins[first.evidence.level]} only.`, first.evidence)];
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
