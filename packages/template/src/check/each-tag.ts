import type { Span } from '../ast.ts';
import type { FoundTag } from '../catalogue/find-tag.ts';
import type { Place } from './place.ts';
import type { RuleVisitor } from './rule.ts';

/** A visitor that looks at variables and at the opening tags of blocks alike. */
export function eachTag(
  look: (written: string, span: Span, found: FoundTag | undefined, place: Place) => void,
): Required<Pick<RuleVisitor, 'variable' | 'block'>> {
  return {
    variable: ({ name, span }, found, place) => look(`{${name}}`, span, found, place),
    block: ({ name, open }, found, place) => look(`{block:${name}}`, open, found, place),
  };
}
