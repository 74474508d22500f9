import { join } from 'node:path';
import type { Copy } from './copy-project.ts';
import { commandsIn, sectionOf } from './guide.ts';

/** The version that is cut, as the guide names it. */
export const cut = '1.0.0';

/** What the pages of today call themselves after it. */
export const today = '1.1.0';

/** The language of the guide. */
export const language = 'fr';

const translations = `site/i18n/${language}`;
const codeFile = `${translations}/code.json`;
const pages = `${translations}/docusaurus-plugin-content-docs/current`;

interface Result {
  readonly status: number | null;
  readonly output: string;
}

function expectDone(what: string, { status, output }: Result): void {
  if (status !== 0) throw new Error(`Unexpected status ${status} of ${what}, expected 0:\n${output.slice(-4000)}`);
}

/** Cuts a version of a copy of the project, step by step as the guide says. */
export function cutVersion(copy: Copy): void {
  for (const line of commandsIn(sectionOf('Cut a version'))) expectDone(line, copy.shell(line));
  copy.edit('site/config/platform.ts', `version: '${cut}'`, `version: '${today}'`);
  copy.edit('site/package.json', `"version": "${cut}"`, `"version": "${today}"`);
}

/**
 * Adds a language to a copy of the project, step by step as the guide says.
 * @param code Translations of texts of the interface, by id.
 * @param page A page with its translation: texts and what stands for each.
 */
export function addLocale(
  copy: Copy,
  code: Readonly<Record<string, string>>,
  page: { readonly path: string; readonly texts: Readonly<Record<string, string>> },
): void {
  for (const line of commandsIn(sectionOf('Add a locale'))) expectDone(line, copy.shell(line));
  const messages = JSON.parse(copy.read(codeFile)) as Record<string, { message: string }>; // the generator's format
  for (const [id, message] of Object.entries(code)) {
    const own = messages[id];
    if (!own) throw new Error(`Unexpected text without an entry in code.json, expected one for ${id}`);
    own.message = message;
  }
  copy.add(codeFile, JSON.stringify(messages, null, 2));
  const line = `cp -R site/docs ${pages}`;
  copy.add(`${translations}/docusaurus-plugin-content-docs/.keep`, '');
  expectDone(line, copy.shell(line));
  for (const [text, by] of Object.entries(page.texts)) copy.edit(join(pages, page.path), text, by);
  copy.edit('site/config/editions.ts', "= ['en']", `= ['en', '${language}']`);
}

/** Ids of all texts that the interface can be translated by. */
export const textsOf = (copy: Copy): readonly string[] => Object.keys(JSON.parse(copy.read(codeFile)) as object);

/**
 * Builds and finishes the site of a copy.
 * @returns What the build has said.
 * @throws {Error} When it fails, broken links included.
 */
export function buildSite(copy: Copy): string {
  const line = 'node site/commands/build.mjs';
  const result = copy.shell(line);
  expectDone(line, result);
  return result.output;
}
