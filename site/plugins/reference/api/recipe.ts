import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { closest } from '@shop-docs/template';
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
  const folders = ['@shop-docs/api/recipes/recipes.test.ts', '@shop-docs/client'].map((one) =>
    dirname(require.resolve(one)),
  );
  const path = folders.map((folder) => join(folder, file)).find((each) => file !== '' && existsSync(each));
  if (!path) {
    const near = closest(file, folders.flatMap(programsOf));
    const such = near ? `, such as ${near}` : '';
    throw new Error(
      `Unexpected file="${file}" in <Recipe>, expected a file of packages/api/recipes or packages/client/src${such}`,
    );
  }
  const source = readFileSync(path, 'utf8').trimEnd();
  const title = file.slice(file.indexOf('/') + 1);
  const code = component('Code', { html: await highlight(source, lang), lang, title });
  return [component('div', { 'data-search': 'skip' }, [code])]; // the text beside it says what it is about: its lines are no hits
}

/** What a page can show of a folder. */
const programsOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(?<!\.test)\.\w+$/.test(name));
