import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { about, component } from './jsx.ts';

/** Takes the marks out of the page and of the way of the keyboard; styles do it, so it needs no script. */
export const marksSwitch = {
  ...component(
    'label',
    { className: 'show-marks', 'data-search': 'skip', 'data-print': 'skip', 'data-markdown-ignore': true },
    [component('input', { type: 'checkbox', defaultChecked: true }), { type: 'text', value: ' Show marks' }],
  ),
  type: 'mdxJsxTextElement',
};

/** Fewer marks are in nobody's way. */
const many = 12;

/** The switch in a line of its own, for a page with many marks; nothing for others, and where it stands already. */
export function switchFor(tree: Root): Paragraph[] {
  let marks = 0;
  let hasSwitch = false;
  // Marks stand in the tree, in the rows of components, and in their texts.
  JSON.stringify(tree, (_key, value) => {
    if (typeof value === 'string') {
      marks += value.split('class="evidence"').length - 1;
      hasSwitch ||= value === 'show-marks';
    } else if (value?.name === 'Evidence' || (value?.type === 'Property' && nameOf(value) === 'mark')) marks++;
    return value;
  });
  if (marks < many || hasSwitch) return [];
  const children = [marksSwitch] as unknown as PhrasingContent[]; // a text element, as a mark is
  return [about({ type: 'paragraph', children })];
}

const nameOf = ({ key }: { readonly key: { readonly name?: string; readonly value?: string } }) =>
  key.name ?? key.value;
