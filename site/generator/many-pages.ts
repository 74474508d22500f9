import type { Plugin } from '@docusaurus/types';
import pLimit from 'p-limit';

/** From as many pages on, memory counts for more than what {@link savingMemory} costs. */
const many = 3000;

/** Without joining modules, scripts are 1.5 % longer; without what the bundler keeps, it makes all pages anew. */
const savingMemory = { cache: false, optimization: { concatenateModules: false } };

interface Processor {
  process(page: unknown): Promise<unknown>;
}
/** What the docs plugin loads for one of its instances: versions that were frozen count as well. */
interface DocsContent {
  readonly loadedVersions: readonly { readonly docs: readonly unknown[] }[];
}
interface LoaderItem {
  readonly options?: { readonly processors?: Readonly<Record<string, Processor>> };
}

/** Lets the bundler fetch what is done meanwhile. */
const immediate = () => new Promise((resolve) => setImmediate(resolve));

/** While the code of one is highlighted by another thread, the next one is read. */
const atOnce = 3;

/** The same work, on a few subjects at once: the others wait. */
function fewAtOnce<A, R>(work: (subject: A) => Promise<R>): (subject: A) => Promise<R> {
  const limit = pLimit(atOnce);
  return (subject) => limit(() => work(subject).finally(immediate));
}

/**
 * Keeps the memory of a build in proportion to its pages. The bundler asks for all pages at once, and their syntax
 * trees would stand in memory together: here a few are made at once. Joining modules takes memory by the
 * square of the pages, and what the bundler keeps for the next build stands in memory until its end: both are left out
 * when pages are very many.
 * The plugin must come after those that load pages.
 */
export function manyPages(): Plugin {
  let pages = 0;
  return {
    name: 'many-pages',
    allContentLoaded({ allContent }) {
      const sections = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[]; // its own type, not exported
      pages = sections.flatMap(({ loadedVersions }) => loadedVersions).reduce((sum, { docs }) => sum + docs.length, 0);
    },
    configureWebpack(config) {
      const rules = (config.module?.rules ?? []) as { use?: LoaderItem[] }[]; // those of pages have a list of loaders
      const processors = rules.flatMap(({ use }) =>
        Array.isArray(use) ? use.flatMap((it) => Object.values(it.options?.processors ?? {})) : [],
      );
      if (processors.length === 0)
        throw new Error(
          'Unexpected rules of the bundler without processors of pages, expected those of the MDX loader',
        );
      for (const processor of processors) processor.process = fewAtOnce(processor.process);
      return pages > many ? savingMemory : {};
    },
  };
}
