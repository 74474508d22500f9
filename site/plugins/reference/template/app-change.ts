import { appIds } from '@shop-docs/template';
import type { Code, RootContent } from 'mdast';
import { renderState } from '../../../src/components/TemplateExample/render-state.ts';
import { component } from '../jsx.ts';
import { frameHeight } from './frame-height.ts';
import { settingsOf } from './settings.ts';

/** What a reader sees of a document: its body, without what is only for programs. */
const seen = (document: string): string =>
  document
    .slice(document.search(/<body/i))
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ');

/**
 * What an app changes in a shop, from the first example of its page that shows it: the result without the app, and with it.
 * @param nodes The page as its author wrote it.
 * @param here The page's key.
 * @returns Nothing on other pages, and for an app without such an example.
 */
export function appChange(nodes: readonly RootContent[], here: string): RootContent[] {
  const app = appIds.find((each) => here === `template/apps/${each}_app`);
  if (!app) return [];
  for (const { value, meta } of nodes.filter(
    (node): node is Code => node.type === 'code' && node.lang === 'template',
  )) {
    const { title: _, problem: __, ...settings } = settingsOf(meta ?? '');
    const [before, after] = [
      renderState(value, {
        ...settings,
        ...(app === 'i18n' && { language: 'ja' }), // without that app a shop speaks no other language
        apps: settings.apps?.filter((each) => each !== app) ?? [],
      }),
      renderState(value, settings),
    ];
    if (seen(before) !== seen(after)) return [component('AppChange', { before: sideOf(before), after: sideOf(after) })];
  }
  return [];
}

/** An empty page says so: a blank frame would look like a fault. */
function sideOf(result: string) {
  const isEmpty =
    seen(result)
      .replace(/<\/?(?:body|html)\b[^>]*>/gi, '')
      .trim() === '';
  const document = isEmpty ? `${result}<p>(nothing)</p>` : result;
  return { document, height: frameHeight(document) };
}
