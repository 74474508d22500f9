import { type ApiError, errorsOf, type Operation } from '@shop-docs/api';
import type { Docs } from '../content/docs.ts';
import { known, wordOf } from './evidence.ts';
import { parameterLine } from './fields.ts';
import { tellImpossible } from './impossible.ts';
import { isAnswer, meantBy, noMessage, saysOne } from './messages.ts';
import { operationIn, pathOf } from './operations.ts';
import { looksLikeMessage } from './paraphrases.ts';

/**
 * What is known of a call that has answered with a message that no source has: the messages that it is known to send,
 * and the parameters that the text names, with what the page notes of them. Empty for a text that is none of these.
 * @param found Messages that the text may be: those of its code are no answer where its words are others.
 */
export function tellUndocumented(written: string, found: readonly ApiError[], docs: Docs): string[] {
  const where = operationIn(written);
  if (!where || saysOne(written, found)) return [];
  const [{ code = '' } = {}] = found;
  const isSent = ({ operations }: ApiError) => operations.some((page) => page === where.page);
  if (meantBy(written, code, found).some(isSent)) return [];
  const hasWords = describes(written) || looksLikeMessage(written);
  if (found.length > 0 ? !describes(written) : !hasWords && !isAnswer(written)) return [];
  const codes = [...new Set(found.map(({ code }) => code))];
  const isKnown = codes.length > 0 ? ` \`${codes.join('`, `')}\` is, with other words.` : '';
  return [`${noMessage}${isKnown}`, ...tellCall(where, written, codes, docs)];
}

/** Whether a pasted answer has words beside its code. */
function describes(written: string): boolean {
  return /["']error_description["']\s*(?::|=>)\s*["'][^"']/.test(written);
}

/** A call: its own messages, those of the code first, and what the text has of its parameters. */
function tellCall(where: Operation, written: string, codes: readonly string[], docs: Docs): string[] {
  const isOfCode = ({ code }: ApiError) => codes.includes(code);
  const all = errorsOf(where.page).filter((each) => !each.common || isOfCode(each));
  const errors = [...all.filter((each) => !isOfCode(each)), ...all.filter(isOfCode)];
  const named = where.parameters.filter(({ name }) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(written));
  const told = named.length > 0 ? named : where.parameters;
  const required = where.parameters.filter((each) => each.required && !told.includes(each));
  const isAbout = (note: string) =>
    named.some(({ name }) => note.includes(`\`${name}`)) || /^No parameter\b/.test(note);
  const notes = named.length > 0 ? where.notes.filter(({ text }) => isAbout(text)) : where.notes;
  return [
    ...tellImpossible(written, docs, 'api'),
    `${where.page} is known to send:`,
    ...errors.map(
      ({ code, descriptionJa, meaning, remedy, evidence }) =>
        `- ${code} ${descriptionJa ?? '(text not known)'} ${meaning} What to do: ${remedy} [${wordOf(evidence.level)}]`,
    ),
    ...(named.length > 0 ? ['Of its parameters, the text names:'] : told.length > 0 ? ['It takes:'] : []),
    ...told.map((each) => `- ${parameterLine(each)} [${wordOf(each.evidence.level)}]`),
    ...(required.length > 0 ? [`It requires, besides: ${required.map(({ name }) => name).join(', ')}`] : []),
    ...(notes.length > 0 ? ['Known of the call:'] : []),
    ...notes.map(({ text, evidence }) => `- ${text} [${known(evidence ?? where.evidence)}]`),
    `The operation: ${docs.link(pathOf(where))}`,
    `Whom to ask about the message: ${docs.link('/template/faq/')}#ask`,
  ];
}
