import type { Span } from '../../../ast.ts';
import { hrefOf } from '../../../catalogue/href-of.ts';
import { pageSet } from '../../place.ts';
import type { Rule } from '../../rule.ts';
import type { StyleRule } from '../../style-rules.ts';
import type { Theme } from '../../theme.ts';

/** Prices looked at; a theme prints one or two on the item page. */
const most = 4;

/** Measures the element that the theme puts around the warning: what the platform prints in it is not known. */
export const ageWarningSize: Rule = {
  name: 'age-warning-size',
  severity: 'warning',
  summary: 'The warning about alcohol must be larger than the price of the item.',
  group: 'pages',
  create: (report, theme) => {
    const prices: Span[] = [];
    let tag: Span | undefined;
    return {
      variable: ({ name, span }, _, place) => {
        if (name === 'AppsAgeVerificationWarningTag') tag ??= span;
        const onItemPage = place.pages & pageSet(['item']) && !place.inside('{block:Items}');
        if (name === 'ItemPrice' && onItemPage && prices.length < most) prices.push(span);
      },
      end: () => {
        const warning = tag && sizeOf(theme, classesAround(theme, tag));
        if (!warning) return;
        const sizes = prices.flatMap((price) => sizeOf(theme, classesAround(theme, price)) ?? []);
        const larger = sizes.find(({ size, unit }) => unit === warning.unit && size >= warning.size);
        if (!larger) return;
        report({
          span: warning.rule.span,
          message: `Unexpected font size ${warning.size}${warning.unit} of the warning, expected more than the ${larger.size}${larger.unit} of the price`,
          help: hrefOf('{AppsAgeVerificationWarningTag}'),
        });
      },
    };
  },
};

/** The largest font size that unconditional rules give to an element with one of the classes, or to all that is in it. */
function sizeOf(theme: Theme, classes: readonly string[]): { size: number; unit: string; rule: StyleRule } | undefined {
  const ends = classes.flatMap((name) => [`.${name}`, `.${name} *`]);
  return theme.styleRules
    .filter(
      ({ selectors, condition }) => !condition && selectors.some((each) => ends.some((end) => each.endsWith(end))),
    )
    .flatMap((rule) => {
      const [, size, unit] = /font-size\s*:\s*(\d{1,4}(?:\.\d{1,4})?)(px|rem|em|%)/i.exec(rule.declarations) ?? [];
      return size && unit ? [{ size: Number(size), unit: unit.toLowerCase(), rule }] : [];
    })
    .toSorted((one, other) => other.size - one.size)[0];
}

function classesAround(theme: Theme, { start }: Span): string[] {
  const element = theme.elements.findLast(({ open, end }) => open.end <= start && start < end);
  const classes = element && theme.attribute(element, 'class');
  return (
    classes
      ?.replace(/\{[^{}]*\}/g, ' ')
      .split(/\s+/)
      .filter(Boolean) ?? []
  );
}
