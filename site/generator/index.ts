import type { PluginConfig } from '@docusaurus/types';
import { checkApplied } from './check-applied.ts';
import { dataDependencies } from './data-dependencies.ts';
import { lazyStyles } from './lazy-styles.ts';
import { mainScript } from './main-script/index.ts';
import { manyPages } from './many-pages.ts';
import { replaceModules } from './replace-modules.ts';
import { rewriteModules } from './rewrite-modules.ts';
import { shortClassNames } from './short-class-names.ts';
import { styleSteps } from './style-steps.ts';

/**
 * All that reaches into the generator from a plugin; `patches.ts` says what and why. They come after the plugins that load
 * pages.
 * @param root Folder of the project.
 */
export const generatorPatches = (root: string): PluginConfig[] => [
  lazyStyles,
  shortClassNames,
  styleSteps,
  replaceModules,
  rewriteModules,
  mainScript,
  manyPages,
  dataDependencies(root),
  checkApplied,
];
