import { hrefOf } from '../../../catalogue/href-of.ts';
import type { Rule } from '../../rule.ts';

const shareAddress = /(?:twitter|x)\.com\/(?:intent|share)|line\.me\/R\/|facebook\.com\/sharer/i;

export const baseInShareText: Rule = {
  name: 'base-in-share-text',
  severity: 'warning',
  summary: 'With the Hide BASE logo app, texts that visitors share must not contain the word BASE.',
  level: 'archived',
  group: 'apps',
  create: (report, { elements, masked, source }) => ({
    end: () => {
      for (const { attributes } of elements) {
        for (const { name, value } of attributes) {
          if (!value) continue;
          const text = masked.slice(value.start, value.end);
          const shared = /^data-(?:hashtags|via|text)$/.test(name) || (name === 'href' && shareAddress.test(text));
          const word = shared ? /(?<![A-Za-z])BASE(?:ec)?(?![A-Za-z])/.exec(text) : null;
          if (!word) continue;
          const span = { start: value.start + word.index, end: value.start + word.index + word[0].length };
          report({
            span,
            message: `Unexpected ${source.slice(span.start, span.end)} in a share text, expected {TwitterDataHashtags} or {TwitterDataVia}, which are empty when the app is installed`,
            help: hrefOf('{TwitterDataHashtags}'),
          });
        }
      }
    },
  }),
};
