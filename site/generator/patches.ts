import type { RuleSetRule } from 'webpack';

/** What is known of each place at which this site changes the generator or one of its packages. */
export interface Patch {
  /** What is changed. */
  readonly target: string;
  /** File that changes it, from the folder of the site. */
  readonly by: string;
  readonly why: string;
  /** Measured when it was made, compressed where it says kB. */
  readonly gain: string;
  /** What fails when it is no longer applied. */
  readonly guard: string;
  /** When it can go. */
  readonly goneWhen: string;
}

/** A module that has one of ours in its place. */
export interface ReplacedModule extends Patch {
  /** What others write to import it: an alias of the bundler (the generator has one of the same name for its own), or a path within its client. */
  readonly request: string;
  /** The server keeps the stock one. */
  readonly isOfBrowser?: true;
  /** The development server keeps the stock one. */
  readonly isOfBuild?: true;
  /** End of the path of the stock file, where no build may have it: ours does not go on with it. */
  readonly stock?: string;
}

/** A generated module whose text a loader changes before it is compiled. */
export interface RewrittenModule extends Patch {
  readonly test: NonNullable<RuleSetRule['test']>;
  /** The server keeps the stock one. */
  readonly isOfBrowser?: true;
  /** The development server keeps the stock one. */
  readonly isOfBuild?: true;
  /** After the generator’s own loaders, which come later without it. */
  readonly enforce?: 'post';
}

/** Whether a patch belongs to a build of the bundler. */
export const isOf = ({ isOfBrowser, isOfBuild }: ReplacedModule | RewrittenModule, isServer: boolean): boolean =>
  !(isServer && isOfBrowser) && !(process.env.NODE_ENV !== 'production' && isOfBuild);

const build = 'the build fails: `check-applied.ts`';

export const replacedModules: readonly ReplacedModule[] = [
  {
    target: 'react-router',
    request: 'react-router$',
    by: 'src/router/index.ts',
    why: 'The stock router renders the whole old page once more at every click, and matches every route by a regular expression.',
    gain: 'A third of the work of a route change',
    guard: `${build}; \`opening.spec.ts\``,
    goneWhen: 'The generator waits for a page before it tells the router',
  },
  {
    target: '@docusaurus/Link',
    request: '@docusaurus/Link',
    by: 'src/link/index.tsx',
    why: 'The stock link observes each link of a page, and fetches what is behind those in view.',
    gain: 'Thirty requests at the first gesture',
    guard: `${build}; \`prefetch.spec.ts\``,
    goneWhen: 'The generator has a setting for prefetching',
  },
  {
    target: '@docusaurus/core/lib/client/docusaurus.js',
    request: './docusaurus',
    stock: 'core/lib/client/docusaurus.js',
    isOfBrowser: true,
    by: 'src/navigation/docusaurus.ts',
    why: 'The stock prefetch takes along every route that shares a path with the page, such as the home page.',
    gain: '16 kB of the scripts of a first touch',
    guard: `${build}; \`prefetch.spec.ts\``,
    goneWhen: 'The stock prefetch takes what one page needs',
  },
  {
    target: '@docusaurus/core/lib/client/PendingNavigation.js',
    request: './PendingNavigation',
    stock: 'core/lib/client/PendingNavigation.js',
    by: 'src/navigation/pending-navigation.tsx',
    why: 'The stock one renders the next page before a click is painted, and scrolls to its top, for which the browser lays out all of it.',
    gain: '105 of 420 ms of a route change on a slow processor',
    guard: `${build}; \`reading-place.spec.ts\``,
    goneWhen: 'The generator leaves scrolling to the browser',
  },
  {
    target: '@docusaurus/core/lib/client/preload.js',
    request: './preload',
    isOfBrowser: true,
    by: 'src/navigation/preload.ts',
    why: 'The stock one loads the page of the address as typed: `/x.html` hydrated another page than was built.',
    gain: 'No weight: no page fails to hydrate',
    guard: `${build}; \`hydration.spec.ts\``,
    goneWhen: 'The generator knows `/x.html` and `/x/index.html`',
  },
  {
    target: '@theme/DocItem/Content',
    request: '@theme/DocItem/Content',
    stock: 'theme-classic/lib/theme/DocItem/Content/index.js',
    isOfBrowser: true,
    isOfBuild: true,
    by: 'src/islands/Content.tsx',
    why: 'The stock one renders all that a page has been built with once more, element by element.',
    gain: 'A fifth of a change of page on a slow processor, with the loader of documents: 269 ms in place of 341, 218 in place of 265',
    guard: `${build}; \`content.spec.ts\``,
    goneWhen: 'The generator hydrates parts of a page',
  },
  {
    target: 'tslib',
    request: 'tslib$',
    isOfBrowser: true,
    by: 'src/tslib.ts',
    why: 'One helper is called, and the package comes as a whole.',
    gain: 'At most 3.6 kB of the main script',
    guard: build,
    goneWhen: 'The generator’s own code is modules',
  },
];

