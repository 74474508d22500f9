import { findFaults } from '@shop-docs/template/find-faults';
import type { Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { platform } from '../../config/platform.ts';
import { siteAddress } from '../../config/site-address.ts';
import { highlight } from '../code/highlight.ts';
import { apiDirectives } from './api/directives.ts';
import { breakableNames } from './breakable-names.ts';
import { checkFragments, checkSource, docs } from './check-source.ts';
import { completeMark, sectionOf } from './evidence.ts';
import { faultAt } from './fault.ts';
import { foldSections } from './fold-sections.ts';
import { fragmentsOf } from './fragments.ts';
import { attributesOf, closing, component, replace, takeClosing } from './jsx.ts';
import { labelCells } from './label-cells.ts';
import { legend } from './legend.ts';
import { livingShop } from './living-shop.ts';
import { markNotes } from './mark-notes.ts';
import { pageKey, versionOf } from './page-key.ts';
import { resolveAddresses } from './resolve-addresses.ts';
import { type Take, takeOf } from './take.ts';
import { appChange } from './template/app-change.ts';
import { entryOrigin, pageTags, tableMistake, tagTable } from './template/directives.ts';
import { exampleOf } from './template/example.ts';
import { notInChecklist } from './template/not-in-checklist.ts';
import { appPrice, ownerFacts, ownerTable } from './template/owner-facts.ts';
import { platformText } from './template/platform-text.ts';
import { manualChecklist, ruleList } from './template/rules.ts';
import { platformTextTable, removedTags, requiredTags, tagIndex, wrongNames } from './template/tag-lists.ts';
import { themeEditor } from './template/theme-editor.ts';
import { linkTags, splitJapanese } from './text.ts';

type Expansion = () => RootContent[] | Promise<RootContent[]>;

/** Directives without attributes that list what the catalogue knows. */
const lists: Readonly<Record<string, Expansion>> = {
  RuleList: ruleList,
  ManualChecklist: manualChecklist,
  TagIndex: tagIndex,
  RequiredTags: requiredTags,
  PlatformTextTable: platformTextTable,
  RemovedTags: removedTags,
  WrongNames: wrongNames,
};

/** `<Evidence level="…" />`, as an author wrote it. */
function isMark(node: { readonly type: string }): node is MdxJsxFlowElement | MdxJsxTextElement {
  return /^mdxJsx(Flow|Text)Element$/.test(node.type) && 'name' in node && node.name === 'Evidence';
}

const isSection = (node: RootContent): boolean => node.type === 'heading' && node.depth === 2;

/** What stands for a node in the page, or undefined when the node stays. */
function expansion(node: RootContent, here: string, page: Root): Expansion | undefined {
  if (node.type === 'mdxJsxTextElement' && (node as MdxJsxTextElement).name === 'PlatformText')
    return () => platformText(node as MdxJsxTextElement);
  if (node.type === 'mdxJsxTextElement' && (node as MdxJsxTextElement).name === 'AppPrice')
    return () => appPrice(attributesOf(node as MdxJsxTextElement), here);
  if (node.type === 'mdxJsxFlowElement') {
    const element = node as MdxJsxFlowElement;
    const list = lists[element.name ?? ''];
    if (list) return list;
    // Alone in its paragraph, an inline component is parsed as a block.
    if (element.name === 'PlatformText') return () => [{ type: 'paragraph', children: platformText(element) }];
    if (element.name === 'ThemeEditor') return themeEditor;
    if (element.name === 'LivingShop') return livingShop;
    if (element.name === 'Legend') return () => legend(sectionOf(here));
    if (element.name === 'FoldSections')
      return () => {
        foldSections(page.children, element);
        return [];
      };
    if (element.name === 'OwnerTable') return () => ownerTable(here);
    if (element.name === 'OwnerFacts') return () => ownerFacts(here);
    if (element.name === 'NotInChecklist') return () => notInChecklist(here);
    if (element.name === 'TagTable') return () => tagTable(attributesOf(element), here);
    const directive = apiDirectives[element.name ?? ''];
    return directive && (() => directive(attributesOf(element)));
  }
  if (node.type !== 'code') return undefined;
  const { value, lang, meta } = node;
  if (lang === 'template') return async () => [await exampleOf(value, meta ?? '')];
  const title = /title="([^"]*)"/.exec(meta ?? '')?.[1];
  const code = value
    .replaceAll('{repository}', platform.site.repository)
    .replaceAll('{site}', siteAddress(process.env).at('/'));
  return async () => [
    component('Code', { html: await highlight(code, lang ?? 'text'), lang: lang ?? undefined, title }),
  ];
}

/**
 * What the author of a page says of its statements without a mark: `origin: prose` in its front matter.
 * @returns That paragraph, taken out of the page: no section ends with it. Undefined where no author says it.
 * @throws {Error} When no such paragraph leads to a source, and for any other value.
 */
function takeOrigin(page: Root, { data }: VFile): Paragraph | undefined {
  const { origin } = (data.frontMatter ?? {}) as { readonly origin?: unknown }; // Docusaurus puts it there
  if (origin === undefined) return undefined;
  if (origin !== 'prose') throw new Error(`Unexpected origin: ${origin} in the front matter, expected prose`);
  const own = page.children.find(
    (node): node is Paragraph => node.type === 'paragraph' && /^\w+ without a mark\b/.test(textOf(node)),
  );
  let leads = false;
  visit({ type: 'root', children: own ? [own] : [] }, (node) => {
    leads ||= isMark(node) || ('url' in node && String(node.url).includes('#source-'));
  });
  if (!own || !leads)
    throw new Error(
      'Unexpected origin: prose without a way to it, expected a paragraph “Statements without a mark …” with a link to /template/#source-… or with <Evidence level="…" />',
    );
  page.children = page.children.filter((node) => node !== own);
  return closing(own);
}

