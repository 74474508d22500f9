import { describe, expect, it } from 'vitest';
import { siteBuild } from '../cli/read-content.ts';
import { createDocs } from '../content/docs.ts';
import { readBuild } from '../content/read-build.ts';
import { headingsOf } from '../content/sections.ts';
import { answered, appsNamed, audienceOf } from './questions.ts';
import { sectionsFor } from './search.ts';

const faq = '/template/faq/#';

/** How owners and designers ask for each section of the FAQ, in English and Japanese. */
const ofFaq: readonly (readonly [anchor: string, ...questions: string[]])[] = [
  ['what-is-an-app', 'what is an app on BASE', 'Appとは何ですか'],
  ['which-theme', 'Which theme does our shop use?', 'どのテーマを使っているか調べたい'],
  [
    'does-my-theme',
    'The review app does not show on the item page',
    'アプリを入れたのにApp が表示されない',
    'Which apps does my theme support?',
    'The theme doesn’t show the labels',
  ],
  ['switch-on', 'where do I install an app', 'アプリをインストールする方法'],
  ['cost', 'Is the HTML editing app free?', 'このアプリは有料ですか'],
  ['order-fee', 'How much do I keep of a sale of 3,000 yen?', '一件売れたときの手数料', 'monthly cost of the plans'],
  ['payments', 'which payment methods can I offer', '代引きは使えますか', 'Do you accept PayPay?'],
  ['payout', 'When will I get my money?', '売上金はいつ口座に入りますか', '振込手数料はいくら'],
  ['refund', 'A buyer wants to return the goods', 'お客様から返品したいと言われた', 'How do I cancel an order?'],
  [
    'refund',
    'The buyer gave a wrong address',
    'combine two orders in a box',
    '届け先を間違えたそうです',
    '二つの注文を同梱したい',
  ],
  ['orders-out', 'connect my orders to accounting software', '注文をCSVでダウンロードしたい'],
  ['receipt', 'customer needs a receipt', '領収書を発行したい'],
  ['domain', 'use my own domain', '独自ドメインの設定', 'which CNAME do I enter'],
  ['visitors', 'How many people visit my shop?', 'アクセス数を見たい'],
  ['what-do-i-need', 'edit the code of my shop', 'HTML編集をしたい'],
  ['remove-app', 'what happens if I uninstall an app', 'アプリを削除したらどうなる'],
  ['without-code', 'change the design of my shop without coding', 'HTMLがわからないけどデザインを変えたい'],
  ['another-theme', 'Where can I buy another theme?', '新しいテンプレートを探しています'],
  ['risks', 'Will I lose my changes when the theme is updated?', '編集した内容が消えました'],
  ['undo', 'get back my previous theme', '元のデザインに戻したい'],
  ['smartphones', 'my theme looks different on a phone', 'スマホで表示されるデザインが違う'],
  ['logo', 'remove the BASE logo', 'ロゴを消したい'],
  ['english', 'Is there an English version of the shop?', 'shop in Japanese and English', '英語対応のショップにしたい'],
  [
    'abroad',
    'Can I ship to Canada?',
    'Do foreigners buy here?',
    'send parcels by post to the USA',
    '海外のお客様に販売できますか',
  ],
  ['closed', 'We are on vacation next week', '年末年始は休業します', 'delete my shop', 'a password for the shop'],
  [
    'programmer',
    'Where do I take back the permission of a service?',
    'How do I take away the access of my former programmer?',
    '外部サービスとの連携を解除したい',
  ],
  ['staff', 'a login for my employees', 'スタッフを追加したい'],
  ['subscription', 'Can I sell a subscription?', '定期便を始めたい'],
  ['old-purchase-form', 'what is an old form', '古い購入フォームとは'],
  ['whom-to-ask', 'how do I contact BASE', 'BASEに問い合わせたい', 'hire a designer'],
  ['all-apps', 'which apps are there', 'see whether a theme supports an app', 'おすすめのアプリ'],
  ['other-apps', 'Let customers choose a delivery date', 'ギフトラッピングを選べるように', 'make a coupon'],
  ['other-apps', 'show my Instagram photos', 'インスタの写真を出したい'],
  ['without-code', 'a safer way to add Instagram', 'I am not a programmer and want another color'],
  ['glossary', 'What does デザイン mean?', 'the Japanese words of the menu'],
  ['without-shop', 'try a theme without a shop', 'ショップを作らずにテーマを試したい'],
  ['cannot-save', 'The HTML cannot be saved', '保存できません、なぜ？'],
  ['too-long', 'my theme is too long', 'テーマの文字数が多い'],
  ['tag-as-text', 'A tag appears as text', 'タグがそのまま出る'],
  ['which-pages', 'change the design of the checkout', 'カートページを編集したい', 'the thank-you page'],
  ['own-page', 'add a page about our history', '固定ページを作る', 'where do I put a size chart'],
  ['empty-contact', 'the contact page is empty', 'お問い合わせページが真っ白'],
  ['twenty-four', 'the list only shows 24 items', '商品が24件しか出ない'],
  ['further-items', 'items look different after the first 24', '25個目からデザインが崩れる'],
  ['sold-out', 'show COMING SOON on an item', 'SOLD OUTを表示したい'],
  ['button-text', 'change the wording of the purchase button', '購入ボタンの文言を変える'],
  ['options-missing', 'item options do not appear', 'オプションが表示されません'],
  ['images', 'how many photos can a product have', '写真は何枚まで'],
  ['analytics', 'paste my pixel', 'ピクセルを埋め込みたい', 'install GA4'],
  ['hosting', 'where do I put my stylesheet', 'CSSファイルはどこに置けばいい'],
  ['jquery', 'is jQuery loaded'],
  ['tags-in-files', 'use tags in external js files', '外部JSの中でタグを使う'],
  ['braces', 'may I write template literals', '波括弧を使いたい'],
  ['sell', 'sell my theme'],
  ['ask', 'where can I ask?', 'どこで質問できますか'],
  ['colors', 'sell the same design in three colors', '色違いのテーマ'],
  ['updates', 'update my theme for all buyers', 'テーマを更新したい'],
];

