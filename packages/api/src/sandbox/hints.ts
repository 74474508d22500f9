import type { DecisionId } from './decisions.ts';

/** Header of an answer with what was unexpected about its request. Read it with `hintsOf`. */
export const hintHeader = 'X-Sandbox-Hint';

/** Says something about a request, and on which decision of the sandbox it rests. */
export type Hint = (text: string, decision?: DecisionId) => void;

/** A request that the platform would silently misread, refused because the sandbox is strict. */
export class StrictRefusal extends Error {}

/** A message with the decision of the sandbox that it rests on, where there is one. */
export const byDecision = (text: string, decision: DecisionId | undefined): string =>
  decision === undefined ? text : `${text} (sandbox: ${decision})`;

/** What is said about one request. */
export interface Collected {
  readonly hints: readonly string[];
  /** For what the caller can send otherwise: a strict sandbox ends the call here, before it has changed anything. */
  readonly hint: Hint;
  /** For what no source decides however the call is sent: it is told, and never refused. */
  readonly note: Hint;
}

/** Collects hints. @param strict Ends the call at the first that the caller can avoid. */
export function collectHints(strict: boolean): Collected {
  const hints: string[] = [];
  const note: Hint = (text, decision) => {
    const whole = byDecision(text, decision);
    if (hints.length < mostHints && !hints.includes(whole)) hints.push(whole);
  };
  const hint: Hint = (text, decision) => {
    if (strict) throw new StrictRefusal(byDecision(text, decision));
    note(text, decision);
  };
  return { hints, hint, note };
}

/** More would be read by nobody, and would make a header that clients refuse. */
export const mostHints = 10;

/** Value of the hint header: UTF-8 in percent-encoding where ASCII does not do, with a bar between two hints. */
export function encodeHints(hints: readonly string[]): string {
  const encode = (text: string) =>
    text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[^\x20-\x24\x26-\x7b\x7d\x7e]/gu, encodeURIComponent);
  return hints.map(encode).join(' | ');
}

/** What was unexpected about a request, in English, from the headers of its answer. */
export function hintsOf(headers: Headers): readonly string[] {
  const value = headers.get(hintHeader);
  return value === null ? [] : value.split(' | ').map(decodeURIComponent);
}
