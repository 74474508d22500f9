import type { Span } from '../../../ast.ts';
import { hrefOf } from '../../../catalogue/href-of.ts';
import { pageSet } from '../../place.ts';
import type { Rule } from '../../rule.ts';

const help = hrefOf('{AppsAgeVerificationWarningTag}');

export const ageWarning: Rule = {
  name: 'age-warning',
  severity: 'warning',
  summary: 'The guide recommends one warning, above the main purchase button.',
  group: 'pages',
  create: (report) => {
    const warnings: Span[] = [];
    let button: Span | undefined;
    return {
      variable: ({ name, span }, _, place) => {
        if (name === 'AppsAgeVerificationWarningTag') warnings.push(span);
        if (name === 'PurchaseButton' && place.pages & pageSet(['item'])) button ??= span;
      },
      end: () => {
        const [first, ...others] = warnings;
        if (first && button && button.start < first.start) {
          report({
            span: first,
            message: 'Unexpected {AppsAgeVerificationWarningTag} below {PurchaseButton}, expected it above; move it up',
            help,
          });
        }
        for (const span of others) {
          report({
            span,
            message: 'Unexpected second {AppsAgeVerificationWarningTag}, expected one, near the main purchase button',
            help,
          });
        }
      },
    };
  },
};
