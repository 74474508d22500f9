import { defaultTreeAdapter as adapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What a check of a built page needs to know of it. */
export interface PageFacts {
  /** Text of each inline script that a browser would run or read as rules; data blocks such as JSON-LD are left out. */
  readonly inlineScripts: readonly string[];
  /** Inline event handlers and `javascript:` links, which the content security policy stops. */
  readonly unsafe: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Targets of links and of everything that the page loads. */
  readonly targets: readonly string[];
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

/** Reads a page as a browser does: attribute values that hold markup (`srcdoc`) stay text. */
export function readPage(html: string): PageFacts {
  const inlineScripts: string[] = [];
  const unsafe: string[] = [];
  const ids = new Set<string>();
  const targets: string[] = [];

  const pending: Tree.ParentNode[] = [parse(html)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('content' in node) pending.push(node.content);
    for (const child of node.childNodes) if ('childNodes' in child) pending.push(child);
    if (!adapter.isElementNode(node)) continue;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const id = attributes.get('id') ?? (node.tagName === 'a' ? attributes.get('name') : undefined);
    if (id) ids.add(id);
    const target = attributes.get(targetAttributes[node.tagName] ?? '');
    const elsewhere =
      node.tagName === 'link' && /preconnect|dns-prefetch|canonical|alternate/.test(attributes.get('rel') ?? '');
    if (target !== undefined && !elsewhere) targets.push(target);
    for (const [name, value] of attributes) {
      if (/^on[a-z]+$/.test(name) || /^\s*javascript:/i.test(value))
        unsafe.push(`<${node.tagName} ${name}="${value.slice(0, 60)}">`);
    }
    if (
      node.tagName === 'script' &&
      !attributes.has('src') &&
      javascriptTypes.has((attributes.get('type') ?? '').toLowerCase())
    )
      inlineScripts.push(node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
  }
  return { inlineScripts, unsafe, ids, targets };
}
