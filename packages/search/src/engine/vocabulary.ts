import { stem } from './tokenize.ts';

/** Pages about what new applications cannot call; a test compares them with the description of the API. */
export const closedPages = /\/api\/search(\/|$)/;

/** Words that carry no meaning in a question. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an and are as at be been but by can cannot could did do does doing don for from had has have how i if in into is it its me my of on or our out
  please should so some than that the their them there these they this those to us was we were what when where which who whom why will with would
  you your am s t about any via vs whats hows tell explain happens happen possible per over only much many long often
  のは をが`.split(/\s+/),
);

/** Words about the API alone: beside one of them, a page about themes answers only where it holds every word. */
export const apiWords: ReadonlySet<string> = new Set(
  'token oauth scope webhook endpoint quota callback curl json payload openapi sdk'
    .split(' ')
    .map((word) => stem(word)),
);

/** Words that help to choose, yet may be missing. */
export const weakWords: ReadonlySet<string> = new Set(
  'list all use using used way want need make show let thing work works working get give tag tags parameter field api template theme block variable example base call endpoint error code app meaning mean rate return returns via through first missing'.split(
    ' ',
  ),
);

/** Words that readers take for one another. Each group is one line; the stems stand for all forms. */
const groups = `
delete remove erase
sold stock
sign log login oauth authorize
add create register new post insert upload
edit update change modify move
list index all
get detail retrieve fetch read show
item product goods merchandise
stock inventory quantity
soldout stock
variation variant option
image picture photo
category collection
order purchase
status state
user shop store merchant seller account
shipping delivery postage
carrier company courier
buy purchase checkout
cart basket
token oauth access
auth authorization authorize authentication login signin oauth
refresh renew expire
expire lifetime
limit quota maximum throttle throttling
max maximum
request call
paging pagination offset page limit
sandbox try test mock
theme template
review rating
coupon discount sale
price cost amount
money payout savings withdrawal balance
bnpl later deferred
search find lookup
language translation i18n english locale multilingual bilingual localization localisation
preorder pre-order
message inquiry contact
newsletter magazine mail
restock notification arrival
age adult minor alcohol wine beer sake
logo brand
banner announcement
blog article news
color colour
menu navigation nav
breadcrumb navigation
loop iterate repeat iterator foreach
condition if conditional
required must mandatory
checklist check
submit application apply applicant request
reject refuse rejected
designer author developer
changelog update history release
question faq help
webhook push notify
sync synchronize poll webhook
wishlist favorite
member membership
pickup takeout
lottery raffle draw
download digital
coin funding
label badge ribbon
period schedule
tax vat
currency money i18n
popup modal dialog
twitter x tweet
social sns share
law legal tokushoho
customer buyer
cancel cancellation refund
retry retries repeat attempt
ship dispatch shipped dispatched
parcel package tracking
sku identifier
credential secret key
scope permission
invalid wrong bad
url link href
custom option customize customise settings setting
related recommend similar
description detail
thumbnail image
`;

/**
 * Fixed expressions whose words mean something else one by one, some of them from the letters on that begin them. The index
 * brings them, with no flags but these.
 */