/** How owners and designers ask for what an app does. */
const ofApps: readonly (readonly [name: string, ...questions: string[]])[] = [
  ['age_verification', 'We sell alcohol and need an age check', 'お酒を売るので年齢確認を出したい'],
  ['base_eraser', 'hide the BASE logo', 'BASEのロゴ'],
  ['blog', 'can I write a blog', 'ブログを始めたい'],
  ['coin_funding', 'what are shop coins', 'ショップコインとは'],
  ['community', 'a paid fan club', 'ファンクラブを作る'],
  ['download', 'sell a PDF', '電子書籍を売りたい'],
  ['i18n', 'show prices in other currencies', 'prices in dollars', '外貨で価格を表示'],
  ['information_banner', 'a notice at the top of the shop', 'トップにお知らせを出したい'],
  ['item_category', 'sort my products into categories', 'カテゴリーを作りたい'],
  ['item_layout', 'tabs in the description of an item', '商品説明に動画を入れたい'],
  ['item_option', 'let buyers enter a text for engraving', '名入れの文字を入力してもらう'],
  ['label', 'a new badge on items', 'apps for labels and reviews', 'ラベルを付けたい'],
  ['lottery', 'sell sneakers by raffle', '抽選で販売したい'],
  ['mail_magazine', 'send a newsletter', 'メルマガを送りたい'],
  ['membership', 'a loyalty program', '会員制にしたい'],
  ['message', 'chat with customers', 'お客様とチャットしたい'],
  ['pre_order', 'take preorders', '受注生産で売りたい'],
  ['restock_mail_notification', 'tell customers when it is back in stock', '再入荷をお知らせしたい'],
  ['review', 'collect reviews', 'レビューを集めたい'],
  ['sale', '20% off for a week', 'セールをしたい'],
  ['sales_period', 'sell a dress from 1 May at noon', '期間限定で販売'],
  ['search', 'add a search box', '検索窓を付ける'],
  ['shipping_fee', 'free shipping above 5,000 yen', 'cakes sold by post', '送料を設定したい'],
  [
    'takeout',
    'customers pick up in our cafe',
    'they order and pick up the next day',
    'bakery with pick-up time',
    '店頭受取にしたい',
  ],
];

