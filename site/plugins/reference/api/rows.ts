import {
  type ApiError,
  type Decision,
  type EnumValue,
  type Evidence,
  type EvidenceLevel,
  type Field,
  limitsOf,
  type Note,
  type Parameter,
} from '@shop-docs/api';
import type { Row } from '../../../src/components/Rows/index.tsx';
import { apiMark, markHtml } from '../evidence.ts';
import { inlineHtml, textHtml } from '../text.ts';
import { isSame, type SharedNote, sharedNotes } from './shared-notes.ts';

/** A value as code. An empty string has its quotes, because an empty element shows nothing. */
const code = (value: unknown): string =>
  `<code>${textHtml(typeof value === 'string' && value ? value : JSON.stringify(value))}</code>`;

/** What a statement carries on a page whose unmarked statements have the level `base`. */
export function marked(evidence: Evidence, base?: EvidenceLevel): Pick<Row, 'mark'> {
  const mark = apiMark(evidence, base);
  return mark ? { mark } : {};
}

/** The reason of an inference, as a further fact. */
const why = ({ level, reason }: Evidence): readonly (readonly [string, string])[] =>
  level === 'inferred' && reason ? [['Why', inlineHtml(reason)]] : [];

/** `image_url`, `items[].item_id` and the like as an anchor. */
const anchor = (prefix: string, path: string): string =>
  `${prefix}-${path.replaceAll(/[^A-Za-z0-9_]+/g, '-').replaceAll(/^-|-$/g, '')}`;

/** Longer lists of values are folded. */
const mostValues = 8;

/** The values of an enumeration; each that is less sure, or surer, than the whole has its own mark. */
function values(list: readonly EnumValue[] | undefined, whole: EvidenceLevel): readonly (readonly [string, string])[] {
  if (!list || list.length < 2) return []; // a single value says no more than its field
  const item = ({ value, meaning, ja, evidence }: EnumValue) =>
    `${code(value)} ${inlineHtml(meaning)}${ja ? ` (<span lang="ja">${textHtml(ja).replaceAll(/<\/?span[^>]*>/g, '')}</span>)` : ''}${evidence ? markHtml(apiMark(evidence, whole)) : ''}`;
  const all = `<ul>${list.map((each) => `<li>${item(each)}</li>`).join('')}</ul>`;
  if (list.length <= mostValues) return [['Values', all]];
  return [['Values', `<details><summary>${list.length} values</summary>${all}</details>`]];
}

/**
 * A note with its mark, which opens the reason of an inference, as in running text.
 * @param id Id of that reason.
 */
function noteHtml({ text, evidence }: Note, base: EvidenceLevel, id: string): string {
  if (!evidence) return inlineHtml(text);
  const [reason] = why(evidence).map(([, html]) => html.replace(/\.$/, ''));
  return `${inlineHtml(text)}${markHtml(apiMark(evidence, base), reason ? { id, reason } : undefined)}`;
}

/** @param owner Id of the row that has them. */
const notes = (list: readonly Note[], base: EvidenceLevel, owner: string): readonly (readonly [string, string])[] =>
  list.map((note, index) => ['Note', noteHtml(note, base, `why-${owner}-${index}`)]);

/** An example as it is sent: the values of an indexed list one by one, those of a list with commas as one. */
const example = (value: unknown, commaSeparated = false): string => {
  if (!Array.isArray(value)) return code(value);
  return commaSeparated ? code(value.join(',')) : value.map(code).join(', ');
};

/** What a format means, behind its type. */
const formats: Readonly<Record<string, string>> = { 'unix-time': ' (Unix seconds)', date: ' (yyyy-mm-dd)' };
const formatted = (type: string, format = ''): string => `${type}${formats[format] ?? ''}`;

/** What a parameter takes, and where it is sent: `list of strings with indexed keys, in the form`. */
function kindOf({ type, indexed, commaSeparated, in: place }: Parameter): string {
  const takes = indexed ? `list of ${type}s with indexed keys` : commaSeparated ? `comma-separated ${type}s` : type;
  return `${takes}, ${places[place]}`;
}

const places: Readonly<Record<Parameter['in'], string>> = {
  path: 'in the path',
  query: 'in the query',
  form: 'in the form',
};

/** What the sandbox decides at a parameter, each with the way to its reason: readers look here, and not at the end. */
const decided = (
  list: readonly (readonly [id: string, decision: Decision])[],
): readonly (readonly [string, string])[] =>
  list.map(([id, { behavior }]) => [
    'Sandbox',
    // The row of the decision is the hit.
    `<span data-search="skip">${inlineHtml(behavior)} <a href="#sandbox-${id}">Why</a></span>`,
  ]);

/**
 * A request parameter as a row of a reference list.
 * @param base The level of what carries no mark.
 * @param own What the sandbox decides about it.
 */
export function parameterRow(
  parameter: Parameter,
  base: EvidenceLevel,
  own: readonly (readonly [id: string, decision: Decision])[] = [],
): Row {
  const { name, indexed, commaSeparated, required, requiredWhen } = parameter;
  const limits = limitsOf({ ...parameter, enum: undefined }).join('; ');
  return {
    id: `param-${name}`,
    kind: 'parameter',
    name: indexed ? `${name}[0]` : name,
    type: kindOf(parameter),
    badges: required ? [{ text: 'required', tone: 'strong' }] : [],
    html: inlineHtml(parameter.description),
    facts: [
      ['Example', example(parameter.example, commaSeparated)] as const,
      ...(requiredWhen ? [['Required when', inlineHtml(requiredWhen)] as const] : []),
      ...(parameter.default === undefined ? [] : [['Default', example(parameter.default)] as const]),
      ...(parameter.defaultNote ? [['Default', inlineHtml(parameter.defaultNote)] as const] : []),
      ...(limits ? [['Range', limits] as const] : []),
      ...values(parameter.enum, parameter.evidence.level),
      ...notes(parameter.notes, base, `param-${name}`),
      ...why(parameter.evidence),
      ...decided(own),
    ],
    ...marked(parameter.evidence, base),
  };
}

