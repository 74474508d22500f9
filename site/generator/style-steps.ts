import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { AtRule, type Plugin as CssPlugin } from 'postcss';
import customMedia from 'postcss-custom-media';
import { dropFallbacks } from './drop-fallbacks.ts';

const tokens = fileURLToPath(new URL('../src/css/tokens.css', import.meta.url));

/**
 * Libraries style scrollbars twice: by the standard, and in a way that browsers with the standard ignore. The search box
 * has no list of earlier results of its field, and no link of its own. Nobody sees the glow at the end of the bar of a slow
 * page change.
 */
const needless = /::-webkit-(scrollbar|search-results|search-decoration)|^\.DocSearch-Link$|^#nprogress \.peg$/;

const withoutNeedless: CssPlugin = {
  postcssPlugin: 'without-needless',
  Rule(rule) {
    rule.selectors = rule.selectors.filter((each) => !needless.test(each));
    if (rule.selector === '') rule.remove();
  },
};

/** On paper every palette is the light one: what libraries say of the dark one is for screens. */
const darkOnScreens: CssPlugin = {
  postcssPlugin: 'dark-on-screens',
  Once(sheet) {
    for (const node of [...sheet.nodes])
      if (node.type === 'rule' && node.selectors.every((each) => /\[data-theme=["']?dark/.test(each)))
        node.replaceWith(new AtRule({ name: 'media', params: 'screen', nodes: [node.clone()] }));
  },
};

const theme = join(dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-classic')), 'theme');

/**
 * What the settings of the site switch off is on no page: the switch of the palette, the buttons that fold the sidebar,
 * the other looks of the top bar. Their names stand in the scripts all the same, so that pruning would keep their styles.
 * @throws {Error} When the theme has no such part.
 */
function withoutSwitchedOff({ colorMode, docs, navbar }: UserThemeConfig): CssPlugin {
  const files = [
    ...(colorMode?.disableSwitch ? ['ColorModeToggle', 'Navbar/ColorModeToggle'] : []),
    ...(docs?.sidebar?.hideable ? [] : ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton']),
  ];
  for (const file of files)
    if (!existsSync(join(theme, file, 'styles.module.css')))
      throw new Error(`Unexpected theme without styles of ${file}, expected those that the settings switch off`);
  const own = new RegExp(`/theme/(${files.join('|')})/[^/]+\\.css$`);
  return {
    postcssPlugin: 'without-switched-off',
    Once(sheet) {
      if (files.length > 0 && own.test(sheet.source?.input.file?.replaceAll('\\', '/') ?? '')) sheet.removeAll();
      sheet.walkRules(/^\.navbar--(dark|primary)\b/, (rule) => {
        if (!navbar?.style) rule.remove();
      });
      sheet.walkRules(/^\.(docSidebarContainerHidden|sidebarHidden|doc(Main|Item)\w+Enhanced)$/, (rule) => {
        if (!docs?.sidebar?.hideable) rule.remove();
      });
    },
  };
}

/**
 * Lets every style sheet use the breakpoints that the tokens name: `@media (--phone)`. The stock plugin beside it is left
 * out: the minifier lowers what our browsers do not have, and adds only the prefixes that they need.
 */
export function styleSteps({ siteConfig }: LoadContext): Plugin {
  const settings = siteConfig.themeConfig as UserThemeConfig;
  return {
    name: 'style-steps',
    configurePostCss(options) {
      // The steps stand here: nothing is looked for in the folders above each of a hundred style sheets.
      Object.assign(options, { config: false });
      options.plugins = [
        globalData({ files: [tokens] }),
        customMedia(),
        withoutNeedless,
        darkOnScreens,
        withoutSwitchedOff(settings),
        dropFallbacks(),
      ];
      return options;
    },
  };
}
