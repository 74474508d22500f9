import type { Block, Node, Tree } from '../ast.ts';
import { type FoundTag, findBlock, findTag } from '../catalogue/find-tag.ts';
import type { Escaping, TagFacts } from '../catalogue/tag.ts';
import { parse } from '../parse/parse.ts';
import { print } from '../parse/print.ts';
import { escapeHtml } from './escape.ts';
import type { BlockHandler } from './handler.ts';
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
  /** The block, by its name in the catalogue; '' for the page and for unknown blocks. */
  readonly block: string;
}

/** Counts the open blocks by their names in the catalogue. */
type Open = Map<string, number>;

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
  const open: Open = new Map();
  const frames: Frame[] = [{ nodes: tree.children, next: 0, scopes: [{}], turn: 0, after: '', block: '' }];
  for (let frame = frames.at(-1); frame && length < longestPage; frame = frames.at(-1)) {
    const node = frame.nodes[frame.next++];
    const scope = frame.scopes[frame.turn];
    if (node && scope) {
      if (node.type === 'text') emit(node.value);
      else if (node.type === 'variable') emit(printVariable(node.name, page, scope, open));
      else enter(node, { page, scope, open, frames, emit });
    } else if (frame.turn + 1 < frame.scopes.length) {
      frame.turn++;
      frame.next = 0;
    } else {
      emit(frame.after);
      frames.pop();
      open.set(frame.block, (open.get(frame.block) ?? 1) - 1);
    }
  }
  return { html: withMessenger(out.join(''), page) };
}

/** Ways in which a value reaches the page as its handler has written it; all others are escaped. */
const written: ReadonlySet<Escaping | undefined> = new Set<Escaping>(['markup', 'mixed', 'html']);

function printVariable(name: string, page: Page, scope: Scope, open: Open): string {
  const found = findTag(name);
  const value = found && !found.outOfRange ? printFound(name, found, page, scope, open) : undefined;
  return value ?? `{${name}}`;
}

function printFound(name: string, found: FoundTag, page: Page, scope: Scope, open: Open): string | undefined {
  const { tag, number = 1, option } = found;
  if (option) return printOption(page, name);
  if (lacksApp(tag, page) || !hasMeaning(found, page, open)) return '';
  const value = variables[tag.name.slice(1, -1)]?.(page, scope, number);
  return value === undefined || written.has(tag.escaping) ? value : escapeHtml(value);
}

/** Whether a tag has a meaning where it stands, as far as the guide says it: the checker reports where it has none. */
function hasMeaning({ tag, number = 1 }: FoundTag, { name }: Page, open: Open): boolean {
  const { pages, within, mostWithin = Number.POSITIVE_INFINITY } = tag;
  if (!pages && !within) return true;
  if (pages?.includes(name)) return true;
  return number <= mostWithin && (within?.some((block) => open.get(block)) ?? false);
}

/** Whether the shop lacks the app that gives a tag something to print; the fixed texts of apps are there without them. */
function lacksApp({ app, kind }: TagFacts, { apps }: Page): boolean {
  return app !== undefined && kind !== 'text' && !apps.has(app);
}

/** Where the renderer is. */
interface Here {
  readonly page: Page;
  readonly scope: Scope;
  readonly open: Open;
  readonly frames: Frame[];
  readonly emit: (text: string) => void;
}

function enter(block: Block, { page, scope, open, frames, emit }: Here): void {
  const found = findBlock(block.name);
  const name = found?.tag.name ?? '';
  const push = (scopes: readonly Scope[], before = '', after = '') => {
    emit(before);
    if (scopes.length === 0) return;
    frames.push({ nodes: block.children, next: 0, scopes, turn: 0, after, block: name });
    open.set(name, (open.get(name) ?? 0) + 1);
  };
  const shows =
    found && !found.outOfRange
      ? found.option
        ? optionHolds(page, block.name)
        : hasMeaning(found, page, open) && !isOwnLoop(found, open) && show(found, page, scope)
      : undefined;
  if (!block.close && shows !== undefined) emit(`{block:${block.name}}`);
  if (shows === undefined) push([scope], `{block:${block.name}}`, block.close ? `{/block:${block.name}}` : '');
  else if (typeof shows === 'boolean') push(shows ? [scope] : []);
  else push(shows.scopes, shows.before, shows.after);
}

/** Whether a loop stands inside itself. */
function isOwnLoop({ tag }: FoundTag, open: Open): boolean {
  return tag.kind === 'loop' && (open.get(tag.name) ?? 0) > 0;
}

/** What is shown of a block's content, and how often. */
interface Shown {
  readonly scopes: readonly Scope[];
  readonly before?: string;
  readonly after?: string;
}

function show(found: FoundTag, page: Page, scope: Scope): boolean | Shown {
  const handler = blocks[bareName(found.tag)];
  if (!handler || 'when' in handler) return holds(found, page, scope) ?? false;
  if (lacksApp(found.tag, page)) return false;
  if ('each' in handler) return { scopes: handler.each(page, scope) };
  const around = handler.around(page, scope);
  return around ? { scopes: [scope], before: around[0], after: around[1] } : false;
}

/** Whether a condition holds; undefined where it has no meaning, so that neither it nor its negation shows anything. */
function holds(found: FoundTag, page: Page, scope: Scope): boolean | undefined {
  const { tag, number = 1 } = found;
  const handler = blocks[bareName(tag)];
  const when = handler && 'when' in handler ? handler : pageCondition(tag);
  if (!when) {
    const negated = tag.negation && findTag(tag.negation.replace(/\[\d+-\d+\]/, String(number)));
    const value = negated ? holds(negated, page, scope) : undefined;
    return value === undefined ? undefined : !value;
  }
  const value = when.when(page, scope, number);
  return lacksApp(tag, page) && value !== undefined ? when.withoutApp === 'show' : value;
}

/** The condition of a block for some pages of the shop. */
function pageCondition({ selects }: TagFacts): Extract<BlockHandler, { when: unknown }> | undefined {
  return selects && { when: ({ name }) => selects.includes(name) };
}

/** `Items` for `{block:Items}`. */
function bareName({ name }: TagFacts): string {
  return name.slice('{block:'.length, -1);
}

/** The Message App needs no tag: its button comes last in the body. */
function withMessenger(html: string, page: Page): string {
  const added = messenger(page);
  const end = html.lastIndexOf('</body>');
  return added && end >= 0 ? html.slice(0, end) + added + html.slice(end) : html;
}
