import { hrefOf } from '../../../catalogue/href-of.ts';
import type { Rule } from '../../rule.ts';

const analytics =
  /googletagmanager\.com\/(?:gtag|gtm)|google-analytics\.com\/|\bgtag\s*\(\s*["'](?:js|config|event)|\bga\s*\(\s*["'](?:create|send)/g;

export const pastedAnalytics: Rule = {
  name: 'pasted-analytics',
  severity: 'error',
  summary: 'Shop owners set it up in the Google Analytics app, and `{GoogleAnalyticsTag}` prints the code.',
  level: 'archived',
  group: 'required',
  create: (report, theme) => ({
    end: () => {
      for (const { 0: code, index } of theme.masked.matchAll(analytics)) {
        const region = theme.regionAt(index);
        if (!region || region.kind === 'comment') continue;
        const found = { span: { start: index, end: index + code.length }, help: hrefOf('{GoogleAnalyticsTag}') };
        if (code.endsWith('/gtm'))
          report({
            ...found,
            severity: 'warning',
            message: `Unexpected Google Tag Manager ${code}, expected no Google Analytics from it; {GoogleAnalyticsTag} prints what the Google Analytics app has`,
          });
        else
          report({
            ...found,
            message: `Unexpected Google Analytics code ${code.replace(/(["'])(\w+)$/, '$1$2$1, …)')}, expected only {GoogleAnalyticsTag}; remove the code and set the ID in the Google Analytics app`,
          });
      }
    },
  }),
};
