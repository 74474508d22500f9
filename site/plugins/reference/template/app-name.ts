import { appNames } from '@shop-docs/template';
import type { PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { attributesOf } from '../jsx.ts';

/**
 * `<AppName app="item_category" />`: the platform’s name of an app, in parentheses behind ours.
 * @throws {Error} For an app that the data does not have.
 */
export function appName(element: MdxJsxTextElement | MdxJsxFlowElement): PhrasingContent[] {
  const { app = '' } = attributesOf(element);
  const names: Readonly<Record<string, { readonly japanese: string }>> = appNames;
  if (!Object.hasOwn(names, app)) throw new Error(`Unexpected app ${app} in <AppName>, expected one of app-names.ts`);
  return [{ type: 'text', value: `(${names[app]?.japanese})` }];
}
