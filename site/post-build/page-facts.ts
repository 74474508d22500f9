import { load } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { type Names, noNames, variablesIn } from './extract-names.ts';

/** What the steps that follow need to know of a built page. */
export interface PageFacts {
  /** Text of each inline script that a browser would run or read as rules; data blocks such as JSON-LD are left out. */
  readonly inlineScripts: readonly string[];
  /** Inline event handlers and `javascript:` links, which the content security policy stops. */
  readonly unsafe: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Targets of links and of everything that the page loads. */
  readonly targets: readonly string[];
  /** What a selector can ask for. */
  readonly names: Names;
  /** Custom properties that the page names. */
  readonly variables: readonly string[];
  /** Number of templates that the page runs. */
  readonly examples: number;
}

const javascriptTypes = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);
const targetAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
  iframe: 'src',
  source: 'src',
};

/**
 * Collects the facts of a page in one walk. Attribute values that hold markup (`srcdoc`) stay text, as in a browser.
 * @param document The page, parsed. Default: parses the page here.
 */
export function pageFacts(html: string, document: AnyNode | undefined = load(html).root().get(0)): PageFacts {
  const inlineScripts: string[] = [];
  const unsafe: string[] = [];
  const ids = new Set<string>();
  const targets: string[] = [];
  const names = noNames();
  let examples = 0;

  const pending: AnyNode[] = document ? [document] : [];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('children' in node) for (const child of node.children.toReversed()) pending.push(child);
    if (!('attribs' in node)) continue;
    const { name: tag, attribs } = node;
    addNames(names, tag, attribs);
    if ('data-example' in attribs) examples += 1;
    const id = attribs.id ?? (tag === 'a' ? attribs.name : undefined);
    if (id) ids.add(id);
    const target = attribs[targetAttributes[tag] ?? ''];
    const elsewhere = tag === 'link' && /preconnect|dns-prefetch|canonical|alternate/.test(attribs.rel ?? '');
    if (target !== undefined && !elsewhere) targets.push(target);
    for (const [name, value] of Object.entries(attribs)) {
      if (/^on[a-z]+$/.test(name) || /^\s*javascript:/i.test(value))
        unsafe.push(`<${tag} ${name}="${value.slice(0, 60)}">`);
    }
    if (tag === 'script' && !('src' in attribs) && javascriptTypes.has((attribs.type ?? '').toLowerCase()))
      inlineScripts.push(node.children.map((child) => ('data' in child ? child.data : '')).join(''));
  }
  return { inlineScripts, unsafe, ids, targets, names, variables: variablesIn(html), examples };
}

function addNames(found: Names, tag: string, attribs: Readonly<Record<string, string>>): void {
  found.tags.add(tag);
  for (const [name, value] of Object.entries(attribs)) {
    found.attributes.names.add(name);
    if (name === 'class') for (const each of value.split(/\s+/)) found.classes.add(each);
    else if (name === 'id') found.ids.add(value);
    if (value.length < 100) found.attributes.values.add(value);
  }
}
