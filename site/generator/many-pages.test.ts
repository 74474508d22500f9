import type { PluginContentLoadedActions } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { manyPages } from './many-pages.ts';

type Configure = (config: object) => { optimization?: object };

const processors = { mdxProcessor: { process: async (page: string) => page } };
const withPages = { module: { rules: [{ use: [{ options: { processors } }] }] } };

/** What the plugin adds to a configuration when versions of so many pages were loaded. */
function configure(versions: readonly number[], config: object = withPages) {
  const plugin = manyPages();
  const loadedVersions = versions.map((count) => ({ docs: Array.from({ length: count }) }));
  const allContent = { 'docusaurus-plugin-content-docs': { default: { loadedVersions } } };
  plugin.allContentLoaded?.({ allContent, actions: {} as PluginContentLoadedActions }); // none of them is used
  return (plugin.configureWebpack as unknown as Configure)(config);
}

test('a few pages are made at once, and one that fails does not hold up the rest', async () => {
  const log: string[] = [];
  const process = async (page: string) => {
    log.push(`begin ${page}`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`end ${page}`);
    if (page === 'b') throw new Error('Unexpected b');
    return page.toUpperCase();
  };
  const processors = { mdxProcessor: { process } };
  configure([1], { module: { rules: [{ test: /x/ }, { use: [{ options: { processors } }] }] } });
  const { process: inTurn } = processors.mdxProcessor;
  const made = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((page) => inTurn(page)));
  expect(made.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)))).toEqual([
    'A',
    'Error: Unexpected b',
    'C',
    'D',
    'E',
  ]);
  const begun = (line: string) => line.startsWith('begin');
  const busy = log.map((_, index) => 2 * log.slice(0, index + 1).filter(begun).length - index - 1);
  expect(Math.max(...busy)).toBe(3);
});

test('modules are joined and kept for the next build, but not in a site of very many pages', () => {
  expect(configure([3000])).toEqual({});
  expect(configure([2000, 1001])).toEqual({ cache: false, optimization: { concatenateModules: false } });
});

test('rules without the loader of pages are refused', () => {
  expect(() => configure([1], {})).toThrow('Unexpected rules of the bundler without processors of pages');
});
