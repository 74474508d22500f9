import type { KnipConfig } from 'knip';

/** The lines of an MDX page that import something: its components. */
const importsOf = (page: string) => (page.match(/^import .+$/gm) ?? []).join('\n');

const config: KnipConfig = {
  // Docusaurus reads its own configuration; loading it outside a build fails.
  docusaurus: false,
  // A type that only its own file names may still be what a public function takes or returns.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { mdx: importsOf },
  workspaces: {
    '.': {
      // Stryker is started by its path, and loads the runner of its tests by its own.
      entry: [
        'scripts/*.{mjs,cjs}',
        // Run by `scripts/run-plainly.mjs`.
        'scripts/brand.ts',
        'scripts/{mutation/in-process,setup/check-types}.mjs',
        'bench/*.{ts,mjs}',
        'deploy/*.ts',
      ],
      ignoreDependencies: ['@stryker-mutator/core'],
      ignoreBinaries: ['nginx'],
      project: ['scripts/**', 'bench/*.{ts,mjs}', 'deploy/**'],
    },
    'packages/*': {
      entry: ['src/cli/*.ts'],
    },
    'packages/api': {
      ignoreBinaries: ['mount', 'umount'],
      entry: ['src/cli/*.ts', 'bench/*.ts', 'recipes/*.ts'],
      // Programs of a reader, compiled by a test beside clients that it generates.
      ignore: ['recipes/generated-clients/**'],
      ignoreDependencies: [
        '@hey-api/openapi-ts',
        '@kubb/.+',
        '@oazapfts/runtime',
        '@zodios/core',
        'axios',
        'oazapfts',
        'openapi-client-axios',
        'openapi-client-axios-typegen',
        'openapi-fetch',
        'openapi-zod-client',
        'orval',
        'swagger-typescript-api',
        'zod',
      ],
    },
    'packages/template': {
      entry: ['src/cli/*.ts', 'bench/*.ts', 'src/cli/preview/{bar,stand-ins}/*.js', 'src/vscode/extension.ts'],
      ignoreBinaries: ['mkfifo', 'nvim'],
      // The editor itself: types come as `@types/vscode`.
      ignoreDependencies: ['vscode'],
    },
    site: {
      entry: [
        'docusaurus.config.ts',
        'sidebars.ts',
        'docs/**/*.mdx',
        // Pages of cut versions, and translations.
        '{versioned_docs,i18n}/**/*.mdx',
        'gallery/*.mdx',
        'src/pages/**/*.{ts,tsx}',
        'src/theme/**/*.{ts,tsx}',
        'src/client-modules/*.ts',
        'post-build/*.ts',
        // Loaded by a thread, `plugins/code/thread.mjs`.
        'plugins/code/highlighter.ts',
        // In the place of modules of the generator, by `generator/replace-modules.ts`.
        'src/{link,router}/index.{ts,tsx}',
        'src/islands/Content.tsx',
        'src/navigation/{docusaurus.ts,pending-navigation.tsx,preload.ts}',
        'src/tslib.ts',
        // Bundled into scripts of the page, by `plugins/frame` and `hydration/template.ts`.
        'frame/frame.ts',
        'hydration/loader.ts',
        // Imported by the pages of operations, `plugins/reference/api/directives.ts`.
        'src/components/PageLinks/index.tsx',
        // The page of a former address, by `plugins/redirects`.
        'src/redirect/FormerAddress.tsx',
      ],
      project: ['**/*.{ts,tsx,mdx}'],
      paths: { '@site/*': ['./*'] },
      // The linter of prose finds its rule by name.
      ignoreDependencies: [
        // A file of it is read by its path, `post-build/cards.ts`.
        '@expo-google-fonts/figtree',
        'textlint-rule-terminology',
        '@generated/.+',
        '@docusaurus/.+',
        '@theme/.+',
        '@theme-original/.+',
      ],
    },
    e2e: {
      entry: [
        'tests/**/*.spec.ts',
        'search/**/*.spec.ts',
        'support/*.ts',
        'spec/*.test.ts',
        'browsers/*.journey.test.ts',
        'browsers/vitest.config.ts',
      ],
      ignore: ['fixtures/**'],
    },
  },
};

export default config;
