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
import { tagWords } from '@shop-docs/template/words';
import { answers } from './answers.ts';
import { known, wordOf } from './evidence.ts';

/** A parameter or field, as it is told. */
export interface Row {
  readonly name: string;
  readonly where: Operation;
  readonly line: string;
}

/** What words stand for, and whether they are known to stand for nothing. */
export interface Meaning {
  /** The words of the tables that the text is made of. */
  readonly said: readonly string[];
  /** Empty where the description has no such parameter or field. */
  readonly rows: readonly Row[];
  /** Names of tags, and paths of pages and sections that answer where no tag does. */
  readonly tags: readonly string[];
  /** The same for each word, in the order of the text. */
  readonly parts: readonly {
    readonly word: string;
    readonly rows: readonly Row[];
    readonly tags: readonly string[];
  }[];
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

const tagsAndAnswers = [...tagWords, ...answers];
/** What the tables have words for. */
const knownWords: ReadonlySet<string> = new Set([...words, ...tagsAndAnswers].flatMap((each) => each.words));
/** Names beside other words: “customer tel”, “item price”. Short and general ones say nothing. */
const plainNames: ReadonlyMap<string, string> = new Map(
  operations
    .flatMap((each) => [...each.parameters, ...each.response])
    .map(({ name }): [string, string] => [name.replaceAll('_', ' '), name])
    .filter(
      ([word]) =>
        /^[a-z ]{5,}$/.test(word) &&
        !/^(?:orders?|items?|users?|fields|number|required|select|options|start|state|error|found|limit|scope)$/.test(
          word,
        ),
    ),
);
const ofOrders = /^orders\//;
/** Who may stand before what is asked for: what orders hold of the buyer. */
const buyers = ['顧客', 'お客様', '購入者', '注文者', 'ユーザー', 'customer', 'buyer', 'shopper', 'purchaser', 'user'];
/** Words that say where to look, and the operations or fields that they mean. */
const places: Readonly<Record<string, RegExp>> = {
  注文: ofOrders,
  受注: ofOrders,
  商品: /^items\//,
  アイテム: /^items\//,
  ショップ: /^users\//,
  店舗: /^users\//,
  order: ofOrders,
  item: /^items\//,
  product: /^items\//,
  shop: /^users\//,
  store: /^users\//,
  ...Object.fromEntries(buyers.map((word) => [word, ofOrders])),
};
/** What may stand beside words: particles, and words for a parameter, a field or a tag. */
const besides =
  /[\p{Script=Hiragana}\s?？、・「」"'’/-]+|フィールド|項目|パラメータ?ー?|取得|設定|変更|指定|一覧|情報|機能|アプリ|タグ|テーマ|リンク|ボタン|アイコン|番号|コード|欄|人|ヘッダー|フッター|確認|api|\b(?:the|a|an|of|in|on|to|by|my|its|field|fields|parameter|parameters|tag|tags|theme|app|value|what|how|do|i|is|are|get|read|show|display|which|where|when|was|for|each|all|every|button|link|icon|label|header|footer|number|data|info|information|please|s)\b/giu;

/**
 * Parameters, fields and tags that are called otherwise, by a text that is made of such words; undefined for any other text.
 * @param loosely Words may stand beside them that are not known.
 */
export function rowsOfWords(text: string, loosely = false): Meaning | undefined {
  const all = words.flatMap((each) => each.words.map((word) => ({ word, names: each.names })));
  const known = [...knownWords, ...plainNames.keys(), ...Object.keys(places)];
  const said: string[] = [];
  const plain = text.normalize('NFKC').replace(/colour/gi, 'color');
  let rest = plain;
  for (const word of [...new Set(known)].sort((one, other) => other.length - one.length)) {
    const isLatin = /^[\p{Script=Latin}\d\s-]+$/u.test(word);
    const pattern = word.replace(/[- ]/g, '[- ]');
    const found = new RegExp(isLatin ? `(?<![\\w-])${pattern}s?(?![\\w-])` : pattern, 'i').exec(rest);
    if (!found) continue;
    said.push(word);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  const isPlace = (word: string) => Object.hasOwn(places, word);
  const things = said.filter((word) => knownWords.has(word) || plainNames.has(word));
  // “customer” alone asks for the name; before another word it says whose that is.
  const others = things.filter((word) => !isPlace(word));
  const meant = others.length > 0 ? others : things;
  if (meant.length === 0 || (!loosely && rest.replace(besides, '') !== '')) return undefined;
  const namesOf = (word: string) => [
    ...all.filter((each) => each.word === word).flatMap(({ names }) => names),
    ...(plainNames.has(word) ? [plainNames.get(word) ?? ''] : []),
  ];
  const found = meant.flatMap(namesOf).flatMap(rowsNamed);
  const rows = [...new Map(found.map((row) => [row.line, row])).values()]; // a name may be part of another
  const inOther = rows.filter(({ name }) => meant.flatMap(namesOf).some((other) => name.includes(`${other}.`)));
  const asked = meant.length > 1 && inOther.length > 0 ? inOther : rows;
  const isOfBuyer = said.some((word) => buyers.includes(word)) && inOther.length === 0;
  /** Those of the place that the text names; all where none is there. */
  const placed = (all: readonly Row[]) => {
    const there = all.filter(
      ({ name, where }) =>
        said.some((word) => places[word]?.test(where.page)) && !(isOfBuyer && name.includes('order_receiver.')),
    );
    return there.length > 0 ? there : all;
  };
  const tagsOf = (word: string) =>
    tagsAndAnswers.filter((each) => each.words.includes(word)).flatMap(({ names }) => names);
  const lower = plain.toLowerCase();
  const inOrder = [...meant].sort(
    (one, other) => lower.indexOf(one.toLowerCase()) - lower.indexOf(other.toLowerCase()),
  );
  return {
    said: meant,
    rows: placed(asked),
    tags: [...new Set(meant.flatMap(tagsOf))],
    parts: inOrder.map((word) => ({ word, rows: placed(namesOf(word).flatMap(rowsNamed)), tags: tagsOf(word) })),
  };
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
