import type { Rule } from '../../rule.ts';

const filler = /lorem ipsum|\bdummy\b|ダミー|サンプル|テスト/gi;
/** Japanese words count only where they stand alone: 品質管理テスト is a text about tests. */
const inWord = /[\p{Script=Katakana}\p{Script=Han}ー]/u;
const hosts = /\b(?:placehold\.(?:co|it|jp)|via\.placeholder\.com|dummyimage\.com|placekitten\.com|picsum\.photos)\b/g;

export const placeholderText: Rule = {
  name: 'placeholder-text',
  severity: 'warning',
  summary: 'Dummy texts and images must be gone before you apply.',
  level: 'observed',
  group: 'overall',
  wholeTheme: true,
  create: (report, { masked, regionAt }) => ({
    end: () => {
      for (const { 0: text, index } of masked.matchAll(filler)) {
        const isLatin = text < '\u0080';
        const around = [masked.charAt(index - 1), masked.charAt(index + text.length)];
        if (regionAt(index) || (!isLatin && around.some((sign) => inWord.test(sign)))) continue;
        report({
          span: { start: index, end: index + text.length },
          severity: /^lorem/i.test(text) ? 'warning' : 'note',
          message: `Unexpected dummy text ${text}, expected the real one`,
        });
      }
      for (const { 0: host, index } of masked.matchAll(hosts)) {
        if (regionAt(index)?.kind === 'comment') continue;
        report({
          span: { start: index, end: index + host.length },
          message: `Unexpected placeholder image from ${host}, expected a real one`,
        });
      }
    },
  }),
};
