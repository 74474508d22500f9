import { operation } from './description.ts';

/** What shop owners and programmers call a parameter or a field that has another name here. */
export interface Words {
  /** In Japanese and in English, each a translation of what the description says that the name holds. */
  readonly words: readonly string[];
  /**
   * Names of parameters and fields; a dotted one is the end of a path, one with `=` is about that value. None: the
   * description has no such parameter or field.
   */
  readonly names: readonly string[];
}

/** Words, and names: words with a comma between them, because English ones have blanks. */
const table: readonly (readonly [words: string, names: string])[] = [
  [
    '備考, 備考欄, 注文備考, order note, customer note, buyer note, buyer comment, remarks, note from customer, note from buyer, 注文メモ',
    'remark',
  ],
  [
    '支払い方法, 支払方法, お支払い方法, 決済方法, 決済手段, payment method, payment type, 支払方式, payment methods, how the customer paid, how the buyer paid, how it was paid',
    'payment',
  ],
  [
    '支払い状況, 入金状況, 決済状況, 決済ステータス, payment status, 支払いステータス, 入金ステータス, paid status, payment state',
    'cvs_payment_transaction.status bt_payment_transaction.status atobarai_payment_transaction.status c_c_payment_transaction.status carrier_payment_transaction.status',
  ],
  ['代引き, 代金引換, 代引, cash on delivery, 代引き決済, 代引決済, cod payment', 'payment=cod cod_fee'],
  [
    'クレジットカード決済, クレジットカード払い, クレカ, クレジットカード, カード決済, credit card, card payment',
    'payment=creditcard c_c_payment_transaction',
  ],
  [
    'コンビニ決済, コンビニ払い, コンビニ, convenience store payment, konbini, konbini payment',
    'payment=cvs cvs_payment_transaction',
  ],
  [
    '銀行振込, 銀行振り込み, 銀行振込決済, bank transfer, bank transfer payment',
    'payment=base_bt bt_payment_transaction',
  ],
  [
    '後払い決済, あと払い, 後払い, pay later, deferred payment, buy now pay later',
    'payment=atobarai payment=bnpl atobarai_payment_transaction bnpl_payment_transaction',
  ],
  [
    'キャリア決済, 携帯決済, carrier billing, carrier payment',
    'payment=carrier_01 payment=carrier_02 payment=carrier_03 carrier_payment_transaction',
  ],
  ['郵便番号, zip code, postal code, post code, postcode, zip, postal, zip number, 〒', 'zip_code'],
  ['都道府県, 県', 'prefecture'],
  ['住所, 番地, street address, 市区町村, city, street', 'address address2'],
  [
    '建物名, マンション名, address line 2, second address line, 建物, 部屋番号, apartment, apartment number, building, building name, room number',
    'address2',
  ],
  ['国, 国名, 国コード, country name', 'country country_code'],
  ['電話番号, 電話, TEL, phone number, telephone, phone, phone no, telephone number, mobile number, 携帯番号', 'tel'],
  [
    'メールアドレス, メアド, email address, email, Eメール, e-mail, e-mail address, mail address, メール',
    'mail_address',
  ],
  [
    'お届け希望日, 配送希望日, 配達希望日, 希望日, 指定日, お届け日, 配達日, delivery day, requested delivery date, 希望お届け日, 配達指定日, お届け指定日, preferred delivery day, preferred delivery date, desired delivery date, delivery date',
    'delivery_date',
  ],
  [
    'お届け時間帯, 配達時間帯, 配送時間帯, 希望時間帯, 時間帯, 時間指定, delivery time, delivery slot, time slot, 希望配達時間, 配達時間, お届け時間, delivery time slot, delivery window, preferred delivery time',
    'delivery_time_zone',
  ],
  [
    '送料, 配送料, 配送料金, shipping cost, delivery fee, postage, shipping fee, shipping charge, delivery cost, delivery charge, 配達料',
    'shipping_fee',
  ],
  ['配送方法, 発送方法, 配送手段, shipping method, delivery method', 'shipping_method'],
  ['手数料, fee, fees', 'collected_fee cod_fee administrative_fee bank_transfer_fee early_transfer_fee'],
  [
    '決済手数料, 支払い手数料, payment fee, カード手数料, payment processing fee, transaction fee, card fee',
    'c_c_payment_transaction.collected_fee cvs_payment_transaction.collected_fee bt_payment_transaction.collected_fee atobarai_payment_transaction.collected_fee carrier_payment_transaction.collected_fee coin_payment_transaction.collected_fee paypal_payment_transaction.collected_fee amazon_payment_transaction.collected_fee paypay_payment_transaction.collected_fee bnpl_payment_transaction.collected_fee',
  ],
  [
    'サービス利用料, サービス手数料, service fee, BASEの手数料, BASE手数料, BASE利用料, 販売手数料, 注文の手数料, BASE fee, platform fee, commission, sales commission',
    'order_charge order_charge.collected_fee',
  ],
  ['代引き手数料, 代引手数料, 代金引換手数料, cash on delivery fee, cod charge', 'cod_fee'],
  ['振込手数料, transfer fee, bank transfer fee', 'bank_transfer_fee'],
  ['事務手数料', 'administrative_fee'],
  [
    '在庫, 在庫数, SKU stock, 在庫数量, 残数, inventory, quantity in stock, 在庫数の変更, 残り在庫, 在庫切れ, 売り切れ, 品切れ, 欠品, out of stock, stock count, stock level, stock quantity, units left, remaining stock',
    'stock variation_stock',
  ],
  [
    '種類, バリエーション, 種類名, バリエーション名, variation name, variant, サイズと色, サイズ, カラー, 色, カラーバリエーション, color variant, size and color, item variation, product variant',
    'variation variations',
  ],
  [
    '種類コード, バリエーションコード, variation code, SKU of a variation, SKU of a variant, variant code, variant SKU, variation SKU',
    'variation_identifier',
  ],
  ['種類ID, バリエーションID, variant id', 'variation_id'],
  [
    '商品コード, 品番, 商品番号, 管理番号, SKU, item code, product code, item number, product number, stock keeping unit, 商品管理番号',
    'identifier item_identifier',
  ],
  ['商品ID, アイテムID, product id', 'item_id'],
  ['JANコード, JAN, バーコード, GTIN, EAN, JAN code, UPC, EAN code, GTIN code', 'barcode'],
  [
    '商品名, アイテム名, 品名, item name, product name, 商品タイトル, タイトル, product title, item title, name of the item',
    'title',
  ],
  [
    '商品説明, 説明文, 商品詳細, item description, product description, 商品の説明, 商品説明文, 紹介文, product text, description',
    'detail',
  ],
  [
    '価格, 値段, 単価, 販売価格, 金額, 税込価格, selling price, item price, product price, price with tax, 商品価格',
    'price',
  ],
  [
    '定価, 通常価格, セール前価格, regular price, list price, original price, 値引き前の価格, 割引前の価格, セール前の価格, 元の価格, 元値, compare at price, compare-at price, was price, price before discount, normal price, full price',
    'proper_price',
  ],
  [
    '合計, 合計金額, 総額, 注文金額, order total, total amount, 支払い金額, 支払総額, 請求金額, 総合計, grand total, amount paid, order amount, total price',
    'total',
  ],
  ['小計, subtotal', 'item_total order_items.total'],
  [
    '数量, 個数, 注文数, 購入数, quantity, 購入個数, 注文個数, 注文数量, quantity ordered, ordered quantity, number of units, qty',
    'amount',
  ],
  [
    '税率, 消費税, 消費税率, 軽減税率, 税区分, tax rate, consumption tax, 消費税の税率, 標準税率, vat, vat rate, sales tax, reduced tax rate, tax type, tax class',
    'item_tax_type consumption_tax_rate',
  ],
  [
    '注文者, 購入者, 注文者名, 購入者名, 注文者氏名, 購入者氏名, お客様名, buyer, customer, buyer name, customer name',
    'order.last_name order.first_name orders.last_name orders.first_name',
  ],
  [
    '氏名, 名前, お名前, フルネーム, full name',
    'last_name first_name shop_name categories.name delivery_companies.name account_name',
  ],
  ['姓, 苗字, 名字, family name, surname, last name', 'last_name'],
  ['名, given name, 下の名前, first name', 'first_name'],
  [
    '配送先, お届け先, 届け先, 送付先, 送り先, 受取人, 配送先住所, お届け先住所, recipient, 宛先, 宛名, 送付先住所, ギフトの送り先, 届け先住所, shipping address, delivery address, ship to, ship-to address, gift recipient, gift address, receiver, consignee',
    'order_receiver',
  ],
  [
    '追跡番号, 送り状番号, 伝票番号, 問い合わせ番号, お問い合わせ番号, お問い合わせ伝票番号, 荷物番号, tracking code, waybill number, 配送番号, トラッキング番号, トラッキングナンバー, 追跡コード, parcel number, consignment number, shipment number, tracking id, tracking no',
    'tracking_number add_comment',
  ],
  [
    '配送業者, 配送会社, 運送会社, 宅配業者, 宅配会社, shipping company, carrier, courier, delivery company, delivery service, shipping carrier, 運送業者, 運送便',
    'delivery_company_id delivery_companies.name',
  ],
  [
    '発送メッセージ, 発送メール, 発送通知, dispatch email, shipping email, 発送メールのメッセージ, 発送完了メール, 発送メール本文, 発送通知メール, message in the dispatch email, shipping notification, shipping confirmation email, dispatch message',
    'add_comment',
  ],
  [
    '注文番号, 受注番号, 注文ID, オーダー番号, 注文キー, order number, order id, order no, order key, order reference, 受注ID, 注文のID',
    'unique_key',
  ],
  [
    '注文明細, 明細, 注文商品, 購入商品, order lines, line items, ordered items, ordered products, items of an order, 注文内容',
    'order_items',
  ],
  ['注文明細ID, 明細ID, line item id', 'order_item_id'],
  [
    '注文日, 注文日時, 購入日, 購入日時, 受注日, order date, date of purchase, 注文された日, 受注日時, 注文時刻, when the order was placed, when was the order placed, order time, purchase date, ordered at, created at of an order',
    'ordered',
  ],
  [
    '発送日, 発送日時, 発送完了日, ship date, shipping date, dispatch date, 出荷日, 出荷日時, shipped at, shipped date, dispatched at, when it was shipped',
    'dispatched',
  ],
  ['キャンセル日, キャンセル日時, cancellation date, canceled at, cancelled at, cancel date', 'cancelled'],
  [
    'キャンセル, キャンセル済み, cancellation, canceled order, cancelled order, キャンセルされた注文, 取り消し',
    'dispatch_status=cancelled cancelled status=cancelled',
  ],
  ['発送, 出荷', 'dispatch_status=dispatched dispatched status=dispatched'],
  [
    '発送済み, 発送済, 発送完了, 出荷済み, 対応済, shipped, shipped orders, fulfilled',
    'dispatch_status=dispatched order_items.status=dispatched dispatched',
  ],
  [
    '未発送, 発送待ち, 未対応, 未出荷, 対応待ち, 未発送の注文, unshipped, unfulfilled, not shipped, to be shipped, waiting for shipment, ready to ship',
    'dispatch_status=ordered order_items.status=ordered',
  ],
  [
    '配送中, 輸送中, in transit',
    'dispatch_status=shipping atobarai_status=shipping atobarai_payment_transaction.status=shipping',
  ],
  [
    '未入金, 支払い待ち, 決済待ち, awaiting payment, waiting for payment, 支払い待ちの注文, 未払い, unpaid orders, not paid, pending payment',
    'dispatch_status=unpaid',
  ],
  [
    '注文ステータス, 発送ステータス, 対応状況, 発送状況, 配送状況, 注文状況, order status, shipping status, 配送ステータス, 出荷ステータス, 受注ステータス, fulfillment status, dispatch state, delivery status, order state',
    'dispatch_status order_items.status',
  ],
  [
    '割引, 割引額, 値引き, クーポン, クーポン名, クーポン割引, coupon, クーポン利用, 割引金額, 値引き額, ディスカウント, discount amount, discount on the order, coupon discount, coupon name',
    'order_discount order_discount.discount order_discount.note',
  ],
  ['コイン, ショップコイン, コイン利用, shop coins, coins used', 'order_header_coin coin_payment_transaction'],
  [
    '金額調整, 調整額, price adjustment, amount adjustment, 値引き調整',
    'order_amount_adjustment order_amount_adjustment.adjusted_amount',
  ],
  [
    '更新日, 更新日時, 最終更新日, 変更日時, last updated, updated at, 最終更新, 更新時刻, 変更日, date modified, last modified, modification date, changed at',
    'modified',
  ],
  ['定期便, 定期購入, サブスクリプション, 定期注文, recurring order, subscription order, サブスク', 'subscription'],
  [
    'オプション, 商品オプション, オプション名, 名入れ, 名入れオプション, 刻印, 追加オプション, engraving, personalization, custom field, item option, product option, option label',
    'options option_name',
  ],
  [
    '商品画像, 画像, 写真, 画像URL, item image, product image, 商品写真, 商品画像URL, サムネイル, メイン画像, thumbnail, photo, picture, image url, product photo, main image',
    'img{n}_{size} image_url image_no',
  ],
  [
    '公開, 非公開, 公開状態, 公開設定, 表示, 非表示, hidden, 公開ステータス, 公開状況, 掲載, 掲載状態, 掲載ステータス, 下書き, 非公開商品, 公開商品, 非表示商品, publish status, published, unpublished, publication status, draft, visibility, hidden items, draft product, unlisted',
    'visible',
  ],
  [
    '並び順, 表示順, 順番, display order, 商品の並び順, 表示順序, sort position, item position, sort order of items',
    'list_order',
  ],
  [
    'カテゴリ, カテゴリー, カテゴリID, カテゴリーID, category id, item category, product category',
    'category_id categories',
  ],
  ['カテゴリ名, カテゴリー名, category name', 'categories.name'],
  [
    '親カテゴリ, 親カテゴリー, 大カテゴリ, parent category, 子カテゴリ, 子カテゴリー, サブカテゴリ, サブカテゴリー, 小カテゴリ, 中カテゴリ, subcategory, sub-category, child category',
    'parent_number',
  ],
  ['ショップ名, 店名, 店舗名, store name, ストア名, shop title, name of the shop, name of the store', 'shop_name'],
  [
    'ショップ紹介, ショップ説明, ショップ紹介文, ショップの紹介文, shop description, store description, about the shop',
    'shop_introduction',
  ],
  ['ショップURL, 店舗URL, ショップのURL, shop address, store url, shop link', 'shop_url'],
  ['ショップID, 店舗ID, store id', 'shop_id'],
  ['ロゴ, ロゴ画像, shop logo, store logo, logo image, ショップロゴ', 'user.logo user.display_logo'],
  ['背景, 背景画像, background image, wallpaper', 'user.background user.display_background user.repeat_background'],
  ['銀行名', 'bank_name'],
  ['支店名, 支店', 'branch_name'],
  ['口座番号', 'account_number'],
  ['口座種別, 口座種類, 預金種別', 'account_type'],
  ['口座名義, 名義', 'account_name'],
  ['振込予定日, 入金予定日, 支払予定日, 振込日, payout date, payout day, transfer date', 'due_date'],
  [
    '引き出し額, 引出金額, 振込申請額, 申請金額, 振込額, 振込金額, 出金額, 引き出し金額, payout amount, withdrawal amount, payout, amount withdrawn',
    'drawings',
  ],
  ['振込申請日, 申請日, 申請日時', 'savings.created'],
  ['アクセストークン', 'access_token'],
  ['リフレッシュトークン', 'refresh_token'],
  [
    '有効期限, 有効期間, トークンの有効期限, アクセストークンの有効期限, トークンの期限, access token lifetime, token lifetime, token expiry, token expiration, lifetime of the token',
    'expires_in refresh_token',
  ],
  ['認可コード', 'code'],
  ['クライアントID, APIキー, API key, apikey, application id, app id, アプリID', 'client_id'],
  ['クライアントシークレット, シークレット', 'client_secret'],
  [
    'コールバックURL, リダイレクトURL, リダイレクトURI, callback url, redirect url, callback, callback address',
    'redirect_uri',
  ],
  ['スコープ, 権限, アクセス権限, アクセス権, permission, permissions, access rights', 'scope'],
  ['検索キーワード, キーワード, search word, search term, keyword, keywords', 'q'],
  [
    '取得件数, 件数, 表示件数, 1ページの件数, 最大件数, page size, per page, number of results, results per page, records per page',
    'limit size',
  ],
  [
    '開始位置, オフセット, ページング, ページネーション, ページ送り, ページ番号, paging, pagination, page number',
    'offset start',
  ],
  [
    'セール価格, 割引価格, 値下げ価格, セール後の価格, sale price, discounted price, reduced price',
    'price proper_price',
  ],
  ['お急ぎ振込, 早期振込, お急ぎ振込手数料, early payout, express payout, early transfer', 'early_transfer_fee'],
  ['インスタグラム, インスタ, instagram, instagram account', 'instagram_id'],
  ['ツイッター, twitter, X account, twitter account', 'twitter_id'],
  ['フェイスブック, facebook', 'facebook_id'],
  ['ティックトック, tiktok', 'tiktok_id'],
  ['ユーチューブ, youtube', 'youtube_id'],
  ['SNS, SNSアカウント, social accounts', 'twitter_id facebook_id instagram_id line_id youtube_id tiktok_id'],
  ['CSRF, CSRF対策, CSRF token, forged callback', 'state'],
  [
    '定期回数, 定期便の回数, 何回目, recurring order count, delivery count of a subscription',
    'repeat_number repeat_times',
  ],
  [
    '期間, 期間指定, 日付, 日付で絞り込み, 日付で検索, 期間で絞り込み, filter by date, by date, 注文日で絞, 注文日で検索, 注文日で指定, 注文日を指定, 昨日の注文, 今日の注文, orders of a day, orders by date, orders between, orders from yesterday, filter orders, 日付範囲, 日付指定, 期間絞り込み, date range, date filter, orders since',
    'start_ordered end_ordered start_created end_created',
  ],
  ['並べ替え, ソート, ソート順, sort order, sorting, sort by', 'sort list_order'],
  ['売上, 売上高, sales, revenue, turnover', 'total user_balance_logs'],
  ['残高, 売上残高, balance, shop balance', 'user_balance_logs'],
  ['税込合計, line total, 明細合計', 'order_items.total item_total option_total'],
  ['振込ステータス, 出金ステータス, payout status', 'savings.status'],
  ['クーポンコード, coupon code', ''],
  ['ポイント, ポイント利用, ポイント数, points used, member points', ''],
  ['会員ランク, 購入回数, 顧客ランク, customer rank, purchase history of a customer', ''],
  ['再入荷日, 入荷予定日, restock date, arrival date of stock', ''],
  ['対応期限, 発送期限, 出荷期限, ship-by date, handling deadline', ''],
  ['入金期限, 支払期限, 支払い期限, お支払い期限, payment deadline', ''],
  ['カード番号, クレジットカード番号, カード情報, credit card number, card number, card details', ''],
  ['性別, 生年月日, 誕生日, gender, date of birth', ''],
  ['顧客ID, 顧客番号, 会員ID, 会員番号, customer id, member id, user id of the buyer', ''],
  ['重量, 重さ, weight', ''],
  ['原価, 仕入れ値, 仕入価格, cost price', ''],
  ['PayPay, PayPay決済, ペイペイ', 'payment=paypay paypay_payment_transaction'],
  ['Amazon Pay, アマゾンペイ', 'payment=amazon_pay amazon_payment_transaction'],
  ['PayPal, ペイパル', 'payment=paypal paypal_payment_transaction'],
  [
    'お届け日時, 配送日時, 配達日時, 日時指定, 配送日時指定, delivery date and time',
    'delivery_date delivery_time_zone',
  ],
  ['午前中, 午前中指定, delivery hours, delivery hour, morning delivery', 'delivery_time_zone'],
  [
    '登録日, 登録日時, 作成日, 作成日時, created date, creation date, date added, 新着, 新着順, 新着商品, new arrivals, newest items',
    'order=created',
  ],
  ['商品を隠す, 商品を非表示, hide a product, hide an item, hide items, show or hide', 'visible'],
  ['並び替え, 並べかえ, reorder items, reorder products, sort products manually, arrange items', 'list_order'],
  [
    '種類の在庫, 種類ごとの在庫, バリエーションの在庫, サイズごとの在庫, stock of each size, stock per size, stock of a variation, stock per variation, stock of one size, stock of one variation, 一つの種類の在庫, variant stock',
    'variation_stock variation_id',
  ],
  ['追跡URL, tracking url, tracking link', 'tracking_number'],
  ['出金手数料, 引き出し手数料, withdrawal fee, payout fee', 'bank_transfer_fee administrative_fee early_transfer_fee'],
  ['ヤマト運輸, 佐川急便, 日本郵便, Yamato, Sagawa, Japan Post', 'delivery_company_id delivery_companies.name'],
  [
    '一部発送, 分割発送, 一部だけ発送, partial shipment, partial shipments, partial fulfillment, split shipment, ship only one, ship one item',
    'order_item_id status=dispatched',
  ],
];

/** Labels that BASE prints for the values of a field are words for them, and stand in the description. */
const labels: readonly Words[] = operation('orders/detail').response.flatMap(({ name, enum: values = [] }) =>
  values.flatMap(({ value, ja, admin }) =>
    [ja, admin].flatMap((word) => (word ? [{ words: [word], names: [`${name}=${value}`] }] : [])),
  ),
);

export const words: readonly Words[] = [
  ...table.map(([said, names]) => ({ words: said.split(', '), names: names.split(' ').filter(Boolean) })),
  ...labels,
];
