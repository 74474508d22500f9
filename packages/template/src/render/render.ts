import type { Block, Node, Tree } from '../ast.ts';
import { findBlock, findTag } from '../catalogue/find-tag.ts';
import { parse } from '../parse/parse.ts';
import { print } from '../parse/print.ts';
import { blocks, variables } from './handlers.ts';
import { messenger } from './messenger.ts';
import { createPage, type Page } from './page.ts';
import type { RenderInput } from './request.ts';
import type { Scope } from './scope.ts';
import { optionHolds, printOption } from './tags/design-tags.ts';

/** Where a page ends, so that loops in loops cannot fill the memory. */
const longestPage = 10_000_000;

/** What is left to do inside one block. */
interface Frame {
  readonly nodes: readonly Node[];
  next: number;
  /** One scope for each time that the content is printed. */
  readonly scopes: readonly Scope[];
  turn: number;
  readonly after: string;
}

/**
 * Renders a theme the way the platform would, for one page of a shop.
 *
 * Depth of the blocks costs no stack. Where the platform's behavior is not known, the choice stands in `choices.md`.
 * @param template Source, or a tree that `parse` has made of it.
 * @returns The page, or the fragment on `load-items`. Broken and unknown tags are in it as text.
 */
export function render(template: string | Tree, input: RenderInput = {}): { readonly html: string } {
  const tree = typeof template === 'string' ? parse(template) : template;
  const page = createPage(typeof template === 'string' ? template : print(template), input);
  const out: string[] = [];
  let length = 0;
  const emit = (text: string) => {
    out.push(text);
    length += text.length;
  };
  const frames: Frame[] = [{ nodes: tree.children, next: 0, scopes: [{}], turn: 0, after: '' }];
  for (let frame = frames.at(-1); frame && length < longestPage; frame = frames.at(-1)) {
    const node = frame.nodes[frame.next++];
    const scope = frame.scopes[frame.turn];
    if (node && scope) {
      if (node.type === 'text') emit(node.value);
      else if (node.type === 'variable') emit(printVariable(node.name, page, scope));
      else enter(node, page, scope, frames, emit);
    } else if (frame.turn + 1 < frame.scopes.length) {
      frame.turn++;
      frame.next = 0;
    } else {
      emit(frame.after);
      frames.pop();
    }
  }
  return { html: withMessenger(out.join(''), page) };
}

function printVariable(written: string, page: Page, scope: Scope): string {
  const found = findTag(written);
  if (found && !found.outOfRange) {
    const value = found.option
      ? printOption(page, written)
      : variables[found.tag.name.slice(1, -1)]?.(page, scope, found.number ?? 1);
    if (value !== undefined) return value;
  }
  return `{${written}}`;
}

function enter(block: Block, page: Page, scope: Scope, frames: Frame[], emit: (text: string) => void): void {
  const push = (scopes: readonly Scope[], before = '', after = '') => {
    emit(before);
    if (scopes.length > 0) frames.push({ nodes: block.children, next: 0, scopes, turn: 0, after });
  };
  const found = findBlock(block.name);
  const handler = found && !found.outOfRange ? blocks[found.tag.name.slice('{block:'.length, -1)] : undefined;
  const when = handler && 'when' in handler ? handler.when(page, scope, found?.number ?? 1) : undefined;
  const option = found?.option ? optionHolds(page, block.name) : undefined;
  if (handler && 'each' in handler) push(handler.each(page, scope));
  else if (handler && 'around' in handler) {
    const around = handler.around(page, scope);
    if (around) push([scope], ...around);
  } else if (handler || option !== undefined) {
    if (when ?? option) push([scope]);
  } else push([scope], `{block:${block.name}}`, block.close ? `{/block:${block.name}}` : '');
}

/** The Message App needs no tag: its button comes last in the body. */
function withMessenger(html: string, page: Page): string {
  const added = messenger(page);
  const end = html.lastIndexOf('</body>');
  return added && end >= 0 ? html.slice(0, end) + added + html.slice(end) : html;
}
