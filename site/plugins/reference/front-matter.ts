import { basename } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { Fault } from './fault.ts';

const required = ['title', 'description'];
const keys = [...required, 'sidebar_label', 'origin'];

/**
 * Looks for keys that nothing reads: the generator passes over them, and writes a description by itself.
 * @param path Absolute path of the page.
 * @param content Its text.
 * @throws {Fault} For the first mistake.
 */
export function checkFrontMatter(path: string, content: string): void {
  const [, text = ''] = /^---\r?\n(.*?)^---\s*$/ms.exec(content) ?? [];
  const lineCounter = new LineCounter();
  const { errors, contents } = parseDocument(text, { lineCounter, prettyErrors: false });
  // The first line is the fence before it.
  const lineOf = (offset: number) => lineCounter.linePos(offset).line + 1;
  const [error] = errors;
  if (error) {
    const [key] = /^\w+/.exec(text.slice(error.pos[0])) ?? [];
    const what =
      error.code === 'DUPLICATE_KEY' && key
        ? `Unexpected second key ${key} in the front matter, expected one`
        : `Unexpected front matter (${error.message}), expected YAML; put a text with a colon in double quotes`;
    throw new Fault(path, lineOf(error.pos[0]), what);
  }
  const values = new Map<string, unknown>();
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!keys.includes(name))
      throw new Fault(
        path,
        lineOf(isScalar(key) ? (key.range?.[0] ?? 0) : 0),
        `Unexpected key "${name}" in the front matter, expected title, description, sidebar_label or origin`,
      );
    values.set(name, isScalar(value) ? value.value : undefined);
  }
  const missing = required.find((name) => !values.get(name));
  if (missing) throw new Fault(path, 1, `Unexpected front matter without ${missing}, expected one`);
}

/** What draws the contents of its page itself: see `PageLinks`. */
const drawsContents = /^<Endpoint /m;

/**
 * Checks the front matter of pages before it is read; files that pages import have none. The page of an operation has its
 * contents below its title block, so its layout shall draw none.
 */
export function checkedFrontMatter(read: ParseFrontMatter): ParseFrontMatter {
  return async (file) => {
    if (!basename(file.filePath).startsWith('_')) checkFrontMatter(file.filePath, file.fileContent);
    const parsed = await read(file);
    if (drawsContents.test(file.fileContent)) parsed.frontMatter.hide_table_of_contents = true;
    return parsed;
  };
}
