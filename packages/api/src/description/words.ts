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
  ['備考, 備考欄, 注文備考, order note, customer note, buyer note, buyer comment', 'remark'],
  ['支払い方法, 支払方法, お支払い方法, 決済方法, 決済手段, payment method, payment type', 'payment'],
  [
    '支払い状況, 入金状況, 決済状況, 決済ステータス, payment status',
    'cvs_payment_transaction.status bt_payment_transaction.status atobarai_payment_transaction.status c_c_payment_transaction.status carrier_payment_transaction.status',
  ],
  ['代引き, 代金引換, 代引, cash on delivery', 'payment=cod cod_fee'],
  ['クレジットカード決済, クレジットカード払い, クレカ', 'payment=creditcard c_c_payment_transaction'],
  ['コンビニ決済, コンビニ払い', 'payment=cvs cvs_payment_transaction'],
  ['銀行振込', 'payment=base_bt bt_payment_transaction'],
  ['後払い決済, あと払い', 'payment=atobarai payment=bnpl atobarai_payment_transaction bnpl_payment_transaction'],
  ['キャリア決済, 携帯決済', 'payment=carrier_01 payment=carrier_02 payment=carrier_03 carrier_payment_transaction'],
  ['郵便番号, zip code, postal code, post code, postcode', 'zip_code'],
  ['都道府県, 県', 'prefecture'],
  ['住所, 番地, street address', 'address address2'],
  ['建物名, マンション名, address line 2, second address line', 'address2'],
  ['国, 国名, 国コード', 'country country_code'],
  ['電話番号, 電話, TEL, phone number, telephone, phone', 'tel'],
  ['メールアドレス, メアド, email address, email', 'mail_address'],
  [
    'お届け希望日, 配送希望日, 配達希望日, 希望日, 指定日, お届け日, 配達日, delivery day, requested delivery date',
    'delivery_date',
  ],
  [
    'お届け時間帯, 配達時間帯, 配送時間帯, 希望時間帯, 時間帯, 時間指定, delivery time, delivery slot, time slot',
    'delivery_time_zone',
  ],
  ['送料, 配送料, 配送料金, shipping cost, delivery fee, postage', 'shipping_fee'],
  ['配送方法, 発送方法, 配送手段, shipping method, delivery method', 'shipping_method'],
  ['手数料, fee, fees', 'collected_fee cod_fee administrative_fee bank_transfer_fee early_transfer_fee'],
  [
    '決済手数料, 支払い手数料, payment fee',
    'c_c_payment_transaction.collected_fee cvs_payment_transaction.collected_fee bt_payment_transaction.collected_fee atobarai_payment_transaction.collected_fee carrier_payment_transaction.collected_fee coin_payment_transaction.collected_fee paypal_payment_transaction.collected_fee amazon_payment_transaction.collected_fee paypay_payment_transaction.collected_fee bnpl_payment_transaction.collected_fee',
  ],
  ['サービス利用料, サービス手数料, service fee', 'order_charge order_charge.collected_fee'],
  ['代引き手数料, 代引手数料, 代金引換手数料, cash on delivery fee', 'cod_fee'],
  ['振込手数料, transfer fee', 'bank_transfer_fee'],
  ['事務手数料', 'administrative_fee'],
  ['在庫, 在庫数, 在庫数量, 残数, inventory, quantity in stock', 'stock variation_stock'],
  ['種類, バリエーション, 種類名, バリエーション名, variation name, variant', 'variation variations'],
  ['種類コード, バリエーションコード, variation code', 'variation_identifier'],
  ['種類ID, バリエーションID, variant id', 'variation_id'],
  ['商品コード, 品番, 商品番号, 管理番号, SKU, item code, product code', 'identifier item_identifier'],
  ['商品ID, アイテムID, product id', 'item_id'],
  ['JANコード, JAN, バーコード, GTIN, EAN', 'barcode'],
  ['商品名, アイテム名, 品名, item name, product name', 'title'],
  ['商品説明, 説明文, 商品詳細, item description, product description', 'detail'],
  ['価格, 値段, 単価, 販売価格, 金額', 'price'],
  ['定価, 通常価格, セール前価格, regular price, list price, original price', 'proper_price'],
  ['合計, 合計金額, 総額, 注文金額, order total, total amount', 'total'],
  ['小計, subtotal', 'item_total order_items.total'],
  ['数量, 個数, 注文数, 購入数, quantity', 'amount'],
  ['税率, 消費税, 消費税率, 軽減税率, 税区分, tax rate, consumption tax', 'item_tax_type consumption_tax_rate'],
  [
    '注文者, 購入者, 注文者名, 購入者名, 注文者氏名, 購入者氏名, お客様名, buyer, customer, buyer name, customer name',
    'order.last_name order.first_name orders.last_name orders.first_name',
  ],
  ['氏名, 名前, お名前', 'last_name first_name shop_name categories.name delivery_companies.name account_name'],
  ['姓, 苗字, 名字, family name, surname', 'last_name'],
  ['名, given name', 'first_name'],
  ['配送先, お届け先, 届け先, 送付先, 送り先, 受取人, 配送先住所, お届け先住所, recipient', 'order_receiver'],
  [
    '追跡番号, 送り状番号, 伝票番号, 問い合わせ番号, お問い合わせ番号, お問い合わせ伝票番号, 荷物番号, tracking code, waybill number',
    'tracking_number add_comment',
  ],
  [
    '配送業者, 配送会社, 運送会社, 宅配業者, 宅配会社, shipping company, carrier, courier',
    'delivery_company_id delivery_companies.name',
  ],
  ['発送メッセージ, 発送メール, 発送通知, dispatch email, shipping email', 'add_comment'],
  ['注文番号, 受注番号, 注文ID, オーダー番号, 注文キー', 'unique_key'],
  ['注文明細, 明細, 注文商品, 購入商品, order lines, line items', 'order_items'],
  ['注文明細ID, 明細ID, line item id', 'order_item_id'],
  ['注文日, 注文日時, 購入日, 購入日時, 受注日, order date, date of purchase', 'ordered'],
  ['発送日, 発送日時, 発送完了日, ship date, shipping date, dispatch date', 'dispatched'],
  ['キャンセル日, キャンセル日時, cancellation date', 'cancelled'],
  ['キャンセル, キャンセル済み, cancellation', 'dispatch_status=cancelled cancelled status=cancelled'],
  ['発送, 出荷', 'dispatch_status=dispatched dispatched status=dispatched'],
  [
    '発送済み, 発送済, 発送完了, 出荷済み, 対応済, shipped',
    'dispatch_status=dispatched order_items.status=dispatched dispatched',
  ],
  ['未発送, 発送待ち, 未対応, 未出荷, 対応待ち', 'dispatch_status=ordered order_items.status=ordered'],
  [
    '配送中, 輸送中, in transit',
    'dispatch_status=shipping atobarai_status=shipping atobarai_payment_transaction.status=shipping',
  ],
  ['未入金, 支払い待ち, 決済待ち, awaiting payment, waiting for payment', 'dispatch_status=unpaid'],
  [
    '注文ステータス, 発送ステータス, 対応状況, 発送状況, 配送状況, 注文状況, order status, shipping status',
    'dispatch_status order_items.status',
  ],
  [
    '割引, 割引額, 値引き, クーポン, クーポン名, クーポン割引, coupon',
    'order_discount order_discount.discount order_discount.note',
  ],
  ['コイン, ショップコイン', 'order_header_coin coin_payment_transaction'],
  ['金額調整, 調整額', 'order_amount_adjustment order_amount_adjustment.adjusted_amount'],
  ['更新日, 更新日時, 最終更新日, 変更日時, last updated, updated at', 'modified'],
  ['定期便, 定期購入, サブスクリプション', 'subscription'],
  ['オプション, 商品オプション, オプション名', 'options option_name'],
  ['商品画像, 画像, 写真, 画像URL, item image, product image', 'img{n}_{size} image_url image_no'],
  ['公開, 非公開, 公開状態, 公開設定, 表示, 非表示, hidden', 'visible'],
  ['並び順, 表示順, 順番, display order', 'list_order'],
  ['カテゴリ, カテゴリー, カテゴリID, カテゴリーID', 'category_id categories'],
  ['カテゴリ名, カテゴリー名, category name', 'categories.name'],
  ['親カテゴリ, 親カテゴリー, 大カテゴリ, parent category', 'parent_number'],
  ['ショップ名, 店名, 店舗名, store name', 'shop_name'],
  ['ショップ紹介, ショップ説明, ショップ紹介文', 'shop_introduction'],
  ['ショップURL, 店舗URL', 'shop_url'],
  ['ショップID, 店舗ID, store id', 'shop_id'],
  ['ロゴ, ロゴ画像', 'user.logo user.display_logo'],
  ['背景, 背景画像', 'user.background user.display_background user.repeat_background'],
  ['銀行名', 'bank_name'],
  ['支店名, 支店', 'branch_name'],
  ['口座番号', 'account_number'],
  ['口座種別, 口座種類, 預金種別', 'account_type'],
  ['口座名義, 名義', 'account_name'],
  ['振込予定日, 入金予定日, 支払予定日', 'due_date'],
  ['引き出し額, 引出金額, 振込申請額, 申請金額', 'drawings'],
  ['振込申請日, 申請日, 申請日時', 'savings.created'],
  ['アクセストークン', 'access_token'],
  ['リフレッシュトークン', 'refresh_token'],
  ['有効期限, 有効期間', 'expires_in refresh_token'],
  ['認可コード', 'code'],
  ['クライアントID', 'client_id'],
  ['クライアントシークレット, シークレット', 'client_secret'],
  ['コールバックURL, リダイレクトURL, リダイレクトURI, callback url', 'redirect_uri'],
  ['スコープ, 権限', 'scope'],
  ['検索キーワード, キーワード', 'q'],
  ['取得件数, 件数, 表示件数', 'limit size'],
  ['開始位置, オフセット', 'offset start'],
  ['対応期限, 発送期限, 出荷期限, ship-by date, handling deadline', ''],
  ['入金期限, 支払期限, 支払い期限, お支払い期限, payment deadline', ''],
  ['性別, 生年月日, 誕生日, gender, date of birth', ''],
  ['顧客ID, 顧客番号, 会員ID, 会員番号, customer id', ''],
  ['重量, 重さ, weight', ''],
  ['原価, 仕入れ値, 仕入価格, cost price', ''],
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
