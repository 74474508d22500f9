import { hrefOf } from '../../../catalogue/href-of.ts';
import type { Rule } from '../../rule.ts';

const analytics =
  /googletagmanager\.com\/(?:gtag|gtm)|google-analytics\.com\/|\bgtag\s*\(\s*["'](?:js|config|event)|\bga\s*\(\s*["'](?:create|send)/g;

export const pastedAnalytics: Rule = {
  name: 'pasted-analytics',
  severity: 'error',
  summary: 'Analytics belong to the shop: the Google Analytics app sets them up, {GoogleAnalyticsTag} prints them.',
  group: 'required',
  create: (report, theme) => ({
    end: () => {
      for (const { 0: code, index } of theme.masked.matchAll(analytics)) {
        const region = theme.regionAt(index);
        if (!region || region.kind === 'comment') continue;
        report({
          span: { start: index, end: index + code.length },
          message: `Unexpected analytics code ${code}, expected {GoogleAnalyticsTag} alone; remove the code and set the shop's id in the Google Analytics app`,
          help: hrefOf('{GoogleAnalyticsTag}'),
        });
      }
    },
  }),
};
