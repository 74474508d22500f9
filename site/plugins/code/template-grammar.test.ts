import { tagInjection } from '@shop-docs/template/vscode';
import { createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { expect, it } from 'vitest';

it('colors tags in HTML, CSS and JavaScript of an editor, inside values and strings too', async () => {
  const highlighter = await createHighlighterCore({
    themes: [
      {
        name: 'tags',
        tokenColors: tagInjection.patterns.map(({ name }, index) => ({
          scope: name,
          settings: { foreground: `#00000${index + 1}` },
        })),
      },
    ],
    langs: [import('shiki/dist/langs/html.mjs'), { ...tagInjection, repository: {} }],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  const colored = (source: string) =>
    highlighter
      .codeToTokensBase(source, { lang: 'html', theme: 'tags', tokenizeTimeLimit: 0 })
      .flat()
      .filter(({ color }) => /^#00000[123]$/.test(color ?? ''))
      .map(({ content }) => content);
  expect(
    colored(
      '{block:Items}<a href="{ItemPageURL}" title=\'{ItemTitle}\'>{lang:Law}</a>{/block:Items}<style>a { color: {color:Main Color} }</style><script>const a = "{LoadItemsPageURL}";</script><!-- {ShopName} -->',
    ),
  ).toEqual([
    '{block:Items}',
    '{ItemPageURL}',
    '{ItemTitle}',
    '{lang:Law}',
    '{/block:Items}',
    '{color:Main Color}',
    '{LoadItemsPageURL}',
    '{ShopName}',
  ]);
});
