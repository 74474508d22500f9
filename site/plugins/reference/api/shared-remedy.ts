import type { ApiError } from '@shop-docs/api';

/** Errors that all have one remedy, whose names stand below it. */
interface SharedRemedy {
  readonly remedy: string;
  readonly errors: readonly ApiError[];
}

/** Fewer codes stay where they are: a fold would hide more than it saves. */
const fewestCodes = 3;

/** The remedies that several codes share. A code with several texts goes where its first text belongs. */
export function sharedRemedies(errors: readonly ApiError[]): readonly SharedRemedy[] {
  const remedies = new Map<string, string>();
  for (const { code, remedy } of errors) if (!remedies.has(code)) remedies.set(code, remedy);
  return [...new Set(remedies.values())]
    .map((remedy) => ({ remedy, errors: errors.filter(({ code }) => remedies.get(code) === remedy) }))
    .filter((group) => codesOf(group.errors).length >= fewestCodes);
}

/** Each code once, in the order of the errors. */
export const codesOf = (errors: readonly ApiError[]): readonly string[] => [...new Set(errors.map(({ code }) => code))];
