import { type ApiError, errors, type Operation, operation, operations } from '@shop-docs/api';
import type { Docs } from '../content/docs.ts';
import { lettersOf, likeness } from '../content/likeness.ts';
import { known } from './evidence.ts';
import { pathOf } from './operations.ts';
import { findMeant, findParaphrased } from './paraphrases.ts';

/** Of a text that reads as a message, and is none that a source has. */
export const noMessage = 'No message like this is documented.';

/** Fewer letters are no part of a message, but a word that other answers fit better. */
const shortest = { japanese: 5, english: 14, inside: 20 };
/** From this share of common pairs of letters on, texts are alike. */
const alike = 0.55;
/** Most messages of an answer, where none fits exactly. */
const mostAlike = 3;

/** Japanese with the names and numbers that messages begin with or hold. */
const japaneseRun = /[\w(]*[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][\w()\p{L}ー、。]*/gu;

/** How people retype what the platform writes. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/下さい/g, 'ください'],
  [/越え/g, '超え'],
  [/出来/g, 'でき'],
  [/あと払い/g, '後払い'],
  [/クレカ/g, 'クレジットカード'],
  [/ユーザ(?!ー)/g, 'ユーザー'],
  [/パラメータ(?!ー)/g, 'パラメーター'],
  [/見つから(?=な)/g, '見つかり'],
  [/(でき|見つかり|存在し)なかった/g, '$1ませんでした'],
  [/(でき|見つかり|存在し)ない/g, '$1ません'],
  [/切れて(?:い?る|ます)|切れ(?:た|ました)/g, '切れています'],
  [/(超え|失敗し)た(?!め)/g, '$1ました'],
];

/** How well a text fits; those of one step are equally good. */
const fits = { whole: 4, holds: 3, begins: 2, lies: 1 } as const;

/**
 * The messages of the platform that a text is: whole or shortened, in Japanese or as this site translates them, alone or
 * inside a log or the JSON of an answer; or a code. Best first; empty when it is none of them.
 * @param loosely Finds also what is only similar.
 */
export function findMessages(written: string, loosely = false): readonly ApiError[] {
  const text = plain(written);
  const code = codeIn(text);
  const [, described] = /"error_description"\s*:\s*"([^"]+)/.exec(text) ?? [];
  const pasted = described ?? text.trim();
  const candidates = code === undefined ? errors : withCode(code, text);
  // In a line of a log, what is Japanese was sent by the platform.
  const parts = [pasted, ...(pasted.match(japaneseRun) ?? [])];
  const scoredOf = (all: readonly ApiError[]) =>
    all
      .map((error) => ({ error, score: Math.max(...parts.map((part) => scoreOf(part, error, loosely))) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  const ofCode = scoredOf(candidates);
  // The words say more than the code, which a log may have from elsewhere.
  const ofWords = code !== undefined && (ofCode[0]?.score ?? 0) < fits.holds ? scoredOf(errors) : [];
  const scored = (ofWords[0]?.score ?? 0) >= fits.holds ? ofWords : ofCode;
  if (scored.length === 0 && code !== undefined) return candidates;
  const best = scored[0]?.score ?? 0;
  const isSure = best >= fits.holds;
  return scored
    .filter(({ score }) => !isSure || score === best)
    .slice(0, isSure ? scored.length : mostAlike)
    .map(({ error }) => error);
}

/** What messages mean and what to do, each once, with the operations that send it, and how that is known. */
export function tellMessages(found: readonly ApiError[], docs: Pick<Docs, 'link'>, where?: Operation): string[] {
  return found.map((error) =>
    [
      `${error.descriptionJa ?? '(text not known)'} \`${error.code}\``,
      `  Meaning: ${error.meaning}`,
      `  What to do: ${error.remedy}`,
      ...(error.remedies ?? []).map(({ pages, remedy }) => `  For ${pages.join(', ')}: ${remedy}`),
      `  Sent by: ${senders(error.operations)}`,
      `  Known: ${known(error.evidence)}`,
      ...(error.elsewhere ?? []).map((each) => `  For ${each.pages.join(', ')}: ${known(each)}`),
      `  ${link(error, docs, where)}`,
      ...guideTo(error, docs),
    ].join('\n'),
  );
}

/** Errors that one section says how to avoid, and that section. */
const guides: readonly (readonly [ids: RegExp, does: string, path: string])[] = [
  [/^invalid_request_(?:token|refresh_token)/, 'To keep tokens valid', '/api/oauth/refresh_token#keep-fresh'],
  [/^invalid_request_code/, 'To exchange a code in time', '/api/oauth/access_token#connect'],
  [/^(?:hour|day)_api_limit|^exceed_daily_limit/, 'To stay below the limits', '/api/oauth/refresh_token#call-api'],
  [/^invalid_scope/, 'To ask for a scope', '/api/#scopes'],
  [/^not_(?:cancel|change_status)/, 'What each payment method allows', '/api/orders/edit_status#payments'],
  [/^invalid_request_(?:digital|clubt)/, 'What kinds of items the API cannot change', '/api/#not-possible-items'],
];

function guideTo({ id }: ApiError, docs: Pick<Docs, 'link'>): string[] {
  const found = guides.find(([ids]) => ids.test(id));
  return found ? [`  ${found[1]}: ${docs.link(found[2])}`] : [];
}

/** Ids and paths of the guides, for tests. */
export const guided: typeof guides = guides;

/**
 * What a text that has messages gets: each as a whole, or in a line where a code alone cannot say which one it is.
 * @param written A text that {@link findMessages} has found them for.
 * @param where The operation that the text names: its messages come first.
 */
export function tellFound(
  written: string,
  found: readonly ApiError[],
  docs: Pick<Docs, 'link'>,
  where?: Operation,
): string[] {
  const named = codeIn(plain(written));
  if (named !== undefined && found.every(({ code }) => code !== named))
    return [`No source has these words with \`${named}\`. They are those of:`, ...tellMessages(found, docs, where)];
  const sendersOf = ({ operations: pages }: ApiError) => (pages.some((page) => page === where?.page) ? 1000 : 0);
  const [{ code = '' } = {}] = found;
  const ofOne = found.length > 1 && found.every((each) => each.code === code) && namesNoMessage(written, found);
  const meant = ofOne ? meantBy(written, code, found) : [];
  if (meant.length > 0 && meant.length < found.length) {
    const others = found.length - meant.length;
    const more = others === 1 ? 'one more message' : `${others} more messages`;
    return [
      `\`${code}\` with other words than the platform’s. ${meant.length > 1 ? 'One of the nearest messages' : 'The nearest message'}:`,
      ...tellMessages(meant, docs),
      `\`${code}\` stands for ${more}: ask for the code alone.`,
    ];
  }
  if (!ofOne)
    return tellMessages(
      [...found].sort((one, other) => sendersOf(other) - sendersOf(one)),
      docs,
      where,
    );
  const rank = (each: ApiError) => sendersOf(each) + each.operations.length;
  const ordered = [...found].sort((one, other) => rank(other) - rank(one));
  const lines = ordered.map((error) => {
    const own = (error.remedies ?? []).map(({ pages, remedy }) => ` For ${pages.join(', ')}: ${remedy}`).join('');
    return `- ${error.descriptionJa ?? '(text not known)'} ${error.meaning} What to do: ${error.remedy}${own} Sent by ${senders(error.operations)}. [${known(error.evidence)}]`;
  });
  const order = where ? `Those of ${where.page} first` : 'First those that most calls send';
  return [
    [
      `\`${code}\` alone stands for ${found.length} messages: its \`error_description\` says which. ${order}:`,
      ...lines,
      ...new Set(ordered.map((error) => link(error, docs))),
    ].join('\n'),
  ];
}

/** An answer of a server as it was pasted: JSON with an error, or its description. */
export function isAnswer(written: string): boolean {
  return /["']error(?:_description|_code)?["']\s*(?::|=>)/.test(plain(written));
}

/** Whether a text has one of the messages itself, not only its code. */
export function saysOne(written: string, found: readonly ApiError[]): boolean {
  return found.length > 0 && !namesNoMessage(written, found);
}

/** Names of classes and modules that a log holds: they say nothing about the message. */
const classes = /\b(?:\w+(?:\.|\\|::))+\w+|\b\w+(?:Error|Exception)\b/g;

/** Of the messages of a code those that the words beside it mean; none where it stands alone or they mean nothing known. */
export function meantBy(written: string, code: string, found: readonly ApiError[]): readonly ApiError[] {
  const text = plain(written);
  if (!text.includes(code)) return [];
  const [, described] = /"error_description"\s*:\s*"([^"]+)/.exec(text) ?? [];
  const beside = (described ?? text.replace(classes, ' '))
    .replaceAll(code, ' ')
    .replace(/\berror(?:_description)?\b["']?\s*[:=]/gi, ' ');
  return findMeant(beside, found);
}

/** Whether a text has none of the messages themselves. */
function namesNoMessage(written: string, found: readonly ApiError[]): boolean {
  const letters = spelled(plain(written));
  return found.every((each) => scoreOf(letters, { ...each, code: '' }, false) === 0);
}

/** Where a message stands: on the page of an operation that a text names, or the first that sends it. */
function link({ code, common, operations: pages }: ApiError, docs: Pick<Docs, 'link'>, where?: Operation): string {
  const [first = 'index'] = pages;
  const page = where && pages.some((each) => each === where.page) ? where : operation(first);
  return `${docs.link(common ? '/api/' : pathOf(page))}#error-${code}`;
}

/**
 * What a text in other words means, said as such; undefined where it is no paraphrase of a documented message.
 * @param text Of a log, of a question: no message word by word.
 */
export function tellParaphrased(text: string, docs: Pick<Docs, 'link'>): string[] | undefined {
  const found = findParaphrased(text);
  if (found.length === 0) return undefined;
  const [{ code = '' } = {}] = found;
  // A code with blanks.
  if (text.trim().toLowerCase().replace(/\s+/g, '_') === code) return tellFound(code, found, docs);
  const several = found.length > 1 ? `One of ${found.length} messages, by the call that was made` : 'The message';
  return [`${several} (the platform says it in other words):`, ...tellMessages(found, docs)];
}

/** More exceptions say less than the names of those that send. */
const mostExceptions = 3;

/** Operations by name; nearly all that take a token by what they have in common. */
function senders(pages: readonly string[]): string {
  const withToken = operations.flatMap(({ auth, page }): string[] => (auth === 'token' ? [page] : []));
  const exceptions = withToken.filter((page) => !pages.includes(page));
  if (exceptions.length > mostExceptions) return pages.join(', ');
  const but = exceptions.length > 0 ? ` but ${exceptions.join(' and ')}` : '';
  return [`all calls with a token${but}`, ...pages.filter((page) => !withToken.includes(page))].join(', ');
}

/** The code of an answer, of a callback, or any that a log names; undefined where the text has none. */
function codeIn(text: string): string | undefined {
  const [, named] = /["'?&\s]?\berror["']?\s*[:=]\s*["']?(\w+)/.exec(text) ?? [];
  const words = [...(named === undefined ? [] : [named]), ...(text.match(/\w+/g) ?? [])];
  return words.find((word) => errors.some(({ code }) => code === word));
}

/** The errors of a code; in the address of a callback, those that arrive there. */
function withCode(code: string, text: string): readonly ApiError[] {
  const all = errors.filter((each) => each.code === code);
  const ofCallback = all.filter((each) => each.operations.some((page) => page === 'oauth/authorize'));
  return /[?&]error=/.test(text) && ofCallback.length > 0 ? ofCallback : all;
}

function scoreOf(pasted: string, { code, descriptionJa, meaning }: ApiError, loosely: boolean): number {
  if (pasted === code) return fits.whole;
  if (/^[\w.[\]{}:/-]+$/.test(pasted)) return 0; // a name
  const japanese = descriptionJa === null ? 0 : fit(spelled(pasted), spelled(descriptionJa));
  const score = Math.max(japanese, fit(spelled(pasted), spelled(meaning)));
  if (score > 0 || !loosely) return score;
  const near = Math.max(likeness(spelled(pasted), spelled(descriptionJa ?? '')), likeness(pasted, meaning));
  return near >= alike ? near : 0;
}

/** Below one step, what leaves the least over comes first; above it, the longest message that a text holds. */
function fit(pasted: string, message: string): number {
  if (pasted === message) return pasted === '' ? 0 : fits.whole;
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(message);
  if (message.length >= shortest.japanese && pasted.includes(message)) return fits.holds + message.length / 1000;
  if (pasted.length < (isJapanese ? shortest.japanese : shortest.english)) return 0;
  // Words of a message are searched for; a message has an ending or a particle.
  const share = pasted.length / message.length;
  if (isJapanese && share < 0.5 && !/\p{Script=Hiragana}/u.test(pasted)) return 0;
  if (message.startsWith(pasted)) return fits.begins + share * 0.9;
  // Many Japanese messages end alike, and differ in what they begin with.
  return !isJapanese && pasted.length >= shortest.inside && message.includes(pasted) ? fits.lies + share * 0.9 : 0;
}

/** A text without the ways in which addresses and JSON write letters. */
function plain(written: string): string {
  return decoded(unescaped(written));
}

/** The letters of a text, spelled as the platform does. */
function spelled(text: string): string {
  return spellings.reduce((said, [retyped, own]) => said.replace(retyped, own), lettersOf(text));
}

/** As addresses write letters that are not ASCII; a text with other signs of percent stays as it is. */
function decoded(text: string): string {
  if (!/%[0-9a-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** As JSON writes letters that are not ASCII. */
function unescaped(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}
