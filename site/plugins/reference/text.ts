import { escapeText } from 'entities/escape';
import type { Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { sitePath } from './site-path.ts';
import { type Take, today } from './take.ts';
import { linkToTag } from './template/link-to-tag.ts';

const japanese =
  /[\u3000-\u30ff\u3400-\u9fff\uff01-\uff9f]+(?:[\s\d、。「」・]*[\u3000-\u30ff\u3400-\u9fff\uff01-\uff9f]+)*/gu;

/** Cuts text into plain and Japanese pieces, in order. */
export function splitJapanese(text: string): readonly { text: string; japanese: boolean }[] {
  const pieces: { text: string; japanese: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(japanese)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), japanese: false });
    pieces.push({ text: match[0], japanese: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), japanese: false });
  return pieces;
}

/** Turns tags written in code into links to their entries, wherever they are not part of a link already. */
export function linkTags(tree: Root, here?: string, take: Take = today): void {
  visit(tree, 'inlineCode', (node, index, parent) => {
    if (!parent || index === undefined || parent.type === 'link' || parent.type === 'heading') return;
    if (!node.value.startsWith('{')) return;
    const href = take(`\`${node.value}\``, () => linkToTag(node.value, here) ?? '');
    if (href) parent.children.splice(index, 1, { type: 'link', url: href, children: [node] } as PhrasingContent);
    return href ? index + 1 : undefined;
  });
}

/** Markdown of one paragraph as the content of another one, or of a cell. */
export function phrases(markdown: string): PhrasingContent[] {
  const [only] = fromMarkdown(markdown).children;
  return only?.type === 'paragraph' ? only.children : [];
}

/** Escapes text for HTML and marks Japanese in it. */
export function textHtml(text: string): string {
  return splitJapanese(text)
    .map((piece) => (piece.japanese ? `<span lang="ja">${escapeText(piece.text)}</span>` : escapeText(piece.text)))
    .join('');
}

/**
 * Renders a description from the data packages: Markdown of one or more paragraphs.
 * @param here Page key of the page that shows it, so that a link to the same page is a fragment.
 * @returns HTML; a single paragraph comes without its `p` element.
 */
export function inlineHtml(markdown: string, here?: string): string {
  const tree = fromMarkdown(markdown);
  linkTags(tree, here);
  visit(tree, 'link', (node) => {
    node.url = sitePath(node.url);
  });
  visit(tree, 'text', (node, index, parent) => {
    const pieces = splitJapanese(node.value);
    if (!parent || index === undefined || !pieces.some((piece) => piece.japanese)) return;
    const replacement = pieces.map((piece) =>
      piece.japanese
        ? ({
            type: 'emphasis',
            data: { hName: 'span', hProperties: { lang: 'ja' } },
            children: [{ type: 'text', value: piece.text }],
          } as const)
        : ({ type: 'text', value: piece.text } as const),
    );
    parent.children.splice(index, 1, ...(replacement as typeof parent.children));
    return index + replacement.length;
  });
  const [only, ...others] = tree.children;
  const whole = toHast(tree) as HastRoot; // a tree of Markdown becomes a root
  const isOne = only?.type === 'paragraph' && others.length === 0;
  // The paragraph's own children: as children of the root they would be blocks, with a line break between them.
  const shown = isOne && whole.children[0]?.type === 'element' ? whole.children[0].children : whole;
  return toHtml(shown);
}
