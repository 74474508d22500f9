import type { Root, RootContent } from 'mdast';
import { component } from './jsx.ts';
import { marksOf } from './marks-of.ts';

/**
 * Takes the marks out of the page and of the way of the keyboard; styles do it, so it needs no script. Between
 * paragraphs it has a line of its own.
 */
export const marksSwitch = (): RootContent =>
  component(
    'label',
    { className: 'show-marks', 'data-search': 'skip', 'data-print': 'skip', 'data-markdown-ignore': true },
    [component('input', { type: 'checkbox', defaultChecked: true }), { type: 'text', value: ' Show marks' }],
  );

/** Fewer marks are in nobody's way. */
const many = 12;

/**
 * Gives a page with many marks the switch: above most of them, below the lead or the last paragraph before the first
 * section; below what the page says about marks where it has neither. Nothing for other pages, and where the switch stands already.
 * @param said What the page says about its marks.
 * @param top Nodes before the first section.
 */
export function addSwitch(tree: Root, said: RootContent | undefined, top: readonly RootContent[]): void {
  if (marksOf(tree).length < many || JSON.stringify(tree).includes('"show-marks"')) return;
  const place = top.findLast(({ type }) => type === 'paragraph') ?? said;
  tree.children.splice(place ? tree.children.indexOf(place) + 1 : top.length, 0, marksSwitch());
}
