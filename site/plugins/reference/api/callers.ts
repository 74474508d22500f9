import { type ApiError, errors, operations } from '@shop-docs/api';

/** Where a code can come from: from calls of all kinds, of several groups, or of one group. */
export function originOf(code: string): string {
  const texts = errors.filter((error) => error.code === code);
  if (texts.some(({ common }) => common)) return 'Common errors';
  const [only, ...others] = groupsOf(texts);
  return others.length === 0 ? `Only in ${only}` : 'In several groups';
}

/** Whether calls of so many groups return a text that it says nothing about one of them. */
export const isGeneral = (error: ApiError): boolean => groupsOf([error]).length > 2;

/** Which calls return a text; '' where all texts of its code have the same callers, and the fold names them. */
export function callersOf(error: ApiError): string {
  const texts = errors.filter(({ code }) => code === error.code);
  const isTold = new Set(texts.map(named)).size === 1 && originOf(error.code) !== 'In several groups';
  return isTold ? '' : named(error);
}

/** Of one group, so many calls are named one by one; the group stands for more. */
const mostCalls = 3;

function named(error: ApiError): string {
  if (error.common) return 'All calls with a token';
  if (error.status === null) return 'In the callback';
  const groups = groupsOf([error]);
  if (groups.every((group) => group === 'Authorization')) return 'Token calls';
  const calls = operations.filter(({ page }) => error.operations.includes(page));
  const areFew = groups.length === 1 && calls.length <= mostCalls;
  return areFew ? calls.map(({ title }) => title).join(', ') : groups.join(', ');
}

function groupsOf(texts: readonly ApiError[]): readonly string[] {
  const pages = new Set(texts.flatMap((error) => error.operations));
  return [...new Set(operations.filter(({ page }) => pages.has(page)).map(({ group }) => group))];
}
