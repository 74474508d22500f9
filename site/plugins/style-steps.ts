import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import type { Plugin } from '@docusaurus/types';
import type { Plugin as CssPlugin } from 'postcss';
import customMedia from 'postcss-custom-media';
import { dropFallbacks } from './drop-fallbacks.ts';

const tokens = fileURLToPath(new URL('../src/css/tokens.css', import.meta.url));

/**
 * Libraries style scrollbars twice: by the standard, and in a way that browsers with the standard ignore. The search box
 * has no list of earlier results of its field, and no link of its own.
 */
const needless = /::-webkit-(scrollbar|search-results|search-decoration)|^\.DocSearch-Link$/;

const withoutNeedless: CssPlugin = {
  postcssPlugin: 'without-needless',
  Rule(rule) {
    rule.selectors = rule.selectors.filter((each) => !needless.test(each));
    if (rule.selector === '') rule.remove();
  },
};

/**
 * Lets every style sheet use the breakpoints that the tokens name: `@media (--phone)`. The stock plugin beside it is left
 * out: the minifier lowers what our browsers do not have, and adds only the prefixes that they need.
 */
export function styleSteps(): Plugin {
  return {
    name: 'style-steps',
    configurePostCss(options) {
      options.plugins = [globalData({ files: [tokens] }), customMedia(), withoutNeedless, dropFallbacks()];
      return options;
    },
  };
}