export const rewrittenModules: readonly RewrittenModule[] = [
  {
    target: 'documents',
    test: /^(?!.*[\\/]src[\\/]pages[\\/]).*[\\/][^\\/]+\.mdx$/, // not `x.mdx`, by which the generator looks for rules of its own
    by: 'generator/loaders/document-frame.cjs',
    enforce: 'post',
    isOfBrowser: true,
    isOfBuild: true,
    why: 'A document came to the browser twice: as HTML, and as a script that makes the same HTML.',
    gain: 'Up to 16 kB (gzip) of the scripts of a page',
    guard: `${build}, or the loader does, when the module is written in another way`,
    goneWhen: 'The generator hydrates parts of a page',
  },
  {
    target: '.docusaurus/docusaurus.config.mjs',
    test: /[\\/]docusaurus\.config\.mjs$/,
    by: 'generator/loaders/client-config.cjs',
    why: 'Settings of the build go to the browser; the template of pages alone is a third of them.',
    gain: 'With the highlighter 37 kB of the main script',
    guard: `${build}, or the loader does, when the module is written in another way`,
    goneWhen: 'The generator leaves them out',
  },
  {
    target: '.docusaurus/…/p/*.json',
    test: /[\\/]\.docusaurus[^\\/]*[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
    by: 'generator/loaders/docless-version.cjs',
    why: 'Every page is told the titles and descriptions of all documents, which only cards read.',
    gain: '16 kB of the scripts of a first touch, with the prefetch',
    guard: build,
    goneWhen: 'The generator leaves them out where no page has cards',
  },
  {
    target: '.docusaurus/registry.js',
    test: /[\\/]\.docusaurus[\\/]registry\.js$/,
    isOfBrowser: true,
    by: 'generator/loaders/nameless-registry.cjs',
    why: 'Names of all modules go to the browser; the server alone reads them.',
    gain: 'A copy of every path of the site in the script of the lists',
    guard: `${build}, or the loader does, when the module is written in another way`,
    goneWhen: 'The generator leaves them out',
  },
];

/** Settings of the bundler that the generator makes without asking. */
export const changedSettings: readonly Patch[] = [
  {
    target: 'theme-classic’s prism-include-languages',
    by: 'generator/main-script/index.ts',
    why: 'It makes a highlighter known to all pages; ours highlight at build time.',
    gain: 'With the settings 37 kB of the main script',
    guard: 'The build fails when the theme has no such module',
    goneWhen: 'The theme has a setting for it',
  },
  {
    target: 'optimization.minimizer',
    by: 'generator/main-script/stable-runtime.ts',
    why: 'The bundler’s runtime had another name in a second build of the same files, and with it every page.',
    gain: 'No page changes when only the cache is older',
    guard: 'The build fails when it has no minimizer of scripts; `stable-runtime.test.ts`',
    goneWhen: 'The runtime is named after what it is minified to',
  },
  {
    target: 'optimization.splitChunks.cacheGroups',
    by: 'generator/main-script/index.ts',
    why: 'React, the lists of pages and the frame of documents change at other times than the application.',
    gain: '58 kB less is fetched ahead; one script instead of eight at a first touch',
    guard: '`budgets.spec.ts`, `frame-chunks.test.ts`',
    goneWhen: 'The generator splits by what changes together',
  },
  {
    target: 'optimization.splitChunks.cacheGroups.styles',
    by: 'generator/lazy-styles.ts',
    why: 'The generator puts all styles of a site into one sheet, which every page waits for.',
    gain: '0.7 kB of a first visit for the parts of three pages alone',
    guard: 'The build fails when the group is not there; `budgets.spec.ts`',
    goneWhen: 'Styles travel with their scripts',
  },
  {
    target: 'css-loader’s getLocalIdent',
    by: 'generator/short-class-names.ts',
    why: 'Names of classes are long in every page and sheet.',
    gain: '1.7 kB of a first visit',
    guard: 'The build fails when css-loader is not there',
    goneWhen: 'The generator has a setting for the names',
  },
  {
    target: 'options of postcss-loader',
    by: 'generator/style-steps.ts',
    why: 'Breakpoints have names; styles of what the settings switch off are in every page.',
    gain: '0.3 kB of a first visit',
    guard: 'The build fails when a sheet of a part that is switched off is not there; `style-steps.test.ts`',
    goneWhen: 'CSS has names for media queries, and the theme leaves such styles out',
  },
  {
    target: 'processors of the MDX loader',
    by: 'generator/many-pages.ts',
    why: 'The bundler asks for all pages at once, and holds their trees in memory together.',
    gain: 'With lean-pages.ts 7.7 GB in place of 13 at 10,000 pages',
    guard: 'The build fails when the loader has no processors; `many-pages.test.ts`',
    goneWhen: 'The generator bounds how many pages are made at once',
  },
  {
    target: 'compiler of MDX',
    by: 'generator/lean-pages.ts',
    why: 'The bundler keeps an object for each use of an import, and pages of tables use one thousands of times.',
    gain: 'With many-pages.ts 7.7 GB in place of 13 at 10,000 pages',
    guard: '`lean-pages.test.ts`',
    goneWhen: 'The bundler keeps less',
  },
  {
    target: 'experiments.cache.buildDependencies',
    by: 'generator/data-dependencies.ts',
    why: 'Pages are compiled from data that they do not import: a changed fact did not reach a warm build.',
    gain: 'No weight: a warm build is right',
    guard: 'None: only a changed fact in a warm build shows it',
    goneWhen: 'A remark plugin can name what a page depends on',
  },
];

export const patches: readonly Patch[] = [...replacedModules, ...rewrittenModules, ...changedSettings];
