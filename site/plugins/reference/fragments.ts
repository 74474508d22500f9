import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

type Expand = (
  node: RootContent,
  here: string,
  page: Root,
) => (() => RootContent[] | Promise<RootContent[]>) | undefined;

/** Places that components bring along. */
const ofComponents: readonly string[] = ['try-it'];
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/**
 * Knows the places of pages that a link can name behind `#`, from their sources: the generator finds them in built pages
 * alone, and says nothing of a broken one while an author writes.
 * @param expand What becomes of a directive.
 * @param docs Folder of the pages.
 * @returns The places of the page of a path, such as `/api/items/add`; undefined where nothing can be said.
 */
export function fragmentsOf(expand: Expand, docs: string): (path: string) => Promise<ReadonlySet<string> | undefined> {
  const known = new Map<string, { readonly time: number; readonly places: Promise<ReadonlySet<string> | undefined> }>();
  return (path) => {
    const key = path.replace(/^\/|\/$/g, '');
    for (const [file, here] of [
      [join(docs, `${key}.mdx`), key],
      [join(docs, key, 'index.mdx'), `${key}/index`],
    ] as const) {
      const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (time === undefined) continue;
      const former = known.get(file);
      if (former?.time === time) return former.places;
      const places = placesIn(file, here, expand).catch(() => undefined); // its own page says what is wrong with it
      known.set(file, { time, places });
      return places;
    }
    return Promise.resolve(undefined);
  };
}

async function placesIn(file: string, here: string, expand: Expand): Promise<ReadonlySet<string>> {
  const source = readFileSync(file, 'utf8').replace(/^---\r?\n.*?^---\s*$/ms, '');
  const tree: Root = processor.parse(escapeMarkdownHeadingIds(source));
  const places = new Set(ofComponents);
  const slugger = createSlugger();
  const directives: (() => RootContent[] | Promise<RootContent[]>)[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const { text, id } = parseMarkdownHeadingId(textOf(node));
      places.add(id ?? slugger.slug(text));
    }
    // Highlighted code and examples have no places, and take most of the time.
    const directive = node.type === 'root' || node.type === 'code' ? undefined : expand(node, here, tree);
    if (directive) directives.push(directive);
  });
  collect(tree, places);
  for (const directive of directives) collect(await directive(), places);
  return places;
}

/** Adds the ids below a value: of nodes, of what components get, and of HTML in texts. */
function collect(value: unknown, places: Set<string>): void {
  if (typeof value === 'string') {
    for (const [, id] of value.matchAll(/\bid="([^"]+)"/g)) if (id) places.add(id);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key === 'id' && typeof child === 'string') places.add(child);
    collect(child, places);
  }
  // An attribute, and a property of an object that is an attribute's value.
  const {
    name,
    key,
    value: text,
  } = value as { name?: unknown; key?: { value?: unknown; name?: unknown }; value?: unknown };
  const plain = typeof text === 'object' && text !== null && 'value' in text ? text.value : text;
  if ((name === 'id' || key?.value === 'id' || key?.name === 'id') && typeof plain === 'string') places.add(plain);
}