/** The field around each field that lies inside another one. */
const parentIn = (fields: readonly Field[], { depth, path }: Field): Field | undefined =>
  fields
    .filter((other) => other.depth === depth - 1 && path.startsWith(other.path))
    .sort((one, other) => other.path.length - one.path.length)[0];

/** The mark of a field: none where the field around it has the same, and any that differs from it. */
function fieldMark({ evidence }: Field, base: EvidenceLevel, parent: Field | undefined): Pick<Row, 'mark'> {
  const around = parent?.evidence;
  if (!around || around.level !== evidence.level) return marked(evidence, around?.level ?? base);
  const mark = apiMark(evidence, base);
  return mark && mark.href !== apiMark(around, base)?.href ? { mark } : {};
}

/** Whether a field has no mark because the field around it has it. */
export const inherits = (fields: readonly Field[], field: Field, base: EvidenceLevel): boolean =>
  field.evidence.level !== base && fieldMark(field, base, parentIn(fields, field)).mark === undefined;

const typeOf = ({ type, format, nullable }: Field): string => `${formatted(type, format)}${nullable ? ' or null' : ''}`;

function fieldRow(
  field: Field,
  base: EvidenceLevel,
  parent: Field | undefined,
  children: readonly Row[],
  shared: readonly SharedNote[],
): Row {
  const id = anchor('field', field.path);
  const around = shared.filter(({ fields }) => fields.includes(field));
  const lead = around
    .filter(({ fields: [first] }) => first === field)
    .map(({ note, fields }) => {
      const range = [fields[0], fields.at(-1)].map((each) => code(each?.name)).join(' to ');
      return ['Note', `${range}: ${noteHtml(note, base, `why-${id}-shared`)}`] as const;
    });
  const own = field.notes.filter((note) => !around.some((each) => isSame(each.note, note)));
  return {
    id,
    kind: 'field',
    name: field.name,
    searchName: field.path,
    type: field.type === 'unknown' ? 'null in the only known response' : typeOf(field),
    badges: [
      ...(field.required ? [] : [{ text: 'optional' }]),
      ...(field.deprecated ? [{ text: 'deprecated', tone: 'warn' as const }] : []),
    ],
    html: inlineHtml(field.description),
    facts: [
      ...(field.example === undefined || typeof field.example === 'object'
        ? []
        : [['Example', code(field.example)] as const]),
      ...(field.scope ? [['Needs scope', code(field.scope)] as const] : []),
      ...values(field.enum, field.evidence.level),
      ...notes(own, base, id),
      ...why(field.evidence),
    ],
    ...fieldMark(field, base, parent),
    ...(field.fold && { fold: field.fold }),
    ...(lead.length > 0 && { lead }),
    ...(children.length > 0 ? { children, ...(field.depth === 0 ? { open: true } : {}) } : {}),
  };
}

/**
 * Response fields as nested rows: `items[].item_id` stands inside `items`. The first level is unfolded as the
 * page arrives, deeper ones are not. `base` is the level of what carries no mark on the first level; deeper, that is the
 * level of the field around it.
 */
export function fieldRows(fields: readonly Field[], base: EvidenceLevel): readonly Row[] {
  const parents = new Map(fields.map((field) => [field, parentIn(fields, field)]));
  const below = (parent: Field | undefined): readonly Row[] => {
    const siblings = fields.filter((field) => parents.get(field) === parent);
    const shared = sharedNotes(siblings);
    return siblings.map((field) => fieldRow(field, base, parent, below(field), shared));
  };
  return below(undefined);
}

function errorText(error: ApiError, base: EvidenceLevel, callers: string): string {
  const mark = markHtml(apiMark(error.evidence, base));
  const japanese = error.descriptionJa === null ? '' : `<span lang="ja">${error.descriptionJa}</span>${mark}<br>`;
  const reason = why(error.evidence).map(([label, text]) => ` <b>${label}:</b> ${text}`);
  const own = error.descriptionJa === null ? mark : '';
  const from = callers === '' ? '' : `<b>${callers}:</b> `;
  const remedy = ` <b>What to do:</b> ${inlineHtml(error.remedy)}`;
  return `<p>${japanese}${from}${inlineHtml(error.meaning)}${own}${reason}${remedy}</p>`;
}

/**
 * Errors as rows, one for each code; a code that comes with several texts shows them all, each with its own mark.
 * `base` is the level of what carries no mark, and `callersOf` names the calls that return a text. Each says what to do:
 * readers arrive at a single one.
 */
export function errorRows(
  errors: readonly ApiError[],
  base: EvidenceLevel,
  callersOf: (error: ApiError) => string = () => '',
): readonly Row[] {
  const codes = [...new Set(errors.map((error) => error.code))];
  return codes.map((each) => {
    // What any call can return is met most often.
    const texts = errors
      .filter((error) => error.code === each)
      .sort((one, other) => Number(other.common) - Number(one.common));
    return {
      id: `error-${each}`,
      kind: 'error',
      name: each,
      type: [...new Set(texts.map(({ status }) => (status ? `HTTP ${status}` : 'in the callback')))].join(' or '),
      html: texts.map((text) => errorText(text, base, callersOf(text))).join(''),
    };
  });
}
