import type { Span } from '../../../ast.ts';
import { hrefOf } from '../../../catalogue/href-of.ts';
import { pageSet } from '../../place.ts';
import type { Rule } from '../../rule.ts';

const help = hrefOf('{AppsAgeVerificationWarningTag}');

export const ageWarning: Rule = {
  name: 'age-warning',
  severity: 'warning',
  summary:
    'Shops that sell alcohol need the warning once; the guide recommends the place directly above the main purchase button.',
  group: 'pages',
  profile: 'market',
  create: (report, { fragment, spanOf }) => {
    const warnings: Span[] = [];
    let button: Span | undefined;
    return {
      variable: ({ name, span }, _, place) => {
        if (name === 'AppsAgeVerificationWarningTag') warnings.push(span);
        if (name === 'PurchaseButton' && place.pages & pageSet(['item'])) button ??= span;
      },
      end: () => {
        const [first, ...others] = warnings;
        if (!first) {
          if (!fragment)
            report({
              span: spanOf('body'),
              message:
                'Missing {AppsAgeVerificationWarningTag}, expected it in {block:PurchaseForm}, above {PurchaseButton}',
              help,
            });
          return;
        }
        if (button && button.start < first.start) {
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
