import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { render, sampleShop } from '@shop-docs/template';
import type { RootContent } from 'mdast';
import { component } from '../jsx.ts';

const require = createRequire(import.meta.url);

/** Enough items to show the layout; each brings its picture into the page. */
const shown = 3;

/** `<ThemeEditor />`: the editor, with the top page of the starter theme to look at before it opens. */
export function themeEditor(): RootContent[] {
  const theme = readFileSync(require.resolve('@shop-docs/template/starter-theme.html'), 'utf8');
  const { html } = render(theme, {
    shop: { ...sampleShop, items: sampleShop.items.slice(0, shown) },
    apps: ['blog', 'item_category', 'search', 'label', 'sale'],
    link: () => '#',
  });
  return [component('ThemeEditor', { preview: html })];
}
