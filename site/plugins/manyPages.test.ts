import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manyPages } from './manyPages.ts';

function docs(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  for (let page = 0; page < count; page++) writeFileSync(join(folder, `${page}.md`), '');
  return folder;
}

type Configure = (config: object) => { optimization?: object };
const configure = (folder: string, config: object = {}) =>
  (manyPages(folder).configureWebpack as unknown as Configure)(config);

test('pages are made one after the other, and one that fails does not hold up the rest', async () => {
  const log: string[] = [];
  const process = async (page: string) => {
    log.push(`begin ${page}`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`end ${page}`);
    if (page === 'b') throw new Error('Unexpected b');
    return page.toUpperCase();
  };
  const processors = { mdxProcessor: { process } };
  configure(docs(1), { module: { rules: [{ test: /x/ }, { use: [{ options: { processors } }] }] } });
  const { process: inTurn } = processors.mdxProcessor;
  const made = await Promise.allSettled(['a', 'b', 'c'].map((page) => inTurn(page)));
  expect(made.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)))).toEqual([
    'A',
    'Error: Unexpected b',
    'C',
  ]);
  expect(log).toEqual(['begin a', 'end a', 'begin b', 'end b', 'begin c', 'end c']);
});

test('modules are joined and kept for the next build, but not in a site of very many pages', () => {
  expect(configure(docs(3000))).toEqual({});
  expect(configure(docs(3001))).toEqual({ cache: false, optimization: { concatenateModules: false } });
});