export const phrases: readonly (readonly [said: RegExp, meant: string])[] = [
  [/^how (to|do i|can i) (?=\S+( \S+){0,2}$)/giu, ''],
  [/\brate[ -]?lim\w*/giu, 'limit'],
  [/^rate( l| li)?$/giu, 'limit rate'],
  [/\btoo many (requests|calls)\b|\b(http )?429\b/giu, 'api limit'],
  [/^((http|status|code|error) )*([45]\d\d|http status( codes?)?)$/giu, 'errors'],
  [/^(all )?error co?d?e?s?$/giu, 'errors'],
  [/(?<!delivery )\btime[ -]?zones?\b/giu, 'japan time conventions'],
  [/\b(convenience store|konbini|combini)s?\b/giu, 'convenience store cvs'],
  [/\b(infinite|endless) scroll(ing)?\b|\blazy[ -]load(ing)?\b/giu, 'load more items'],
  [/\b(real[ -]?time|instant) (updates?|changes?)\b/giu, 'webhook'],
  [/\b(sign|log)[ -](in|on)\b/giu, 'login'],
  [/\b(stock|edited) themes?\b/giu, 'kind of theme'],
  [/\{\w+\}が/gu, '{XxxTag}が'],
  [/\bdrop[ -]downs?\b/giu, 'select'],
  [/\b(restore|back to) (\w+ ){0,2}(theme|design)\b/giu, 'get old theme back'],
  [/\b(un)?hide (an )?item\b(?! price)|item to invisible/giu, 'visible item edit'],
  [/\bonly on (the |an? |one )?((home|front|item|top|about)[ -]?)page\b/giu, 'page conditions'],
  [/\b(front|home)[ -]?page\b/giu, 'index page'],
  [
    /\btokens? (has |have )?(stop(s|ped)?|no longer|not) work(s|ing)?( after (an?|one|1) hour)?\b/giu,
    'refresh access token',
  ],
  [
    /\borders? (from|of|since|in) (the )?(last|past|this) (hour|day|week|month|year)s?\b/giu,
    'list orders start_ordered',
  ],
  [
    /\b(((new|changed|modified|updated) (or |and ))?(changed|modified|updated) orders?|orders? (that |which |have |were |was )*(changed|modified|updated)( (since|after|from) \w+)?|(filter|select)(ing)? orders? by (date|time)|orders? since \w+)\b/giu,
    'list orders start_ordered',
  ],
  [/\bpage through\b/giu, 'paging offset limit'],
  [/\b(where|get|find|need)\b.{0,20}\bclient[ _]?(id|secret)s?\b/giu, 'get a client id'],
  [
    /\b((turn|switch)(ing)? (on (\w+ )?apps?|(\w+ )?apps? on)|(install|enabl|activat)(e|ing)? (\w+ )?apps?)\b/giu,
    'switch an app on',
  ],
  [/\b(freelancer|contractor)s?\b/giu, 'programmer'],
  [/\b(two|several|both|multiple|change|other|foreign) languages?\b|^languages?$/giu, 'english i18n switches'],
  [
    /\b((in|other|foreign|another|us|american) (dollar|euro|currenc)\w*|(pay|price)s? in (dollar|euro)s?)\b/giu,
    'currency i18n',
  ],
  [/\bsell(ing)? (alcohol|wine|beer|sake|liquor)\b|\balcohol age check\b/giu, 'age verification app'],
  [/\bmock server\b/giu, 'sandbox on your machine'],
  [/\b(postman|swagger)\b|^open ?api$/giu, 'all operations openapi'],
  [/\bsdks?\b|\bclient librar(y|ies)\b/giu, 'generated client'],
  [/\bpython( (example|sample|code)s?)?\b/giu, 'first call'],
  [/\bseo\b|\bogp\b|\bopen graph\b/giu, 'meta information'],
  [/\b(unix )?(timestamps?|epoch)\b|\bunix (time|seconds)\b/giu, 'times in responses conventions'],
  [/\bdrop[ -]?downs?\b/giu, 'select option'],
  [/\bcarousels?\b/giu, 'slider'],
  [/^(create|make|write|build)( (a|an|my|new|own))* themes?$/giu, 'create theme tutorial'],
  [/^(if|conditions?|conditionals?)( (statement|block|tag|else)s?)?$/giu, 'page conditions'],
  [/\bapi[ -]?keys?\b|^(register|create)( an?| my)? app(lication)?s?$/giu, 'get a client id'],
  [/\bdate formats?\b/giu, 'times in parameters conventions'],
  [/^(create|add|place|make)( an?)? orders?$/giu, 'api cannot create orders'],
  [/\btheme (size|length)s?\b/giu, 'theme too long'],
  [/\b(custom|extra|static) pages?\b/giu, 'size guide page'],
  [/\bbase (url|uri)\b|\bbase_url\b|\b(host|api) (name|url|address)\b/giu, 'conventions host'],
  [/\b(test(ing)?|staging|sandbox) (environment|server|mode|account|shop|store)s?\b/giu, 'sandbox on your machine'],
  [/^((change|add|edit|set|upload|own|shop|show|the|my|a) )*logo( image)?$/giu, 'logo without code'],
  [
    /^((edit|change|where|how|to|do|i|can|my|the|own|a) )*(html|(css|html|theme) code|code)$/giu,
    'edit theme base admin html editing app',
  ],
  [/^(html|template|theme) (template )?(example|sample)s?$|^(example|sample) (theme|template)s?$/giu, 'starter theme'],
  [/^(mobile( phone)?s?|(mobile|phone) (theme|view|design|version|page)s?)$/giu, 'smartphones'],
  [/^(undo|revert|restore|roll ?back)( (a|my|the|theme|changes?))*$/giu, 'get old theme back'],
  [
    /^((add|custom|edit|change|own|load|put|use|where|to|do|i|can|my|a|the) )*(css|js|java ?script|style ?sheets?)( (file|code)s?)?$/giu,
    'where put styles scripts',
  ],
  [/^((add|change|custom|load|own|use|web|google|my|the) )*fonts?$/giu, 'external files'],
  [
    /\b(buy|purchase|find|get|download|choose)(ing)? ((an?|another|new|free|my) )*themes?\b(?! back)|^theme (market|store|shop|change)s?$|^(change|switch)( (my|the))? themes?$/giu,
    'find another theme',
  ],
  [
    /\b(install|activate|upload)(ing)? ((an?|another|new|the|my) )*themes?\b(?! to sell)/giu,
    'edit theme base admin html editing app',
  ],
  [/\b(jst|(tokyo|japanese) time|japan standard time)\b/giu, 'japan time conventions'],
  [/\bsub[ -]?(menu|category|categorie)s?\b|\bnested categor(y|ies)\b/giu, 'category navigation'],
  [/\blet (\w+ ){0,2}owners? (choose|pick|change|set)\b/giu, 'design option'],
  [/\bauto[ -]?saves?\b|\blost my (changes|edits|work)\b/giu, 'theme editor keep text'],
  [/\b(items?|products?) (per|on (a|one|each)) page\b/giu, '24 items'],
  [/\bcannot (be )?(dispatch|ship)(ed)?\b/giu, 'change status'],
  [/\bnot (yet )?paid\b/giu, 'payment not arrived'],
  [/\border statuses\b/giu, 'order status meaning'],
  [/\brevok(e|ing) (\w+ ){0,2}(access|consent)\b/giu, 'end programmer access'],
  [
    /\b(apps? (is |are |does |do |will )?(not|isn[’']t|doesn[’']t|don[’']t|won[’']t) (show|appear|display|work|visible)\w*|apps? (is |are )?(missing|invisible))\b/giu,
    'app not show my theme',
  ],
  [
    /\b((looks? )?(different|wrong|broken) )?(on|for) (my |a |the )?(phone|mobile)s?\b/giu,
    'theme not show on smartphones',
  ],
  [/\b(revert|undo|roll ?back)(ing)? (\w+ ){0,2}(theme|design|change)s?\b/giu, 'get old theme back'],
  [/\b(uninstall|remov|delet)(e|ing)? ((an?|the|my) )?apps?\b/giu, 'remove an app try first'],
  [
    /\b(apps? pric(e|es|ing)|(price|cost)s? of (an? |the )?apps?|how much (do|does) (an? |the |my )?apps? cost)\b/giu,
    'price of an app or theme',
  ],
  [
    /\b(which|what) (kind of )?themes? (do|does|is|am|have)\b( (i|we|my|our|the|shop|have|using?))*/giu,
    'which kind of theme',
  ],
  [/\b(contact|customer|phone|email)[ -](support|service)s?\b|\bhelp ?desk\b/giu, 'ask question not answered'],
  [
    /\b(lost|lose|losing) (my |the )?(theme|design)s?\b|\b(theme|design)s? (is |has |was )?(lost|gone|disappear(s|ed)?)\b/giu,
    'get old theme back',
  ],
  [/\b(free|paid) apps?\b|\bapps? for free\b/giu, 'price of an app or theme'],
  [/\bci(\/cd)?\b|\bgithub actions?\b|\bcontinuous integration\b/giu, 'own project check theme'],
  [
    /ハンバーガー ?(メニュー)?|(開閉|スマホ) ?メニュー|ドロワー ?(メニュー)?|\b(burger|drawer) menu\b/giu,
    'hamburger menu',
  ],
  [/もっと(見|み)る|さらに(表示|読み込\S*)|無限スクロール/giu, 'load more items'],
  [
    /ヘッダー? ?(を|の)? ?(固定|追従)|(固定|追従)( ?する)? ?(ヘッダー?|メニュー|バナー)|\b(fixed|sticky)( position)? (header|menu|nav\w*)\b|\bheader (fixed|sticky)\b/giu,
    'fixed elements banner',
  ],
  [/(おすすめ|オススメ|お勧め|ピックアップ|特集) ?(の|した)? ?(商品|アイテム)?/giu, 'chosen products top page'],
  [
    /カート ?(に入れる)? ?ボタン ?の? ?(文字|文言|テキスト|名前|表記)?(を| )*(変更|変え\S*)?|購入 ?ボタン ?の? ?(文字|文言|テキスト)/giu,
    'text of the purchase button',
  ],
  [
    /(特定|一部|個別|ひとつ|1つ) ?の ?(商品|アイテム) ?(だけ|のみ|ページ)?|商品(ごと|別)(に|の)?/giu,
    'one certain product',
  ],
  [
    /キャッシュ|(css|スタイル ?シート|デザイン|変更) ?(が|の)? ?(反映|更新)( ?(されない|しない|されません|ない))?|\b(stale|old|cached?) (css|style ?sheets?|styles?)\b|\b(css|style ?sheet)s? (not |isn[’']t |does not |doesn[’']t )(updat|chang|refresh)\w*/giu,
    'visitors see old stylesheet',
  ],
  [
    /(メタ|meta|facebook|フェイスブック|tiktok|広告) ?(の)? ?(ピクセル|pixel)s?|ピクセル/giu,
    'advertising pixel analytics',
  ],
  [
    /画像 ?(を|の)? ?(アップロード|アップ)|画像 ?の? ?(置き場所?|ホスティング)|\b(where|how) (to |do i |can i )?(upload|host|put) (the |my |an )?(image|picture|file|photo)s?\b/giu,
    'where put images styles scripts',
  ],
  [/スライド ?ショー|スライダー|カルーセル/giu, 'slider'],
  [/(言語|日本語と英語|英語) ?の? ?(を)? ?(切り?替え?\S*)|多言語/giu, 'language switch english'],
  [/^((live|theme|design) )?previews?$/giu, 'try theme editor'],
  [
    /\b(no|missing|without) (labels?|reviews?|badges?|banners?|breadcrumbs?)\b(?= (in|on|at)\b)|\bshows? (me )?no (labels?|reviews?|badges?|banners?|breadcrumbs?)\b/giu,
    'app not show my theme',
  ],
  [
    /\bmulti-?part( form[ -]?data)?\b|\b(send(ing)? json|json (body|bodies|request|payload)s?)\b/giu,
    'form conventions',
  ],
  [
    /\b((changed|modified|updated) (items?|products?)|(items?|products?) (that |which |have |were |was )*(changed|modified|updated))( (since|after|from) \w+)?\b/giu,
    'list items modified',
  ],
  [
    /\b(need|have) to (know|write|learn|edit)( any| some)? (code|coding|html|programming)\b|\b(without|no)[ -](coding|programming)\b/giu,
    'change without code',
  ],
  [
    /\b(customer|buyer|visitor|people|someone)s? (from|in) (the )?(us|usa|united states|america|europe|china|korea|taiwan|abroad|other countr\w*)\b/giu,
    'sell abroad',
  ],
  [/^between( two)? dates?$/giu, 'list orders start_ordered end_ordered'],
  [
    /\b(over ?seas|foreign|international) (customer|buyer|sale|order|shipping|shop)\w*|\b(sell|ship)(ing)? (abroad|overseas|internationally)\b/giu,
    'sell abroad',
  ],
  [/(かんたん)?海外(販売|発送)/giu, 'sell abroad'],
  [/\b(give |send )?feed ?back\b|\breport (a )?(mistake|error) (on|in) (this|the) (page|site)\b/giu, 'whom can ask'],
  [/\bglossary\b|\bjapanese (words|terms)\b/giu, 'japanese words mean'],
  [
    /\b(ship(ping|ment)?|deliver(y|ing)?|recipient)[ -]address(es)?\b|\bship(ping)?[ -]to\b(?! )|お?届け先|配送先|送り先/giu,
    'order_receiver',
  ],
  [/(?<!(starting|end) )\bpoints\b|ポイント/giu, 'membership points'],
  [/アプリ ?の? ?(費用|料金|値段|価格)/giu, 'price of an app or theme'],
  [/日本 ?時間/giu, 'japan time conventions'],
  [/(購入者 ?の? ?)?メール ?アドレス|購入者 ?の? ?メール(?!マガジン)/giu, 'mail_address'],
  [/後払い ?の? ?発送/giu, 'deferred payment edit_status'],
];

