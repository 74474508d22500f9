import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';

/** The documents of all result frames below a node; a page keeps them in `noscript`. */
function* documentsIn(node: DefaultTreeAdapterTypes.Node): Generator<string> {
  if (node.nodeName === 'iframe' && 'attrs' in node) {
    const document = node.attrs.find(({ name }) => name === 'srcdoc')?.value;
    if (document) yield document;
  }
  const written = node.nodeName === 'noscript' && 'childNodes' in node ? node.childNodes[0] : undefined;
  if (written && 'value' in written) yield* documentsIn(parseFragment(written.value));
  if ('childNodes' in node) for (const child of node.childNodes) yield* documentsIn(child);
}

/** The documents of the result frames of a page, in their order. */
export const frameDocumentsOf = (html: string): readonly string[] => [...documentsIn(parse(html))];

/** The documents of all result frames of a built site, each once. */
export function frameDocuments(build: string): ReadonlySet<string> {
  const documents = new Set<string>();
  for (const path of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue;
    for (const each of frameDocumentsOf(readFileSync(join(build, path), 'utf8'))) documents.add(each);
  }
  return documents;
}
