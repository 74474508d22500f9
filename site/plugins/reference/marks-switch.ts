import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { about, component } from './jsx.ts';
import { marksOf } from './marks-of.ts';

/** An element in a line of text: it is a flow element by type and a text element by content, which have the same parts. */
const inLine = (...[name, props, children]: Parameters<typeof component>): PhrasingContent =>
  ({ ...component(name, props, children), type: 'mdxJsxTextElement' }) as unknown as PhrasingContent;

/** Takes the marks out of the page and of the way of the keyboard; styles do it, so it needs no script. */
const marksSwitch = (): PhrasingContent =>
  inLine(
    'label',
    { className: 'show-marks', 'data-search': 'skip', 'data-print': 'skip', 'data-markdown-ignore': true },
    [component('input', { type: 'checkbox', defaultChecked: true }), { type: 'text', value: ' Show marks' }],
  );

/** Most characters of a link that stays on one line with the switch. */
const longestWord = 24;

/** A paragraph with the switch at its end, on one line with the last word. */
export function withSwitch({ children, ...paragraph }: Paragraph): Paragraph {
  const before = [...children];
  const last = before.pop();
  const kept: PhrasingContent[] = [];
  if (last?.type === 'text' && /\s/.test(last.value.trim())) {
    const [, rest = '', word = ''] = /^(.*\s)(\S+)\s*$/s.exec(last.value) ?? [];
    before.push({ ...last, value: rest });
    kept.push({ ...last, value: word });
  } else if (last) {
    // The sign behind a link is no word; a long link must be free to break.
    const link = last.type === 'text' && textOf(before.at(-1)).length <= longestWord ? before.pop() : undefined;
    kept.push(...(link ? [link] : []), last);
  }
  const end = inLine('span', { className: 'unbroken' }, [...kept, { type: 'text', value: ' ' }, marksSwitch()]);
  return { ...paragraph, children: [...before, end] };
}

/** Fewer marks are in nobody's way. */
const many = 12;

/**
 * Gives a page with many marks the switch: at the end of what it says about marks, else of what stands before its first
 * section. Nothing for other pages, and where the switch stands already.
 * @param said What the page says about its marks.
 * @param top Nodes before the first section.
 */
export function addSwitch(tree: Root, said: RootContent | undefined, top: readonly RootContent[]): void {
  if (marksOf(tree).length < many || JSON.stringify(tree).includes('"show-marks"')) return;
  const place = said ?? top.findLast(({ type }) => type === 'paragraph');
  if (place?.type === 'paragraph') place.children = withSwitch(place).children;
  else tree.children.splice(top.length, 0, about(withSwitch({ type: 'paragraph', children: [] })));
}