/** Takes the space before the marks of authors: a line never begins with a mark. */
function joinMarks(tree: Root): void {
  visit(tree, 'mdxJsxTextElement', (node, index, parent) => {
    const before = parent?.children[(index ?? 0) - 1];
    if (isMark(node) && before?.type === 'text') before.value = before.value.trimEnd();
  });
}

/** Marks Japanese in running text, so that it is read aloud and set in the right language. */
function markJapanese(tree: Root): void {
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined || (parent.type === 'mdxJsxTextElement' && parent.name === 'span')) return;
    const pieces = splitJapanese(node.value);
    if (!pieces.some((piece) => piece.japanese)) return;
    const nodes = pieces.map(({ text, japanese }) => {
      const child = { type: 'text', value: text } as const;
      return japanese
        ? {
            type: 'mdxJsxTextElement',
            name: 'span',
            attributes: [{ type: 'mdxJsxAttribute', name: 'lang', value: 'ja' }],
            children: [child],
          }
        : child;
    });
    parent.children.splice(index, 1, ...(nodes as typeof parent.children));
    return index + nodes.length;
  });
}

/** What tells a directive from the others of a page. */
function nameOf(node: RootContent): string {
  if (node.type === 'code') return `${node.lang} ${node.meta ?? ''}\n${node.value}`;
  const { name, attributes } = node as MdxJsxFlowElement; // no other node is expanded
  return `<${name} ${JSON.stringify(attributes.map((each) => [('name' in each && each.name) || '', each.value]))}>`;
}

const isFold = (node: RootContent): boolean => 'name' in node && node.name === 'FoldSections';

/** What is made of the page alone; it needs no note. */
const isOfPage = (node: RootContent): boolean => (node.type === 'code' && node.lang !== 'template') || isFold(node);

/**
 * Turns the directives that authors write into reference material, at build time and before headings are collected:
 * operations and tags come from the data packages, fences are highlighted, templates run. A page of a cut version has
 * the reference of its day.
 * A mistake of the author fails the build and names file and line.
 * @param takeFor The way in which a page takes data, by the path of its source. Default: that of its version.
 */
export function reference(takeFor: (source: string) => Take = takeOf) {
  const [mistake] = findFaults();
  if (mistake) throw new Error(mistake);
  return async (tree: Root, file: VFile): Promise<void> => {
    const own = tree.children[0];
    try {
      await expandPage(tree, file, takeFor(file.path));
    } catch (error) {
      throw faultAt(file.path, own, error);
    }
  };
}

const placesOf = fragmentsOf(expansion, docs);

/** @throws {Fault} With the line of what is wrong, where it has one. */
async function expandPage(tree: Root, file: VFile, take: Take): Promise<void> {
  const here = pageKey(file.path);
  checkSource(tree, file);
  // A build asks the pages that it has built.
  if (process.env.NODE_ENV !== 'production') await checkFragments(tree, file, placesOf);
  const change = take('change', () => appChange(tree.children, here));
  const said = takeOrigin(tree, file);
  const found: { parent: Root; node: RootContent; expand: Expansion }[] = [];
  const all: Root = { type: 'root', children: [...tree.children, ...(said ? [said] : [])] };
  visit(all, (node, _index, around) => {
    const parent = around === all ? tree : around;
    if (isMark(node))
      try {
        node.attributes = take(nameOf(node), () => {
          completeMark(node, here);
          return node.attributes;
        });
      } catch (error) {
        throw faultAt(file.path, node, error);
      }
    const expand = parent && expansion(node as RootContent, here, tree);
    if (expand) found.push({ parent: parent as Root, node: node as RootContent, expand });
  });
  // Sections are folded with what the others have made in them.
  const inTurn = found.toSorted((one, other) => Number(isFold(one.node)) - Number(isFold(other.node)));
  for (const { parent, node, expand } of inTurn) {
    try {
      replace(parent, node, await (isOfPage(node) ? expand() : take(nameOf(node), expand)));
    } catch (error) {
      throw faultAt(file.path, node, error);
    }
  }
  const tables = found.map(({ node }) => node as MdxJsxFlowElement).filter(({ name }) => name === 'TagTable');
  const mistake = versionOf(file.path) === undefined && tableMistake(tables.map(attributesOf), here);
  if (mistake) throw faultAt(file.path, tables.at(-1), mistake);
  // Under the sentence that says what the app is for, and what is said of marks.
  if (change.length > 0)
    tree.children.splice(tree.children.findIndex(({ type }) => type === 'paragraph') + 1, 0, ...change);
  const firstSection = tree.children.findIndex(isSection);
  if (firstSection > 0) {
    // The page of an app answers its owner first: code begins under “Tags”.
    const entries = tree.children.findIndex((node) => isSection(node) && textOf(node) === 'Tags');
    const place = entries > 0 && here.startsWith('template/apps/') ? entries + 1 : firstSection;
    tree.children.splice(place, 0, ...take('tags', () => pageTags(here)));
    if (!said) tree.children.push(...take('origin', () => entryOrigin(here)));
  }
  if (said) tree.children.push(said);
  const last = takeClosing(tree);
  tree.children.push(...last);
  joinMarks(tree);
  tree.children.push(...markNotes(tree, sectionOf(here), take));
  linkTags(tree, here, take);
  resolveAddresses(tree, file.path);
  markJapanese(tree);
  labelCells(tree);
  breakableNames(tree);
}
