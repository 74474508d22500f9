import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { eachTag } from '../../each-tag.ts';
import type { Rule } from '../../rule.ts';

export const deprecatedTag: Rule = {
  name: 'deprecated-tag',
  severity: 'warning',
  summary: 'Theme authors call these tags deprecated, or newer themes do without them; they may stop working.',
  level: 'observed',
  group: 'required',
  create: (report) =>
    eachTag((_, span, found) => {
      if (!found?.tag.deprecated) return;
      const { name, deprecated } = found.tag;
      report({
        span,
        severity: deprecated.since ? 'warning' : 'note',
        message: `Unexpected old tag ${name}, expected ${deprecated.use ?? 'none'}; ${asClause(deprecated.note)}`,
        help: tagHref(found.tag),
      });
    }),
};

/** A sentence of the catalogue as the end of another one. */
const asClause = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
