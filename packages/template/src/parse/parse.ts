import type { Block, Node, Problem, Span, Tree } from '../ast.ts';
import { type Context, tokenize } from './tokenize.ts';

interface OpenBlock {
  readonly name: string;
  readonly open: Span;
  readonly children: Node[];
}

/**
 * Reads a template: `template := (text | variable | block)*`.
 *
 * Never throws and takes time linear in the length of the source, however deep the nesting. A closing tag without its
 * opening tag stays in the tree as text; a block without its closing tag ends where the block around it ends. All of
 * that is listed in `problems`, in the order of the source.
 * @param around What the source is an excerpt of.
 */
export function parse(source: string, around: Context = 'html'): Tree {
  const page: Node[] = [];
  const problems: Problem[] = [];
  const openBlocks: OpenBlock[] = [];
  const openCount = new Map<string, number>();
  /** Blocks that an outer closing tag has ended: crossed when their own closing tag still comes, else unclosed. */
  const cutShort = new Map<string, Span[]>();

  const siblings = () => openBlocks.at(-1)?.children ?? page;
  const endInnermost = (close: Span | null, end: number): void => {
    const block = openBlocks.pop();
    if (!block) return;
    const { name, open, children } = block;
    openCount.set(name, (openCount.get(name) ?? 1) - 1);
    const node: Block = { type: 'block', span: { start: open.start, end }, name, open, close, children };
    siblings().push(node);
    if (!close) listed(cutShort, name).push(open);
  };

  for (const token of tokenize(source, around)) {
    switch (token.type) {
      case 'text':
      case 'variable':
        siblings().push(token);
        break;
      case 'broken':
        siblings().push({ type: 'text', span: token.span, value: token.value });
        problems.push({ code: 'broken-tag', span: token.span, name: token.name, expected: token.expected });
        break;
      case 'open':
        openBlocks.push({ name: token.name, open: token.span, children: [] });
        openCount.set(token.name, (openCount.get(token.name) ?? 0) + 1);
        break;
      case 'close': {
        const { name, span } = token;
        if (openCount.get(name)) {
          while (openBlocks.at(-1)?.name !== name) endInnermost(null, span.start);
          endInnermost(span, span.end);
          break;
        }
        siblings().push({ type: 'text', span, value: source.slice(span.start, span.end) });
        const related = cutShort.get(name)?.pop();
        problems.push(related ? { code: 'crossed-block', span, name, related } : { code: 'stray-close', span, name });
        break;
      }
      default:
        assertNever(token);
    }
  }
  while (openBlocks.length > 0) endInnermost(null, source.length);
  for (const [name, opens] of cutShort) for (const span of opens) problems.push({ code: 'unclosed-block', span, name });
  return { children: page, problems: problems.sort((one, other) => one.span.start - other.span.start) };
}

function listed<Key, Value>(lists: Map<Key, Value[]>, key: Key): Value[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function assertNever(token: never): never {
  throw new Error(`Unexpected token ${JSON.stringify(token)}, expected text, variable, open, close or broken.`);
}
