import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RootContent } from 'mdast';
import { highlight } from '../../code/highlight.ts';
import { component } from '../jsx.ts';

const require = createRequire(import.meta.url);

const languages: Readonly<Record<string, string>> = {
  ts: 'typescript',
  cjs: 'javascript',
  mjs: 'javascript',
  json: 'json',
};

/**
 * `<Recipe file="sync-orders.ts" />`: a program of `packages/api/recipes`, a file for one, or a module of the client, as
 * tests run it. A program comes before a module of the same name.
 * @throws {Error} When there is no such file.
 */
export async function recipe({ file = '' }: Readonly<Record<string, string>>): Promise<RootContent[]> {
  const lang = languages[file.slice(file.lastIndexOf('.') + 1)] ?? 'text';
  const ofClient = require.resolve('@shop-docs/client').replace('index.ts', file);
  const ofApi = join(dirname(require.resolve('@shop-docs/api/recipes/recipes.test.ts')), file);
  const path = [ofApi, ofClient].find((each) => file !== '' && existsSync(each));
  if (!path)
    throw new Error(
      `Unexpected file="${file}" in <Recipe>, expected a file of packages/api/recipes or packages/client/src`,
    );
  const source = readFileSync(path, 'utf8').trimEnd();
  const title = file.slice(file.indexOf('/') + 1);
  const code = component('Code', { html: await highlight(source, lang), lang, title });
  return [component('div', { 'data-search': 'skip' }, [code])]; // the text beside it says what it is about: its lines are no hits
}
