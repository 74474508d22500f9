/** A regular expression is passed over as a whole: a quotation mark in it opens no string. */
const pattern = String.raw`(?<=[(,=:[!&|?{};]|return)\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/`;
const literal = new RegExp(
  String.raw`${pattern}|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|\x60((?:[^\x60\\]|\\.)*)\x60`,
  'g',
);
const nameLike = /^[.#]?-?[A-Za-z_][\w-]*$/;

/** Everything that a selector can ask for: tags, classes, ids and attributes. */
export interface Names {
  readonly tags: Set<string>;
  readonly classes: Set<string>;
  readonly ids: Set<string>;
  readonly attributes: { readonly names: Set<string>; readonly values: Set<string> };
}

export function noNames(): Names {
  return { tags: new Set(), classes: new Set(), ids: new Set(), attributes: { names: new Set(), values: new Set() } };
}

/**
 * Words of a script that may be names in selectors: strings that consist of such names alone, and all words of strings
 * that hold markup or put texts together. Prose, of which scripts of pages are full, is left out.
 */
export function namesInScript(script: string): string[] {
  const found = new Set<string>();
  for (const [, double, single, template] of script.matchAll(literal)) {
    const text = double ?? single ?? template ?? '';
    if (/<|\$\{/.test(text)) for (const [word] of text.matchAll(/[A-Za-z_][\w-]*/g)) found.add(word);
    const words = text.trim().split(/\s+/);
    if (words.every((word) => nameLike.test(word))) for (const word of words) found.add(word.replace(/^[.#]/, ''));
  }
  for (const [, name] of script.matchAll(/\bdataset\.(\w+)/g)) if (name) found.add(dataAttribute(name));
  for (const [, name] of script.matchAll(/[{,]"?([A-Za-z][\w-]*)"?:/g)) if (name) found.add(name);
  return [...found];
}

/** `hasHydrated` of a dataset is the attribute `data-has-hydrated`. */
const dataAttribute = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Custom properties that pages and scripts name, as in inline styles. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/--[a-zA-Z][\w-]*/g)].map(([name]) => name))];
}