/** How designers ask for sections of the guide. */
const ofGuide: readonly (readonly [path: string, ...questions: string[]])[] = [
  ['syntax/item#gallery', 'a slider for the product photos', '写真をスライダーで見せたい'],
  ['syntax/item#sizes', 'my pictures are blurry', '画像がぼやける'],
  ['syntax/iterator#first', 'make the first product bigger', '最初の商品だけ大きく'],
  ['syntax/iterator#odd-and-even', 'style every other item', '偶数の商品'],
  ['syntax/iterator#counter', 'number the items', '商品に連番を付ける'],
  ['default/head#fonts', 'load Google fonts', 'フォントを変えたい'],
  ['default/head#stale', 'visitors see the old stylesheet', 'CSSを直したのに反映されない'],
  ['default/head#meta', 'meta description of a product', 'OGPを設定したい'],
  ['default/navigation#hamburger', 'a drawer menu', 'ハンバーガーメニューの作り方'],
  ['default/navigation#footer', 'links in the footer', 'フッターを作る'],
  ['default/body#menu', 'my own cart icon', 'カートアイコンを変える'],
  ['default/body#fixed', 'sticky header', 'ヘッダーを固定したい'],
  ['item/purchase#floating', 'sticky buy button', '追従する購入ボタン'],
  ['item/purchase#form', 'the purchase form of my theme', '購入フォームの書き方'],
  ['item/status#lists', 'a badge in the list of products', '一覧に売り切れバッジ'],
  ['item/details#price', 'crossed-out prices', '二重価格を見せたい'],
  ['item/details#subscription', 'print the subscription price', '定期便の価格'],
  ['item/modal', 'a dialog hides behind my header', 'モーダルが隠れる'],
  ['item/bnpl', 'where does the pay later banner go', '後払いのバナー'],
  ['syntax/social#share', 'share buttons on the item page', 'シェアボタンを置く'],
  ['syntax/social#accounts', 'Instagram icon in the header', 'インスタのリンク'],
  ['syntax/url#load-more', 'infinite scroll', 'もっと見るボタン'],
  ['syntax/page#and-or-else', 'is there an else for blocks', '条件分岐の書き方'],
  ['syntax/page#drawn-by-the-theme', 'text only on the about page', 'トップページだけに出す'],
  ['syntax/designoption#select-font', 'the owner should choose the font', 'フォントを選べるように'],
  ['directory/page#hooks', 'style the contact form', 'お問い合わせのCSS'],
  ['guideline/editor#command-line', 'develop a theme locally', 'ローカル環境で開発'],
  ['guideline/check_list#by-hand', 'theme review requirements', 'submit my template to the market'],
  ['guideline/request', 'theme review requirements', 'テーマの審査を申請したい'],
  ['guideline/design-guideline', 'what the reviewers of the theme market want', 'theme market: requirements'],
  ['guideline/check_list', 'check my theme', 'テーマをチェックしたい'],
];

/** What developers ask for, and the section that does it. */
const ofApi: readonly (readonly [section: string, ...questions: string[]])[] = [
  ['/api/orders/edit_status#fulfill', 'PHP script that marks orders as shipped', '追跡番号をAPIで登録する'],
  ['/api/orders/#statuses', 'what does each order status mean in the JSON'],
  ['/api/orders/#sync', 'export all orders to Postgres every night', '前日の注文をプログラムで取得'],
  ['/api/items/edit_stock#sync-stock', 'keep our inventory in sync with an ERP', '在庫をAPIで同期'],
  ['/api/items/edit#change-price', 'raise all prices with a script', '価格をAPIで一括変更'],
  ['/api/items/edit#add-variation', 'add a variation over the API'],
  ['/api/items/add#import', 'bulk import of products in Python', 'プログラムで商品を一括登録'],
  ['/api/items/add#generated-clients', 'generate a client from the OpenAPI file'],
  ['/api/categories/edit#move', 'move a category with the API'],
  ['/api/oauth/refresh_token#keep-fresh', 'store and refresh the tokens', 'トークンを自動で更新'],
  ['/api/oauth/access_token#connect', 'OAuth flow example', 'ショップを連携するプログラム'],
  ['/api/oauth/access_token#basic', 'does the token endpoint take HTTP Basic auth'],
  ['/api/oauth/access_token#cors', 'fetch in the browser is blocked by CORS'],
  ['/api/oauth/access_token#client', 'is there an npm package'],
  ['/api/oauth/refresh_token#call-api', 'retry after a rate limit', 'API のリトライ'],
  ['/api/#limits', 'respect the call limits', 'the hourly quota of calls'],
  ['/api/#changes', 'What has changed in the API since 2019?', 'API changelog', 'APIの変更点'],
  ['/api/#scopes', 'Which scopes do I need?'],
  [
    '/api/oauth/authorize#good-to-know',
    'how can a shop revoke the access of our script',
    'withdraw consent over OAuth',
  ],
  ['/api/items/add#param-variation', 'add a T-shirt with sizes S, M and L and JAN codes'],
  ['/api/orders/#param-start_ordered', 'orders with start_ordered and end_ordered'],
];

