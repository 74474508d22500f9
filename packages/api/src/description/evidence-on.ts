import type { Evidence, EvidenceElsewhere } from './model.ts';

/** How sure a shared fact is on one page: the exception for that page, or else the common evidence. */
export function evidenceOn(
  page: string,
  evidence: Evidence,
  elsewhere: readonly EvidenceElsewhere[] | undefined,
): Evidence {
  const exception = elsewhere?.find((each) => each.pages.includes(page));
  if (!exception) return evidence;
  const { pages: _pages, ...own } = exception;
  return own;
}
