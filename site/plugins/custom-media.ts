import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import type { Plugin } from '@docusaurus/types';
import customMedia from 'postcss-custom-media';

const tokens = fileURLToPath(new URL('../src/css/tokens.css', import.meta.url));

/** Lets every style sheet use the breakpoints that the tokens name: `@media (--phone)`. */
export function customMediaNames(): Plugin {
  return {
    name: 'custom-media',
    configurePostCss(options) {
      options.plugins.unshift(globalData({ files: [tokens] }), customMedia());
      return options;
    },
  };
}
