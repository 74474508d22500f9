import { visible } from '@shop-docs/server/visible';
import { pageNames } from '../../catalogue/page-name.ts';
import { readDesignOptions } from '../../parse/read-design-options.ts';
import { render } from '../../render/render.ts';
import { bilingualShop } from '../../shop/bilingual-shop.ts';
import { sampleShop } from '../../shop/sample-shop.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { program } from '../program.ts';
import { readApps } from '../read-apps.ts';
import { readArguments } from '../read-arguments.ts';
import { readChoice, readNumber } from '../read-choice.ts';
import { readOptions } from '../read-options.ts';
import { print } from '../terminal.ts';
import { readTheme } from '../theme-file.ts';
import { readItem, stateNames } from './read-page.ts';

export const renderCommand: Command = {
  help: `Usage: ${program} render FILE [flags] > page.html

  FILE               A theme; - reads standard input.
  --page PAGE        ${wrapped(pageNames)} Default index.
  --item ITEM        Item of the item page, the first on lists; its number, or a state, whose app
                     is then installed:
                     ${wrapped(stateNames)}
  --apps APPS        Installed apps: all, typical, none (default), or a list such as sale,label.
  --lang LANG        Language of the texts that the platform prints: ja (default) or en.
  --option NAME=VALUE  A design option, such as "color:Main=#cc0000"; repeat it for more.
  --category ID      Category of the category page, or of the load-items fragment.
  --query WORDS      Keyword of the search page.
  --number N         Number of the list page, from 1.
  --unpublished      The shop is not published.

  ${program} render theme.html --page item --item sold-out --apps review
`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      page: { type: 'string', default: 'index' },
      item: { type: 'string' },
      apps: { type: 'string', default: 'none' },
      lang: { type: 'string', default: 'ja' },
      option: { type: 'string', multiple: true, default: [] },
      category: { type: 'string' },
      query: { type: 'string' },
      number: { type: 'string' },
      unpublished: { type: 'boolean', default: false },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0)
      throw new Failure(`Unexpected ${more[0] ?? 'end'}, expected one file: ${program} render theme.html`);
    const item = values.item === undefined ? undefined : readItem(values.item);
    const apps = readApps(values.apps);
    const request = {
      page: readChoice('--page', values.page, pageNames),
      itemId: item?.itemId,
      categoryId: values.category === undefined ? undefined : readCategory(values.category),
      query: values.query,
      number: values.number === undefined ? undefined : readNumber('--number', values.number, 1, 9999),
    };
    const language = readChoice('--lang', values.lang, ['ja', 'en']);
    const { source } = await readTheme(file);
    const options = readOptions(values.option, readDesignOptions(source));
    const { html } = render(source, {
      page: request,
      apps: item?.app ? [...apps, item.app] : apps,
      language,
      shop: bilingualShop[language],
      settings: { published: !values.unpublished, options },
    });
    // A file gets the page as it is; a terminal obeys what a theme may hold.
    await print(process.stdout.isTTY ? visible(html.replaceAll('\r\n', '\n')) : html);
    return 0;
  },
};

function readCategory(written: string): number {
  const ids = sampleShop.categories.map(({ id }) => String(id));
  return Number(readChoice('--category', written, ids));
}

/** Names as a list that fits beside the flags. */
function wrapped(names: readonly string[]): string {
  const lines = [''];
  for (const name of names) {
    const last = lines.length - 1;
    if (`${lines[last]}${name}, `.length > 78) lines.push('');
    lines[lines.length - 1] += `${name}, `;
  }
  return lines
    .map((line) => line.trimEnd())
    .join(`\n${' '.repeat(21)}`)
    .replace(/,$/, '.');
}
