import { tagHref } from '../../../catalogue/tag-anchor.ts';
import type { Rule } from '../../rule.ts';

/** An amount, or its sign, may stand in an element of its own: `<small>円</small>`. */
const tags = String.raw`\s*(?:</?[a-z][^<>]{0,200}>\s*){0,2}`;
const yenBefore = new RegExp(`(?:[¥￥]|&yen;|&#165;)${tags}$`, 'i');
const yenAfter = new RegExp(`^${tags}(?:円|yen\\b|JPY\\b)`, 'i');
const rateAfter = new RegExp(`^${tags}(?:[%％]|OFF\\b)`, 'i');
const signOrMarkup = /<[^<>]*>|\s/g;
/** How much of the text on each side is looked at. */
const near = 240;

export const doubledUnit: Rule = {
  name: 'doubled-unit',
  severity: 'warning',
  summary: 'Prices print their currency sign, such as ¥4,400, and `{ItemDiscountRate}` its unit: add none.',
  level: 'observed',
  group: 'syntax',
  about: 'tag',
  wholeTheme: true,
  create: (report, { source, regionAt }) => ({
    variable: ({ name, span }, found) => {
      const isPrice = /^(?:Related)?Item(?:Proper)?Price$/.test(name);
      if (!found || (!isPrice && name !== 'ItemDiscountRate') || regionAt(span.start)) return;
      const before = source.slice(Math.max(0, span.start - near), span.start);
      const after = source.slice(span.end, span.end + near);
      const unit = isPrice ? (yenBefore.exec(before) ?? yenAfter.exec(after)) : rateAfter.exec(after);
      if (!unit) return;
      const sign = unit[0].replace(signOrMarkup, '');
      report({
        span,
        message: `Unexpected ${sign} beside {${name}}, expected the tag alone: what it prints has its ${isPrice ? 'currency sign' : 'unit'}`,
        help: tagHref(found.tag),
      });
    },
  }),
};
