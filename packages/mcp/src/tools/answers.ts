import type { TagWords } from '@shop-docs/template/words';

/** Words of questions that no name answers, and the sections that do, the best one first. */
const table: readonly (readonly [words: string, sections: string])[] = [
  [
    '全件, 全件取得, 全商品, 全注文, すべての商品, すべての注文, 件しか, all items, all the items, all orders, all the orders, all products, every item, every order, all records',
    '/api/#paging',
  ],
  [
    'APIの料金, API利用料, API利用申請, API申請, cost of the API, price of the API, apply for the API, API approval, access to the API',
    '/api/#terms',
  ],
  [
    'スプレッドシート, エクセル, CSV, CSV出力, spreadsheet, Google Sheet, Excel, CSV export, Zapier',
    '/template/faq/#programmer /template/faq/#other-apps',
  ],
  [
    'HTML編集, HTML編集アプリ, HTMLを編集, HTMLの編集, HTML editing app, HTML editor, HTML edit app, edit the HTML, edit my theme, edit the theme',
    '/template/faq/#what-do-i-need /template/faq/#risks',
  ],
  [
    '色を変え, 色を選, 色の変更, 色を設定, accent color, brand color, theme color, main color, choose a color, choose the color, pick a color, color setting',
    '/template/syntax/designoption#color',
  ],
  [
    'ヘッダー画像, トップ画像, メインビジュアル, 画像を変え, header image, banner image, hero image',
    '/template/syntax/designoption#image',
  ],
  [
    'テーマ設定, 管理画面で変え, 管理画面から変え, 管理画面で設定, theme settings, theme options, customizable',
    '/template/syntax/designoption#custom',
  ],
  [
    'デザインマーケット, テーマ販売, テーマを販売, テーマを売, Design Market, sell themes, sell my theme, sell a theme, theme for sale',
    '/template/guideline/create#steps /template/guideline/request#review',
  ],
  [
    'Liquid, Shopify, Handlebars, Twig, Smarty, WordPress theme, テンプレート言語, template engine',
    '/template/#tags /template/guideline/check_list#rule-foreign-syntax',
  ],
  [
    '必須タグ, 必須変数, required tag, required tags, mandatory tag, mandatory tags',
    '/template/default/must#list /template/faq/#cannot-save',
  ],
];

/** Paths of sections in the place of names. */
export const answers: readonly TagWords[] = table.map(([said, sections]) => ({
  words: said.split(', '),
  names: sections.split(' '),
}));
