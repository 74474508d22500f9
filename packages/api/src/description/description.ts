import document from '../../generated/description.json' with { type: 'json' };
import type { OpenApiDocument } from './document.ts';
import { evidenceOn } from './evidence-on.ts';
import type { ApiError, Operation } from './model.ts';
import { readDescription } from './read-description.ts';

// The literal types of JSON know nothing of optional members; the tests of the description hold the file to the shape.
const description = readDescription(document as unknown as OpenApiDocument);

/** All operations, in the order of the documentation. */
export const operations = description.operations;
/** All error texts. */
export const errors = description.errors;
/** OAuth scopes. */
export const scopes = description.scopes;
/** Limits on the number of calls. */
export const quotas = description.quotas;
/** What changed in the API, oldest first. */
export const history = description.history;
/** What the ids in `evidence.source` stand for. */
export const sources = description.sources;

/**
 * Finds the operation of a page.
 * @param page Route below /api/, such as `items/add`.
 * @throws {RangeError} When no operation has that page.
 */
export function operation(page: string): Operation {
  const found = operations.find((each) => each.page === page);
  if (!found) throw new RangeError(`Unexpected operation "${page}", expected one of ${pagesNear(page).join(', ')}`);
  return found;
}

/** The operations of the folder that a page names, or all where there is none. */
function pagesNear(page: string): readonly string[] {
  const all = operations.map((each) => each.page);
  const near = all.filter((each) => each.startsWith(page.replace(/[^/]*$/, '')));
  return near.length > 0 ? near : all;
}

/** Error texts that a page can show, in the order of its codes, as sure as they are there and with what helps there. */
export function errorsOf(page: string): readonly ApiError[] {
  const codes = operation(page).errors;
  return errors
    .filter((each) => each.operations.includes(page))
    .map((each) => ({
      ...each,
      remedy: each.remedies?.find(({ pages }) => pages.includes(page))?.remedy ?? each.remedy,
      evidence: evidenceOn(page, each.evidence, each.elsewhere),
    }))
    .sort((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
}