/** Japanese words of the platform and their English names. */
export const japanese: Readonly<Record<string, string>> = {
  商品: 'item',
  在庫: 'stock',
  注文: 'order',
  受注: 'order',
  画像: 'image',
  写真: 'image',
  価格: 'price',
  値段: 'price',
  種類: 'variation',
  バリエーション: 'variation',
  カテゴリ: 'category',
  配送: 'delivery',
  配送業者: 'delivery company',
  発送: 'ship',
  注文ステータス: 'order status meaning',
  発送ステータス: 'order status meaning',
  配送ステータス: 'order status meaning',
  未発送: 'order status meaning',
  発送待ち: 'order status meaning',
  発送完了: 'order status meaning',
  発送済み: 'order status meaning',
  配送中: 'order status meaning',
  送料: 'shipping fee',
  検索: 'search',
  認可: 'authorize',
  認証: 'authorization',
  アクセストークン: 'access token',
  トークン: 'token',
  引き出し: 'savings',
  引出: 'savings',
  ショップ: 'shop',
  店舗: 'shop',
  購入: 'purchase',
  カート: 'cart',
  決済: 'payment',
  後払い: 'bnpl',
  予約: 'pre-order',
  抽選: 'lottery',
  販売期間: 'sales period',
  入荷: 'restock',
  年齢: 'age',
  セール: 'sale',
  割引: 'discount',
  税: 'tax',
  消費税: 'tax',
  ブログ: 'blog',
  レビュー: 'review',
  ラベル: 'label',
  お知らせ: 'announcement',
  バナー: 'banner',
  メンバーシップ: 'membership',
  会員: 'membership',
  コミュニティ: 'community',
  コイン: 'coin',
  メルマガ: 'mail magazine',
  メールマガジン: 'mail magazine',
  メッセージ: 'message',
  問い合わせ: 'contact',
  特定商取引法: 'law',
  プライバシー: 'privacy',
  ポリシー: 'policy',
  英語: 'english i18n',
  外国語: 'english i18n',
  通貨: 'currency',
  翻訳: 'i18n',
  言語: 'language',
  テーマ: 'theme',
  テンプレート: 'template',
  デザイン: 'design',
  デザインオプション: 'design option',
  ロゴ: 'logo',
  ファビコン: 'favicon',
  フォント: 'font',
  トップページ: 'top page',
  商品ページ: 'item page',
  商品説明: 'item description',
  特商法: 'law',
  申請: 'application',
  審査: 'review',
  チェックリスト: 'checklist',
  必須: 'required',
  タグ: 'tag',
  更新: 'update',
  変更: 'change',
  削除: 'delete',
  追加: 'add',
  登録: 'add',
  編集: 'edit',
  取得: 'get',
  一覧: 'list',
  売り切れ: 'sold out',
  売切れ: 'sold out',
  関連商品: 'related items',
  パンくず: 'breadcrumb',
  色: 'color',
  背景: 'background',
  エラー: 'error',
  制限: 'limit',
  よくある質問: 'faq',
  定期便: 'subscription',
  定期購入: 'subscription',
  サブスク: 'subscription',
  スマホ: 'smartphones',
  スマートフォン: 'smartphones',
  追跡番号: 'tracking number',
  伝票番号: 'tracking number',
  お届け先: 'recipient address',
  配送先: 'recipient address',
  並び替え: 'sort',
  並べ替え: 'sort',
  手数料: 'fee',
  非公開: 'hidden visible',
  テイクアウト: 'takeout',
  デジタルコンテンツ: 'download',
  ダウンロード: 'download',
  利用規約: 'terms',
  ユーザー: 'user',
  ステータス: 'status',
  キャンセル: 'cancel',
  返金: 'refund',
  領収書: 'receipt',
  請求書: 'invoice',
  入金待ち: 'order status meaning',
  コンビニ: 'cvs convenience store',
};

/** Groups of words that mean about the same, for the hosted service too. */
export const synonymGroups: readonly (readonly string[])[] = groups
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const synonyms = new Map<string, Set<string>>();
for (const group of synonymGroups) {
  const terms = group.map((word) => stem(word.replace(/-/g, '')));
  for (const term of terms) {
    const known = synonyms.get(term) ?? new Set();
    for (const other of terms) if (other !== term) known.add(other);
    synonyms.set(term, known);
  }
}

/** Stems that mean about the same as this stem. */
export function synonymsOf(term: string): readonly string[] {
  return [...(synonyms.get(term) ?? [])];
}

/** What the words mean that begin with these letters, three at least. */
export function meaningsFrom(letters: string): readonly string[] {
  return [...synonyms].flatMap(([word, others]) => (letters.length > 2 && word.startsWith(letters) ? [...others] : []));
}
