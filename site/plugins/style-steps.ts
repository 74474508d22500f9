import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import type { Plugin } from '@docusaurus/types';
import type { Plugin as CssPlugin } from 'postcss';
import customMedia from 'postcss-custom-media';

const tokens = fileURLToPath(new URL('../src/css/tokens.css', import.meta.url));

/** Libraries style scrollbars twice: by the standard, and in a way that browsers with the standard ignore. */
const standardScrollbars: CssPlugin = {
  postcssPlugin: 'standard-scrollbars',
  Rule(rule) {
    if (rule.selector.includes('::-webkit-scrollbar')) rule.remove();
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
      options.plugins = [globalData({ files: [tokens] }), customMedia(), standardScrollbars];
      return options;
    },
  };
}
