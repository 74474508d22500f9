import type { ExtractorResultDetailed } from 'purgecss';
import { classesOfSettings } from './css-safelist.ts';
import { namesInScript, noNames, variablesIn } from './extract-names.ts';
import type { PageFacts } from './page-facts.ts';

/** A part of a text keeps the whole text in memory; a copy does not. */
const copy = (text: string): string => Buffer.from(text).toString();

function add(known: Set<string>, names: Iterable<string>): void {
  for (const name of names) if (!known.has(name)) known.add(copy(name));
}

/** What the pages, scripts and other style sheets of a site use of a style sheet. */
export class UsedNames {
  readonly variables = new Set<string>();
  readonly keyframes = new Set<string>();
  readonly #inPages = noNames();
  readonly #inScripts = new Set<string>();
  readonly #inlineScripts = new Set<string>();

  addPage({ names, variables, inlineScripts }: Pick<PageFacts, 'names' | 'variables' | 'inlineScripts'>): void {
    add(this.#inPages.tags, names.tags);
    add(this.#inPages.classes, names.classes);
    add(this.#inPages.ids, names.ids);
    add(this.#inPages.attributes.names, names.attributes.names);
    add(this.#inPages.attributes.values, names.attributes.values);
    add(this.variables, variables);
    for (const script of inlineScripts) {
      if (this.#inlineScripts.has(script)) continue;
      this.#inlineScripts.add(copy(script));
      add(this.#inScripts, namesInScript(script));
    }
  }

  /** Attributes that pages get after they were added. */
  addAttributes(names: readonly string[]): void {
    add(this.#inPages.attributes.names, names);
  }

  addScript(script: string): void {
    add(this.#inScripts, namesInScript(script));
    add(this.variables, variablesIn(script));
  }

  /** Another sheet, whose variables and keyframes may stand in this one. */
  addSheet(css: string): void {
    add(this.variables, variablesIn(css));
    for (const [, value = ''] of css.matchAll(/animation(?:-name)?:([^;}]+)/g))
      add(this.keyframes, value.split(/[\s,]+/));
  }

  /**
   * @param css The style sheet whose rules are to be judged. An attribute that a script sets may take any value that a
   * selector asks for: scripts compute them.
   */
  all(css: string): ExtractorResultDetailed {
    const { tags, classes, ids, attributes } = this.#inPages;
    return {
      tags: [...tags],
      classes: [...classes],
      ids: [...ids],
      attributes: { names: [...attributes.names], values: [...attributes.values, ...this.#valuesOfScripts(css)] },
      undetermined: [...this.#inScripts].filter((name) => !classesOfSettings.includes(name)),
    };
  }

  #valuesOfScripts(css: string): string[] {
    return [...css.matchAll(/\[([\w-]+)[~|^$*]?=["']?([^"'\]]*)/g)].flatMap(([, name = '', value = '']) =>
      this.#inScripts.has(name) ? [value] : [],
    );
  }
}
