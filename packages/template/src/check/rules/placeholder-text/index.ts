import type { Rule } from '../../rule.ts';

/** Japanese words count only where they stand alone: 品質管理テスト is a text about tests. */
const filler =
  /lorem ipsum|\bdummy\b|(?<![\p{Script=Katakana}\p{Script=Han}ー])(?:ダミー|サンプル|テスト)(?![\p{Script=Katakana}\p{Script=Han}ー])/giu;
const hosts = /\b(?:placehold\.(?:co|it|jp)|via\.placeholder\.com|dummyimage\.com|placekitten\.com|picsum\.photos)\b/g;

export const placeholderText: Rule = {
  name: 'placeholder-text',
  severity: 'warning',
  summary: 'Dummy texts and images must be gone before you apply.',
  group: 'overall',
  wholeTheme: true,
  create: (report, { masked, regionAt }) => ({
    end: () => {
      for (const { 0: text, index } of masked.matchAll(filler)) {
        if (regionAt(index)) continue;
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
