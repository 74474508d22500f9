/** A stretch of text between blanks and quotes: a word, an identifier, or a run of Japanese. */
export interface Lexeme {
  readonly text: string;
  readonly start: number;
  /** The whole thing without its punctuation, for identifiers; '' for words. */
  readonly whole: string;
  /** Identifiers inside it: of `items[].item_id` these are `items` and `item_id`. */
  readonly segments: readonly string[];
  /** Words inside it: of `ItemImage[1-20]URL-640` these are item, image, url and 640. */
  readonly parts: readonly Part[];
}

export interface Part {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]`;
const WORD = String.raw`(?:(?!${JAPANESE})[\p{L}\p{N}\p{M}])`;
const CHUNK = new RegExp(
  String.raw`${JAPANESE}+|${WORD}+(?:(?:[_./:#\[\]\-’']+|(?<=\p{N}),(?=\p{N}{3}))${WORD}+)*`,
  'gu',
);
/** A pre-order is no order of the API, and what stands between the digits of a token or key is no word. */
const PART =
  /[\da-f]{16,}|I18n|[Pp]re[-_]orders?(?!\p{Ll})|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+(?:,\p{N}{3})*|[\p{L}\p{M}]+/gu;
const IS_JAPANESE = new RegExp(JAPANESE, 'u');

/** Cuts text into lexemes. Works on pages, on names and on what readers type or paste. */
export function tokenize(text: string): Lexeme[] {
  return Array.from(text.matchAll(CHUNK), (match) => lexeme(match[0], match.index));
}

/** True when the text is one run of Japanese. */
export function isJapanese(text: string): boolean {
  return IS_JAPANESE.test(text);
}

function lexeme(text: string, start: number): Lexeme {
  if (isJapanese(text)) return { text, start, whole: '', segments: [], parts: partsOfJapanese(text, start) };
  const spoken = text.replace(/[’']\p{L}*$/u, '');
  const parts = Array.from(spoken.matchAll(PART), (match) => {
    const from = start + match.index;
    return { term: stem(match[0].toLowerCase().replace(/[,_-]/g, '')), start: from, end: from + match[0].length };
  });
  if (parts.length < 2 && /^([\p{L}\p{M}]*|[\da-f]{16,})$/u.test(spoken))
    return { text, start, whole: '', segments: [], parts };
  const bare = withoutHost(spoken);
  const segments = bare.split(/[/:.]|\[\d*\]/).map(compact);
  return { text, start, whole: compact(bare), segments: segments.filter((each) => each.length > 1), parts };
}

/** The path of an address alone, without the version that every path of the API begins with. */
export function withoutHost(address: string): string {
  return address.replace(/^(?:https?:\/\/[^/]+|(?:[\w-]+\.)+[a-z]{2,})\//i, '').replace(/^\/?1\/(?=[a-z])/, '');
}

/** Katakana as it stands in a run of Japanese: a word of its own, or several that were put together. */
const KATAKANA = /[\p{Script=Katakana}ー]+|[^\p{Script=Katakana}ー]+/gu;

/** True when the text is katakana alone. */
export function isKatakana(text: string): boolean {
  return /^[\p{Script=Katakana}ー]+$/u.test(text);
}

/** A run of Japanese in stretches of katakana and of what is none. */
export function stretchesOf(run: string): string[] {
  return run.match(KATAKANA) ?? [];
}

/** A stretch of katakana is one term: two letters of it say nothing, for `レビュー` is no part of `プレビュー`. */
function partsOfJapanese(text: string, start: number): Part[] {
  let at = start;
  return stretchesOf(text).flatMap((stretch) => {
    const from = at;
    at += stretch.length;
    return isKatakana(stretch) ? [{ term: stretch, start: from, end: at }] : pairs(stretch, from);
  });
}

/** Other Japanese has no blanks: every pair of neighbouring characters is a term. */
function pairs(text: string, start: number): Part[] {
  const last = Math.max(1, text.length - 1);
  return Array.from({ length: last }, (_, i) => ({
    term: text.slice(i, i + 2),
    start: start + i,
    end: start + Math.min(i + 2, text.length),
  }));
}

/** An identifier without case and punctuation; number ranges and the [0] of arrays become one form. */
export function compact(identifier: string): string {
  return identifier
    .toLowerCase()
    .replace(/\[\d+-\d+\]?/g, '#')
    .replace(/\[\d*\]?/g, '')
    .replace(/[^\p{L}\p{M}\p{N}#]/gu, '');
}

/** Words that would fold into another one: paging is not a page, and savings are nothing to save. */
const UNFOLDED = new Set(['paging', 'setting', 'settings', 'savings']);

/** Folds the endings of English words, so that `categories` meets `category` and `deleting` meets `delete`. */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word) || UNFOLDED.has(word)) return word;
  let base = american(word);
  if (/(ss|sh|ch|x|z)es$/.test(base)) base = base.slice(0, -2);
  else if (/[^su]s$/.test(base) && !/(ies)$/.test(base)) base = base.slice(0, -1);
  else if (/ies$/.test(base)) base = `${base.slice(0, -3)}y`;
  const root = /^(.*[aeiouy].*)(?:ing|ed)$/.exec(base)?.[1];
  if (root && root.length > 2) base = undouble(root);
  if (base.endsWith('e') && base.length > 3) base = base.slice(0, -1);
  return base.replace(/([^aeiou])y$/, '$1i');
}

/** British spellings as the pages have them: `authorise`, `colour`, `catalogue`, `cancelled`. */
function american(word: string): string {
  return word
    .replace(/([a-z]{3})is(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, '$1iz')
    .replace(/([a-z]{3})our(?=(?:s|ed|ing|ite|ites|able)?$)/, '$1or')
    .replace(/logue(?=s?$)/, 'log')
    .replace(/(cancel|label|model|travel|fulfil)l(?=ed$|ing$|s$)/, '$1');
}

function undouble(base: string): string {
  return /([^aeiouls])\1$/.test(base) ? base.slice(0, -1) : base;
}
