import {
  type ApiError,
  type EnumValue,
  type Evidence,
  type EvidenceLevel,
  type Field,
  limitsOf,
  type Note,
  type Parameter,
  type ParameterValue,
} from '@shop-docs/api';
import type { Row } from '../../../src/components/Rows/index.tsx';
import { inlineHtml, textHtml } from '../text.ts';

const code = (value: unknown): string =>
  `<code>${textHtml(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;

const mark = ({ level, reason }: Evidence): NonNullable<Row['evidence']> => ({ level, ...(reason ? { reason } : {}) });

/** `image_url`, `items[].item_id` and the like as an anchor. */
export const anchor = (prefix: string, path: string): string =>
  `${prefix}-${path.replaceAll(/[^A-Za-z0-9_]+/g, '-').replaceAll(/^-|-$/g, '')}`;

/** Longer lists of values are folded. */
const mostValues = 8;

function values(list: readonly EnumValue[] | undefined): readonly (readonly [string, string])[] {
  if (!list || list.length === 0) return [];
  const item = ({ value, meaning, ja }: EnumValue) =>
    `${code(value)} ${inlineHtml(meaning)}${ja ? ` (<span lang="ja">${textHtml(ja).replaceAll(/<\/?span[^>]*>/g, '')}</span>)` : ''}`;
  const all = `<ul>${list.map((each) => `<li>${item(each)}</li>`).join('')}</ul>`;
  if (list.length <= mostValues) return [['Values', all]];
  return [['Values', `<details><summary>${list.length} values</summary>${all}</details>`]];
}

/** How a further statement is known, as the label that stands before it. */
const known: Readonly<Record<EvidenceLevel, string>> = {
  documented: 'Note',
  archived: 'Documented in 2019',
  platform: 'In files of the platform',
  observed: 'Observed',
  inferred: 'Inferred',
};

const notes = (list: readonly Note[]): readonly (readonly [string, string])[] =>
  list.map(({ text, evidence }) => [known[evidence?.level ?? 'documented'], inlineHtml(text)]);

const example = (value: ParameterValue | unknown): string =>
  Array.isArray(value) ? value.map(code).join(', ') : code(value);

const kinds: Readonly<Record<Parameter['in'], string>> = {
  path: 'in the path',
  query: 'in the query',
  form: 'in the form',
};

/** A request parameter as a row of a reference list. */
export function parameterRow(parameter: Parameter): Row {
  const { name, type, indexed, commaSeparated, required, requiredWhen } = parameter;
  const limits = limitsOf({ ...parameter, enum: undefined }).join('; ');
  return {
    id: `param-${name}`,
    kind: 'parameter',
    name: indexed ? `${name}[0]` : name,
    type: `${type}${indexed ? ', indexed' : ''}${commaSeparated ? ', separated by commas' : ''} ${kinds[parameter.in]}`,
    badges: required ? [{ text: 'required', tone: 'strong' }] : [],
    html: inlineHtml(parameter.description),
    facts: [
      ...(requiredWhen ? [['Required when', inlineHtml(requiredWhen)] as const] : []),
      ...(parameter.default === undefined ? [] : [['Default', example(parameter.default)] as const]),
      ...(parameter.defaultNote ? [['Default', inlineHtml(parameter.defaultNote)] as const] : []),
      ...(limits ? [['Range', limits] as const] : []),
      ...values(parameter.enum),
      ['Example', example(parameter.example)] as const,
      ...notes(parameter.notes),
    ],
    evidence: mark(parameter.evidence),
  };
}

function fieldRow(field: Field, children: readonly Row[], open: boolean): Row {
  return {
    id: anchor('field', field.path),
    kind: 'field',
    name: field.name,
    searchName: field.path,
    type: `${field.type}${field.nullable ? ' or null' : ''}`,
    badges: [
      ...(field.required ? [] : [{ text: 'optional' }]),
      ...(field.deprecated ? [{ text: 'deprecated', tone: 'warn' as const }] : []),
    ],
    html: inlineHtml(field.description),
    facts: [
      ...(field.scope ? [['Needs scope', code(field.scope)] as const] : []),
      ...values(field.enum),
      ...(field.example === undefined || typeof field.example === 'object'
        ? []
        : [['Example', code(field.example)] as const]),
      ...notes(field.notes),
    ],
    evidence: mark(field.evidence),
    ...(children.length > 0 ? { children, ...(open ? { open } : {}) } : {}),
  };
}

/**
 * Response fields as nested rows: `items[].item_id` stands inside `items`. The first level is unfolded as the
 * page arrives, deeper ones are not.
 */
export function fieldRows(fields: readonly Field[]): readonly Row[] {
  const parentOf = (field: Field): Field | undefined =>
    fields
      .filter((other) => other !== field && other.depth === field.depth - 1 && field.path.startsWith(other.path))
      .sort((one, other) => other.path.length - one.path.length)[0];
  const parents = new Map(fields.map((field) => [field, parentOf(field)]));
  const below = (parent: Field | undefined): readonly Row[] =>
    fields
      .filter((field) => parents.get(field) === parent)
      .map((field) => fieldRow(field, below(field), field.depth === 0));
  return below(undefined);
}

function errorText(error: ApiError): string {
  const said = error.descriptionJa === null ? '' : `<span lang="ja">${error.descriptionJa}</span><br>`;
  return `<p>${said}${inlineHtml(error.meaning)} <b>What to do:</b> ${inlineHtml(error.remedy)}</p>`;
}

/** Errors as rows, one for each code; a code that comes with several texts shows them all. */
export function errorRows(errors: readonly ApiError[]): readonly Row[] {
  const codes = [...new Set(errors.map((error) => error.code))];
  return codes.map((each) => {
    const texts = errors.filter((error) => error.code === each);
    const [first] = texts;
    return {
      id: `error-${each}`,
      kind: 'error',
      name: each,
      type: first?.status ? `HTTP ${first.status}` : 'in the callback',
      html: texts.map(errorText).join(''),
      ...(first ? { evidence: mark(first.evidence) } : {}),
    };
  });
}
