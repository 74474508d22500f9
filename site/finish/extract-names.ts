import { defaultTreeAdapter as adapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { ExtractorResultDetailed } from 'purgecss';

const literal = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const nameLike = /^[.#]?-?[A-Za-z_][\w-]*$/;

/** Everything in a page that a selector can ask for: tags, classes, ids and attributes. Its text is left out. */
export function namesInPage(html: string): ExtractorResultDetailed {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const names = new Set<string>();
  const values = new Set<string>();
  const pending: Tree.ParentNode[] = [parse(html)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('content' in node) pending.push(node.content);
    for (const child of node.childNodes) if ('childNodes' in child) pending.push(child);
    if (!adapter.isElementNode(node)) continue;
    tags.add(node.tagName);
    for (const { name, value } of node.attrs) {
      names.add(name);
      if (name === 'class') for (const each of value.split(/\s+/)) classes.add(each);
      else if (name === 'id') ids.add(value);
      if (value.length < 100) values.add(value);
    }
  }
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...names], values: [...values] },
    undetermined: [],
  };
}

/**
 * Words of a script that may be names in selectors: strings that consist of such names alone, and all words of strings
 * that hold markup. Prose, of which scripts of pages are full, is left out.
 */
export function namesInScript(script: string): string[] {
  const found = new Set<string>();
  for (const [, double, single, template] of script.matchAll(literal)) {
    const text = double ?? single ?? template ?? '';
    if (text.includes('<')) for (const [word] of text.matchAll(/[A-Za-z_][\w-]*/g)) found.add(word);
    const words = text.trim().split(/\s+/);
    if (words.every((word) => nameLike.test(word))) for (const word of words) found.add(word.replace(/^[.#]/, ''));
  }
  for (const [, name] of script.matchAll(/[{,]"?([A-Za-z][\w-]*)"?:/g)) if (name) found.add(name);
  return [...found];
}

/** Custom properties that pages and scripts name, as in inline styles. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/--[a-zA-Z][\w-]*/g)].map(([name]) => name))];
}
