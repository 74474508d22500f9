import type { Span } from '../../../ast.ts';
import { hrefOf } from '../../../catalogue/href-of.ts';
import type { Element } from '../../markup.ts';
import type { Rule } from '../../rule.ts';
import type { Theme } from '../../theme.ts';

const help = hrefOf('{block:PurchaseForm}');

export const purchaseForm: Rule = {
  name: 'purchase-form',
  severity: 'error',
  summary:
    'Item options need the standard purchase form: `{block:PurchaseForm}`, `{ItemSelectTag}` and `{PurchaseButton}`.',
  group: 'pages',
  create: (report, theme) => {
    const parts = new Map<string, Span[]>();
    return {
      variable: ({ name, span }) => {
        if (/^(?:PurchaseButton|ItemSelectTag|AddToCartURL)$/.test(name))
          parts.set(name, [...(parts.get(name) ?? []).slice(-99), span]);
      },
      end: () => {
        const forms = theme.blocks('{block:PurchaseForm}');
        const has = (form: Span, name: string) =>
          parts.get(name)?.some(({ start }) => form.start < start && start < form.end) ?? false;
        for (const form of forms.slice(0, 100)) {
          const span = { start: form.start, end: form.start + '{block:PurchaseForm}'.length };
          if (!has(form, 'PurchaseButton')) {
            report({
              span,
              message: 'Missing {PurchaseButton} in {block:PurchaseForm}, expected it inside',
              expected: '{PurchaseButton}',
              help: hrefOf('{PurchaseButton}'),
            });
          }
          if (!theme.fragment && !has(form, 'ItemSelectTag')) {
            report({
              span,
              severity: 'warning',
              message:
                'Missing {ItemSelectTag} in {block:PurchaseForm}, expected it inside; it prints quantity, variation and options',
              expected: '{ItemSelectTag}',
              help: hrefOf('{ItemSelectTag}'),
            });
          }
        }
        for (const element of theme.elements) {
          const action = /^(?:form|button|input)$/.test(element.name) && handWritten(theme, element);
          if (!action) continue;
          report({
            span: action,
            severity: 'warning',
            message:
              'Unexpected form with an address of the cart, expected {block:PurchaseForm} with {PurchaseButton}: no source that we know has such an address (inferred)',
            help,
          });
        }
        for (const { name, open } of theme.elements) {
          if (name !== 'form' || !theme.isInside(open.start, '{block:PurchaseForm}')) continue;
          report({
            span: open,
            message: 'Unexpected <form> in {block:PurchaseForm}, expected none: the block makes the form',
            help,
          });
        }
        if (theme.fragment || forms.length > 0 || parts.has('AddToCartURL')) return;
        report({
          span: theme.spanOf('body'),
          severity: 'warning',
          message:
            'Missing {block:PurchaseForm}, expected it inside {block:ItemPage} with {ItemSelectTag} and {PurchaseButton}',
          expected: '{block:PurchaseForm}',
          help,
        });
      },
    };
  },
};

/** The address of a form or its button that puts into a cart without a tag, as far as its words say so. */
function handWritten(theme: Theme, { attributes }: Element): Span | undefined {
  const address = attributes.find(({ name }) => name === 'action' || name === 'formaction')?.value;
  if (!address) return undefined;
  const written = theme.source.slice(address.start, address.end);
  return /(?:^|[/_-])(?:add[_-]?to[_-]?cart|add[_-]?cart|cart|checkout|bag)(?:[/?#_-]|$)/i.test(written)
    ? address
    : undefined;
}
