import { readdirSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';

/** From as many pages on, memory counts for more than what {@link thrift} costs. */
const many = 3000;

/** Without joining modules, scripts are 1.5 % longer; without what the bundler keeps, it makes all pages anew. */
const thrift = { cache: false, optimization: { concatenateModules: false } };

interface Processor {
  process(page: unknown): Promise<unknown>;
}
interface LoaderItem {
  readonly options?: { readonly processors?: Readonly<Record<string, Processor>> };
}

/** Lets the bundler fetch what is done meanwhile. */
const immediate = () => new Promise((resolve) => setImmediate(resolve));

/** Work that waits until the same work before it is done. */
function oneByOne<A, R>(work: (subject: A) => Promise<R>): (subject: A) => Promise<R> {
  let before: Promise<unknown> = Promise.resolve();
  return (subject) => {
    const result = before.then(() => work(subject));
    before = result.then(immediate, immediate);
    return result;
  };
}

/**
 * Keeps the memory of a build in proportion to its pages. The bundler asks for all pages at once, and their syntax
 * trees would stand in memory together: here they are made one after the other. Joining modules takes memory by the
 * square of the pages, and what the bundler keeps for the next build stands in memory until its end: both are left out
 * when pages are very many.
 * @param docs Folder of the pages. The plugin must come after those that load them.
 */
export function manyPages(docs: string): Plugin {
  const areMany =
    readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((it) => /\.mdx?$/.test(it)).length > many;
  return {
    name: 'many-pages',
    configureWebpack(config) {
      const rules = (config.module?.rules ?? []) as { use?: LoaderItem[] }[]; // those of pages have a list of loaders
      for (const { use } of rules)
        for (const processor of Array.isArray(use)
          ? use.flatMap((it) => Object.values(it.options?.processors ?? {}))
          : [])
          processor.process = oneByOne(processor.process);
      return areMany ? thrift : {};
    },
  };
}
