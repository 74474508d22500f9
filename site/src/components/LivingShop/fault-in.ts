import { checkExcerpt, locator, type Span } from '@shop-docs/template';

/** What is wrong with a template. */
export interface Fault {
  readonly line: number;
  /** The tag or text that is meant. */
  readonly span: Span;
  /** One sentence. */
  readonly message: string;
}

/** The first thing that is wrong with a template; null when nothing is. */
export function faultIn(source: string): Fault | null {
  const faults = checkExcerpt(source).filter(({ severity }) => severity !== 'note');
  const [first] = faults;
  if (!first) return null;
  const more = faults.length > 1 ? ` (1 of ${faults.length})` : '';
  return { line: locator(source)(first.span.start).line, span: first.span, message: `${first.message}.${more}` };
}
