import { meaningOf } from '@shop-docs/template';
import type { PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';

/**
 * `<PlatformText>カートに入れる</PlatformText>`: a text that the platform prints, and its meaning in English.
 * @throws {Error} For a text without a meaning in the data.
 */
export function platformText(element: MdxJsxTextElement | MdxJsxFlowElement): PhrasingContent[] {
  const japanese = textOf(element);
  const meaning = meaningOf(japanese);
  if (meaning === undefined)
    throw new Error(`Unexpected text ${japanese} in <PlatformText>, expected one that platform-texts.ts translates`);
  return [
    {
      type: 'mdxJsxTextElement',
      name: 'span',
      attributes: [{ type: 'mdxJsxAttribute', name: 'lang', value: 'ja' }],
      children: [{ type: 'text', value: japanese }],
    },
    { type: 'text', value: ` (“${meaning}”)` },
  ];
}
