import {
  type EnumValue,
  type Field,
  limitsOf,
  type Note,
  type Operation,
  operations,
  type Parameter,
  words,
} from '@shop-docs/api';
import { known, wordOf } from './evidence.ts';

/** A parameter or field, as it is told. */
export interface Row {
  readonly name: string;
  readonly where: Operation;
  readonly line: string;
}

/** What words stand for, and whether they are known to stand for nothing. */
export interface Meaning {
  /** The words of the table that the text is made of. */
  readonly said: readonly string[];
  /** Empty where the description has no such parameter or field. */
  readonly rows: readonly Row[];
}

/**
 * Parameters and fields of a name, in all operations: what is said of it once, with the operations.
 * @param written A name, the end of a path, or an anchor; with `=` of one value alone.
 */
export function rowsNamed(written: string): readonly Row[] {
  const [bare = '', value] = written
    .replace(/^.*#(?:param|field)-/, '')
    .replaceAll(/\[\d*\]/g, '')
    .split('=');
  const about = <Each extends { readonly enum?: readonly EnumValue[] }>(all: readonly Each[]): Each[] =>
    all.flatMap((each) => {
      if (value === undefined) return [each];
      const values = each.enum?.filter((one) => one.value === value) ?? [];
      return values.length > 0 ? [{ ...each, enum: values }] : [];
    });
  const isNamed = (path: string) => path === bare || (bare.includes('.') && path.endsWith(`.${bare}`));
  const found = operations.flatMap((where) => [
    ...about(where.parameters.filter(({ name }) => name === bare)).map((each) => ({
      name: each.name,
      where,
      line: `parameter ${parameterLine(each)}${notesOf(each.notes)} [${wordOf(each.evidence.level)}]`,
    })),
    ...about(where.response.filter(({ path, name }) => name === bare || isNamed(path.replaceAll('[]', '')))).map(
      (each) => ({
        name: each.path,
        where,
        line: `field ${fieldLine(each)}${notesOf(each.notes)} [${wordOf(each.evidence.level)}]${insideOf(each, where)}`,
      }),
    ),
  ]);
  const byLine = new Map<string, Row[]>();
  for (const row of found) byLine.set(row.line, [...(byLine.get(row.line) ?? []), row]);
  return [...byLine].flatMap(([line, [first, ...more]]) =>
    first ? [{ ...first, line: `- ${line} In ${[first, ...more].map(({ where }) => where.page).join(', ')}.` }] : [],
  );
}

/** Words that say where to look, and the operations or fields that they mean. */
const places: Readonly<Record<string, RegExp>> = {
  注文: /^orders\//,
  受注: /^orders\//,
  商品: /^items\//,
  アイテム: /^items\//,
  ショップ: /^users\//,
  order: /^orders\//,
  item: /^items\//,
  shop: /^users\//,
};
/** What may stand beside words: particles, and words for a parameter or field. */
const besides =
  /[\p{Script=Hiragana}\s?？、・「」"'/]+|フィールド|項目|パラメータ?ー?|取得|設定|変更|api|\b(?:the|a|an|of|in|field|fields|parameter|what|is|which|where|for|s)\b/giu;

/** Parameters and fields that are called otherwise, by a text that is made of such words; undefined for any other text. */
export function rowsOfWords(text: string): Meaning | undefined {
  const all = words.flatMap((each) => each.words.map((word) => ({ word, names: each.names })));
  const known = [...new Set([...all.map(({ word }) => word), ...Object.keys(places)])].sort(
    (one, other) => other.length - one.length,
  );
  const said: string[] = [];
  let rest = text.normalize('NFKC');
  for (const word of known) {
    const isLatin = /^[\w -]+$/.test(word);
    const found = new RegExp(isLatin ? `\\b${word}s?\\b` : word, 'i').exec(rest);
    if (!found) continue;
    said.push(word);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  const meant = said.filter((word) => all.some((each) => each.word === word));
  if (meant.length === 0 || rest.replace(besides, '') !== '') return undefined;
  const namesOf = (word: string) => all.filter((each) => each.word === word).flatMap(({ names }) => names);
  const found = meant.flatMap(namesOf).flatMap(rowsNamed);
  const rows = [...new Map(found.map((row) => [row.line, row])).values()]; // a name may be part of another
  const inOther = rows.filter(({ name }) => meant.flatMap(namesOf).some((other) => name.includes(`${other}.`)));
  const asked = meant.length > 1 && inOther.length > 0 ? inOther : rows;
  const there = asked.filter(({ where }) => said.some((word) => places[word]?.test(where.page)));
  return { said: meant, rows: there.length > 0 ? there : asked };
}

/** Names of the fields that lie in one. */
function insideOf({ path }: Field, { response }: Operation): string {
  const inside = response
    .filter((each) => each.path.startsWith(`${path}.`))
    .map((each) => each.path.slice(path.length + 1));
  return inside.length > 0 ? ` Holds ${inside.join(', ')}.` : '';
}

function notesOf(notes: readonly Note[]): string {
  return notes.map(({ text, evidence }) => ` ${text}${evidence ? ` [${known(evidence)}]` : ''}`).join('');
}

export function parameterLine(each: Parameter): string {
  const required = each.required ? 'required' : each.requiredWhen ? `required when ${each.requiredWhen}` : 'optional';
  const more = [
    each.default === undefined ? '' : `default ${each.default}`,
    each.indexed ? `sent as ${each.name}[0] …` : '',
    ...limitsOf({ ...each, enum: undefined }),
  ].filter(Boolean);
  return `${each.name} (${[each.format ?? each.type, each.in, required, ...more].join('; ')}) ${each.description}${valuesOf(each)}`;
}

export function fieldLine(each: Field): string {
  return `${each.path} (${each.format ?? each.type}${each.nullable ? ' or null' : ''}) ${each.description}${valuesOf(each)}`;
}

function valuesOf({ enum: values }: Pick<Parameter, 'enum'>): string {
  if (!values) return '';
  const told = values.map(
    ({ value, meaning, evidence }) => `${value} = ${meaning}${evidence ? ` [${wordOf(evidence.level)}]` : ''}`,
  );
  return ` Values: ${told.join('; ')}.`;
}
