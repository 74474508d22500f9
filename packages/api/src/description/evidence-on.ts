import type { EvidenceElsewhere } from './document.ts';
import type { Evidence } from './model.ts';

/** How sure a shared fact is on one page: the exception for that page, or else the common evidence. */
export function evidenceOn<E extends Evidence | undefined>(
  page: string,
  fact: { readonly 'x-evidence'?: E; readonly 'x-evidence-elsewhere'?: readonly EvidenceElsewhere[] },
): Evidence | E | undefined {
  const exception = fact['x-evidence-elsewhere']?.find((each) => each.pages.includes(page));
  if (!exception) return fact['x-evidence'];
  const { pages: _pages, ...evidence } = exception;
  return evidence;
}
