/** What designers and shop owners call what a tag prints or decides, where the tag has another name. */
export interface TagWords {
  /** In Japanese and in English, each a translation of what the catalogue or the page says. */
  readonly words: readonly string[];
  /** Tags of the catalogue, the one to write first; pages of apps that need no tag, and answers to questions. */
  readonly names: readonly string[];
}

/** Words with a comma between them, because English ones have blanks, and names with a blank. */
const table: readonly (readonly [words: string, names: string])[] = [
  // Buying
  [
    'カートに入れるボタン, カートボタン, 購入ボタン, 買うボタン, カートに入れる, buy button, add to cart button, cart button, purchase button, add to cart',
    '{PurchaseButton} {block:PurchaseForm} {ItemSelectTag}',
  ],
  [
    '数量選択, バリエーション選択, サイズ選択, カラー選択, 種類選択, quantity selector, variation selector, size selector, variant picker, quantity field',
    '{ItemSelectTag} {block:PurchaseForm}',
  ],
  [
    'カートリンク, カートアイコン, カートを見る, cart link, cart icon, link to the cart, shopping cart',
    '{BASEMenuTag}',
  ],
  [
    '売り切れ, 売切れ, 在庫切れ, 品切れ, 在庫がない, 在庫なし, sold out, soldout, out of stock, sold-out badge',
    '{block:NoItemStock} {block:HasItemStock}',
  ],
  ['在庫数表示, 残り在庫数, 残りわずか, stock count, remaining stock, units left', '{ItemStock} {block:HasItemStock}'],
  ['後払い, あと払い, 分割払い, Pay IDあと払い, pay later, pay later banner, installments', '{ItemBnplBannerTag}'],
  [
    '定期便, 定期購入, 定期便の価格, 初回価格, subscription price, first price of a subscription',
    '{SubscriptionInitialPrice} {SubscriptionRepeatPrice}',
  ],
  // Items
  ['商品名, アイテム名, item name, product name, item title, product title', '{ItemTitle}'],
  ['商品価格, 販売価格, 価格, 値段, item price, product price', '{ItemPrice}'],
  ['税込, 税込み, 税込表示, tax included, including tax, price with tax', '{lang:IncludedTax} {ItemPrice}'],
  ['商品説明, 商品の説明, item description, product description', '{ItemDetail} {ItemDetailNoBr} {ItemDetail-origin}'],
  [
    '商品画像, 商品写真, サムネイル, 商品ギャラリー, item image, product image, thumbnail, product photo, image gallery',
    '{ItemImage[1-20]URL-500} {block:ItemImage[1-20]} {ItemImageCount}',
  ],
  [
    '画像がない商品, 画像がない, no image, placeholder image, missing item image',
    '{block:NoItemImage[1-20]} {ItemNoImageURL}',
  ],
  ['商品一覧, 商品リスト, item list, product list, product grid, loop of items', '{block:Items} {ItemPageURL}'],
  ['商品がない, 商品なし, 商品ゼロ, no items, empty shop, empty list', '{block:NoItems} {lang:NoItemsMessage}'],
  [
    '商品ページURL, 商品ページへのリンク, 商品リンク, item link, link to the item, product url, item url',
    '{ItemPageURL}',
  ],
  [
    'おすすめ商品, 関連商品, この商品を見た人, recommended items, related items, related products, similar items',
    '{block:RelatedItems} {block:HasRelatedItems} {RelatedItemTitle}',
  ],
  ['商品の注意書き, 注意事項, 購入時の注意, notices of an item, item notice', '{ItemAttentionTag}'],
  ['通報, 通報リンク, report link, report an item, report this item', '{IllegalReportTag}'],
  // Pages
  ['トップページ, ホーム, ホームページ, top page, home page, front page', '{block:IndexPage} {IndexPageURL}'],
  ['商品ページ, 商品詳細ページ, item page, product page', '{block:ItemPage} {ItemPageURL}'],
  ['ショップについて, アバウトページ, about page, about us', '{block:AboutPage} {AboutPageURL}'],
  [
    'お問い合わせ, お問い合わせフォーム, 問い合わせフォーム, お問い合わせページ, contact form, contact page, inquiry form',
    '{ContactContentsTag} {block:ContactPage} {ContactPageURL}',
  ],
  [
    'プライバシーポリシー, 個人情報保護方針, privacy policy, privacy page',
    '{PrivacyContentsTag} {block:PrivacyPage} {PrivacyPageURL} {lang:Privacy}',
  ],
  [
    '特定商取引法, 特商法, 特定商取引法に基づく表記, legal notice, commercial transactions act, legal page, act on specified commercial transactions',
    '{LawContentsTag} {block:LawPage} {LawPageURL} {lang:Law}',
  ],
  [
    '無限スクロール, もっと見る, もっと見るボタン, 次のページ, ページネーション, ページ送り, infinite scroll, load more, load more button, next page, pagination, pagination of items, lazy loading of items',
    '{LoadItemsPageURL} {block:LoadItemsPage} {NextPageNumber} {MaxPageNumber}',
  ],
  // Shop and head
  ['ショップ名, 店名, 店舗名, shop name, store name, name of the shop', '{ShopName}'],
  ['ショップ紹介, ショップの説明, shop introduction, shop description, store description', '{ShopIntroduction}'],
  ['ロゴ, ショップロゴ, ロゴ画像, shop logo, store logo, logo', '{LogoTag}'],
  ['背景, 背景画像, background image, background', '{BackgroundTag}'],
  ['ショップURL, ショップのURL, shop url, store url', '{ShopURL} {IndexPageURL}'],
  [
    '準備中, 非公開ショップ, 公開ステータス, 公開状態, closed shop, shop is closed, private shop, maintenance mode, メンテナンス中',
    '{block:NotShopPublic} {block:ShopPublic} {lang:NotShopPublicMessage}',
  ],
  ['ファビコン, favicon', '{FaviconTag}'],
  ['ページタイトル, タイトルタグ, page title, title element', '{PageTitle}'],
  ['カノニカル, canonical url, canonical link', '{CanonicalTag}'],
  ['OGP, メタタグ, meta tags, open graph, social preview, twitter card', '{MetaItemInfoTag} {MetaShopInfoTag}'],
  [
    'アクセス解析, グーグルアナリティクス, Googleアナリティクス, analytics, google analytics, visitor statistics',
    '{GoogleAnalyticsTag}',
  ],
  ['jQuery', '{JQueryTag}'],
  ['メニュー, ハンバーガーメニュー, BASEメニュー, menu, hamburger menu, BASE menu', '{BASEMenuTag}'],
  ['ナビゲーションの色, メニューの色, navigation color, menu color', '{NavColor}'],
  ['文字色, テキストの色, text color, font color', '{TextColor}'],
  ['リンクの色, リンク色, link color', '{LinkColor}'],
  [
    'SNS, SNSリンク, SNSアイコン, ソーシャルボタン, シェアボタン, 共有ボタン, share button, share buttons, social buttons, social links, social icons',
    '{SocialButtonTag} {ShopTwitterId} {ShopInstagramId} {ShopFacebookId}',
  ],
  ['インスタグラム, インスタ, instagram, instagram link', '{ShopInstagramId} {block:ShopInstagramId}'],
  ['ツイッター, twitter, X link, twitter link', '{ShopTwitterId} {block:ShopTwitterId}'],
  ['フェイスブック, facebook, facebook link', '{ShopFacebookId} {block:ShopFacebookId}'],
  ['LINEリンク, LINEアカウント, LINE link, LINE account, LINE ID', '{ShopLineId} {block:ShopLineId}'],
  ['ティックトック, tiktok, tiktok link', '{ShopTiktokId} {block:ShopTiktokId}'],
  ['ユーチューブ, youtube, youtube link', '{ShopYoutubeId} {block:ShopYoutubeId}'],
  [
    'BASEロゴ, BASEロゴ非表示, BASEロゴを消す, BASE logo, hide the BASE logo, remove the BASE logo',
    '{block:AppsBaseEraser}',
  ],
  ['埋め込み, ウィジェット, widget, embed', '{EmbedWidgetTag}'],
  // Pages
  [
    'トップページだけ, トップページのみ, only on the top page, top page only, only on the home page, home page only, only on the front page, front page only',
    '{block:IndexPage} {block:NoIndexPageCategory} {block:NoIndexPageSearch}',
  ],
  // Design options
  [
    'デザインオプション, テーマ設定, カスタマイズ項目, design option, theme setting, theme settings, theme option, theme options, design setting, design settings, customizable, 管理画面で変え, 管理画面から変え, 管理画面で設定',
    '{text:NAME} {image:NAME} {color:NAME} {select:NAME} {block:if-NAME}',
  ],
  [
    '色を変え, 色を選, 色の変更, 色を設定, アクセントカラー, テーマカラー, accent color, brand color, theme color, main color, choose a color, choose the color, pick a color, change the color, color setting',
    '{color:NAME} {block:color-NAME}',
  ],
  [
    'スライドショー, バナー画像, ヒーロー画像, ヘッダー画像, トップ画像, メインビジュアル, slideshow, banner image, hero image, header image, carousel',
    '{image:NAME} {block:image-NAME}',
  ],
  ['表示切り替え, オンオフ, チェックボックス, switch, toggle, checkbox option', '{block:if-NAME}'],
  // Apps
  ['年齢確認, 年齢制限, 年齢認証, age check, age verification, age restriction', '{AppsAgeVerificationWarningTag}'],
  [
    'ブログ, ブログ記事, 記事, blog, blog posts, blog articles',
    '{block:AppsBlog} {BlogContentsTag} {AppsBlogArticleTitle} {BlogPageURL}',
  ],
  ['コイン, ショップコイン, coins, shop coin', '{block:AppsCoinFunding} {CoinFundingPageURL}'],
  [
    'コミュニティ, 会員限定, 会員限定商品, 有料会員, community, members-only item, members only',
    '{block:ItemCommunityLimited} {CommunityPageURL} {CommunityPurchaseButton} {lang:CommunityLimitedItem}',
  ],
  [
    'ダウンロード商品, デジタルコンテンツ, デジタル商品, digital content, download item, digital product, downloads',
    '{block:ItemDigitalContent} {ItemDigitalContent}',
  ],
  [
    '言語切り替え, 言語切替, 多言語, 通貨切り替え, 多通貨, 外貨, 外国語, 英語表示, language switcher, language selector, currency switcher, multi-currency, multilingual',
    '{AppsI18nTag} {block:AppsI18n}',
  ],
  [
    'お知らせバナー, お知らせ, 告知バナー, announcement banner, announcement bar, notice banner',
    '{AppsInformationBannerTag} {block:AppsInformationBanner}',
  ],
  ['パンくず, パンくずリスト, breadcrumb, breadcrumbs, breadcrumb trail', '{BreadcrumbTag} {block:BreadcrumbTag}'],
  [
    'カテゴリ一覧, カテゴリー一覧, カテゴリメニュー, カテゴリーメニュー, category menu, category list, category navigation, list of categories',
    '{AppsItemCategoryCategoriesTag} {block:AppsItemCategoryCategories} {AppsItemCategoryCategoryPageURL}',
  ],
  [
    'サブカテゴリ, サブカテゴリー, 中カテゴリ, 中カテゴリー, 小カテゴリ, 小カテゴリー, 子カテゴリ, 子カテゴリー, subcategory, subcategories, child category',
    '{block:AppsItemCategoryMediumCategories} {block:AppsItemCategoryChildCategories} {AppsItemCategoryMediumCategoryName}',
  ],
  ['カテゴリページ, カテゴリーページ, category page', '{block:IndexPageCategory} {IndexPageCategory}'],
  [
    '商品説明カスタム, 商品説明のカスタマイズ, item description custom',
    '{AdditionalItemDetail} {block:AppsItemDetailCustom}',
  ],
  ['ラベル, 商品ラベル, NEWラベル, item label, product label, new badge', '{AppsItemLabelTag} {block:AppsItemLabel}'],
  ['抽選, 抽選販売, 抽選商品, lottery, lottery sale, raffle', '{block:ItemLottery} {lang:LotteryItem}'],
  [
    '会員, 会員ログイン, 会員登録, ログイン, ログインリンク, マイページ, メンバーシップ, 会員ページ, member login, member login link, login, login link, sign in, sign-in link, my page, membership',
    '{MembershipMyPageURL} {MembershipPageURL} {block:AppsMembership}',
  ],
  [
    '予約, 予約商品, 予約販売, 先行予約, pre-order, preorder, pre-order item',
    '{block:ItemPreOrder} {lang:PreOrderItem}',
  ],
  [
    'レビュー, 口コミ, 商品レビュー, 評価, review, customer review, rating, star rating',
    '{AppsReviewTag} {block:AppsReview}',
  ],
  [
    '割引率, 値引き率, OFF率, パーセントオフ, discount rate, discount percentage, percent off',
    '{ItemDiscountRate} {block:HasItemProperPrice}',
  ],
  [
    'セール価格, 割引価格, 値下げ価格, セール後の価格, sale price, discounted price, reduced price',
    '{ItemPrice} {ItemProperPrice} {ItemDiscountRate} {block:HasItemProperPrice}',
  ],
  [
    '定価, 通常価格, 元の価格, 値引き前の価格, 割引前の価格, セール前の価格, regular price, price before discount, compare at price, original price, list price, was price',
    '{ItemProperPrice} {block:HasItemProperPrice}',
  ],
  [
    '販売開始前, セール開始前, 販売前, 近日発売, 近日公開, coming soon, not on sale yet, before the sale, sale start',
    '{block:ItemWatingForSale} {ItemWatingForSaleButtonTag} {ItemSaleStatusTag}',
  ],
  ['販売中, 販売期間中, セール中, now on sale, on sale now', '{block:ItemNowOnSale}'],
  [
    '販売終了, 販売期間終了, セール終了, end of sale, sale ended, sale is over',
    '{block:ItemEndOfSale} {ItemSaleStatusTag}',
  ],
  [
    '販売期間, 販売期間設定, sales period',
    '{ItemSaleStatusTag} {block:ItemWatingForSale} {block:ItemNowOnSale} {block:ItemEndOfSale}',
  ],
  [
    '検索窓, 検索フォーム, 検索ボックス, 商品検索, サイト内検索, search box, search form, search field, item search',
    '{SearchPageURL} {block:AppsSearch}',
  ],
  ['検索結果, search results, search result page', '{block:IndexPageSearch} {lang:ItemSearchResult}'],
  ['テイクアウト, 店頭受け取り, takeout, takeaway, pickup item', '{block:ItemTakeout} {lang:TakeoutItem}'],
  [
    '再入荷通知, 再入荷のお知らせ, 入荷通知, restock notification, back in stock, back-in-stock alert, notify me',
    '/template/apps/restock_mail_notification_app',
  ],
  [
    'メールマガジン, メルマガ, ニュースレター, mail magazine, newsletter, newsletter form',
    '/template/apps/mail_magazine_app',
  ],
  ['チャット, メッセージ機能, 問い合わせチャット, chat, chat button, message app', '/template/apps/message_app'],
  [
    '送料の表示, 送料詳細, 送料設定, shipping fee display, shipping fee details, detailed shipping fee',
    '/template/apps/shipping_fee_app',
  ],
  [
    'BASEの手数料, 販売手数料, サービス利用料, BASE fee, service fee, platform fee, commission',
    '/template/faq/#order-fee',
  ],
  ['送料無料, 送料無料バー, free shipping, free shipping bar', '/template/apps/shipping_fee_app'],
  [
    '商品オプション, 名入れオプション, オプション入力欄, item option, item options, product options',
    '/template/apps/item_option_app {ItemSelectTag}',
  ],
];

export const tagWords: readonly TagWords[] = table.map(([said, names]) => ({
  words: said.split(', '),
  names: names.split(' '),
}));