describe('questions in words of their own', () => {
  const docs = createDocs(readBuild(siteBuild));

  it.each([
    ...ofFaq.flatMap(([anchor, ...questions]) => questions.map((each) => [each, `${faq}${anchor}`] as const)),
    ...ofGuide.flatMap(([path, ...questions]) => questions.map((each) => [each, `/template/${path}`] as const)),
    ...ofApps.flatMap(([name, ...questions]) => questions.map((each) => [each, `/template/apps/${name}_app`] as const)),
    ...ofApi.flatMap(([section, ...questions]) => questions.map((each) => [each, section] as const)),
  ])('%s gets %s', (question, section) => {
    expect(sectionsFor(question)).toContain(section);
  });

  it.each([...new Set(answered)])('%s is on its page', (path) => {
    const [, anchor] = path.split('#');
    expect(() => (anchor ? docs.passage(docs.page(path), anchor) : docs.page(path))).not.toThrow();
  });

  it('find every app', () => {
    const apps = docs.pages
      .map(({ path }) => path.replace(/\/$/, ''))
      .filter((path) => /^\/template\/apps\/./.test(path));
    expect(apps.length).toBeGreaterThan(20);
    expect(apps.filter((path) => !answered.includes(path))).toEqual([]);
    expect(apps.filter((path) => !ofApps.some(([name]) => path === `/template/apps/${name}_app`))).toEqual([]);
  });

  it('find every section of the FAQ', () => {
    const page = docs.page('/template/faq/');
    const anchors = headingsOf(page)
      .filter(({ level }) => level === 3)
      .map(({ start }) => docs.anchorAt(page, start));
    expect(anchors.length).toBeGreaterThan(50);
    expect(anchors.filter((anchor) => !answered.includes(`${faq}${anchor}`))).toEqual([]);
    expect(anchors.filter((anchor) => !ofFaq.some(([each]) => each === anchor))).toEqual([]);
  });

  it.each([
    ['theme review requirements', 'review'],
    ['parcels that the courier picks up', 'takeout'],
  ])('%s names no app', (question, name) => {
    expect(appsNamed(question)).not.toContain(`/template/apps/${name}_app`);
  });

  it.each([
    ['I bought a template and the reviews do not show', 'owner'],
    ['the shop opens with the thebase.in address and not with its own domain', 'owner'],
    ['curl https://api.thebase.in/ answers nothing', 'program'],
    ['which block of the theme shows the label', 'theme'],
  ])('%s comes from: %s', (question, audience) => {
    expect(audienceOf(question)).toBe(audience);
  });

  it('leaves a parameter that several operations have to the search', () => {
    expect(sectionsFor('what is item_id')).toEqual([]);
  });

  it.each([
    ['the fee field of an order in the JSON', 'order-fee'],
    ['cancel an order with the API', 'refund'],
    ['a script that reads invoices', 'receipt'],
  ])('%s is about a program, and owners answer nothing', (question, anchor) => {
    expect(sectionsFor(question)).not.toContain(`${faq}${anchor}`);
  });
});
