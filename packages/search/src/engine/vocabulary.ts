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
  'list all use using used way want need make show let thing work works working get give tag tags parameter field api template theme block variable example base call endpoint error code app meaning mean rate return returns via through first missing number put'.split(
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
message inquiry contact chat
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
ship dispatch shipped dispatched shipment
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
  [
    /^(?=.*(\bapi\b|\bprogram(matic(ally)?)?\b))(?=.*(\bblogs?\b|ブログ)).*$|^(write|create|post|publish)\w* blog (post|article)s?( \w+ally)?$/giu,
    'api cannot do read or write posts of the blog app',
  ],
  [
    /^(?=.*(\bapi\b|\bprogram(matic(ally)?)?\b))(?=.*(\b(theme|design)s?\b|テーマ|デザイン))(?=.*(\b(edit|chang|updat|upload|writ|install|customi)\w*|編集|変更|更新|アップロード)).*$|^(themes?|designs?|テーマ|デザイン) ?api$/giu,
    'what the api cannot do theme profile',
  ],
  [
    /^(?=.*(\b(edit|chang|updat|writ)\w*|編集|変更|更新))(?=.*(\bprofile\b|\bshop (name|introduction|logo|info\w*)\b|プロフィール|ショップ(名|情報|紹介))).*$/giu,
    'what the api cannot do profile',
  ],
  [
    /\b(who|some(one|body)|any(one|body)|person) ((who|that|to|can|could|will) )*(help|edit|fix|change|make|customi[sz]e)\w*( \S+){0,3} (theme|html|design|code|shop|site)s?\b|\b(hir(e|ing)|find(ing)?|looking for|need) (an?|the|some)? ?(web )?(developer|designer|coder|agency|programmer)s?\b|(デザイナー|制作|外注|業者)(に|を|の|へ| )*(依頼|頼\S*|探\S*|外注)|^(助けて\S*|ヘルプ|困った\S*|外注|制作依頼)$|\b(contact|customer|phone|email)[ -](support|service)s?\b|\bhelp ?desk\b|\b(give |send )?feed ?back\b|\breport (a )?(mistake|error) (on|in) (this|the) (page|site)\b/giu,
    'who can help me or edit my theme for me',
  ],
  [
    /\b(edit|change|customi[sz]ation)s? (are |is |get |be |were )?(lost|gone|overwritten|disappear\w*)\b.*|\b(lose|overwrite)s? (my |the )?(edit|change|customi[sz]ation)s?\b.*|\bedited theme get\b.*update.*/giu,
    'lose my changes when edit or update theme',
  ],
  [
    /^(?=.*\b(edit|modify)\b)(?=.*\b(bought|purchased|market)\b).*$|^(?=.*\b(chang|switch)\w* (my |the )?theme\b(?! (setting|colou?r)))(?=.*\b(settings?|lose|keep)\b).*$/giu,
    'lose my changes when edit update or switch theme',
  ],
  [/^what (can|do|does|is|are) (an )?apps?( (do|for|good)\b.*)?$/giu, 'app adds function shop blog reviews'],
  [
    /\bapps? (cost money|monthly (fee|price|cost))s?\b|^(?=.*(\b(free|cost|price)\b|無料)).*\bhtml ?(edit|編集).*$|不正決済\S*|\b(apps? pric(e|es|ing)|(price|cost)s? of (an? |the )?apps?|how much (do|does) (an? |the |my )?apps? cost)\b|\b(free|paid) (app|theme)s?\b|\bapps? for free\b|アプリ ?の? ?(費用|料金|値段|価格)|^(料金|費用|値段)表?$/giu,
    'price of an app or theme each cost',
  ],
  [
    /\b(edit|change) (my |the )?html (of|in|for) (my |the )?(shop|store|theme)$/giu,
    'what need to use an app or edit my theme',
  ],
  [
    /^.*\b(smaregi|point of sale|cash register|(stock|inventory)\b.*\b(physical|real|retail) (shop|store))s?\b.*$|^pos( (app|system|stock)\w*)?$|^.*(スマレジ|実店舗).*$/giu,
    'app cash register anything else',
  ],
  [
    /^(?=.*\b(customer|personal)s?\b)(?=.*\b(see|read)\b)(?=.*\b(apps?|program\w*|service)\b).*$/giu,
    'what can programmer do with my shop',
  ],
  [/^.*\btracking (number|code)s? auto\w*$|^shipping status from.*/giu, 'ship and cancel orders'],
  [
    /\bsecret (shop|store|ec)s?\b|\bsee when my shop is closed\b|シークレット ?(ec|ショップ)?|^.*\bpassword\b.*\b(shop|store|site)\b.*$|パスワード.*|\b(close|pause|holiday|vacation)\w* (the |my |our )?(shop|store)\b.*|メンテナンス(中|モード)?|\bmaintenance( mode)?\b|(ショップ|店) ?(を)? ?(非公開|休業|閉\S*)/giu,
    'close or delete my shop password',
  ],
  [
    /\b(copy|source|html|code|download)s? (of )?(the )?(stock|default) themes?\b.*|\b(stock|default|standard) themes? (source|html|code|download|copy)\b.*/giu,
    'where the stock theme is',
  ],
  [
    /^(e-?gift|gift|birthday|ギフト|のし|熨斗|ラッピング)s?( (and )?(wrap\w*|card|box|ribbon|message|note|app)s?){0,2}$|.*\b(choose|pick|select) (a |the |their )?(delivery|shipping) (date|day|time)s?\b.*|^.*\bgift (card|certificate|voucher)s?\b.*$/giu,
    'app for delivery dates anything else',
  ],
  [
    /^.*\b(packing slips?|(limit|items?|quantity|purchases?|orders?) per (customer|person|buyer)|(allowed|forbidden|prohibited|banned) (goods|items?|products?)|(goods|items?|products?) (are|is) (not )?(allowed|forbidden|prohibited|banned)|card (is|was|got) (declined|refused|rejected))\b.*$|^.*\b(phone number|telephone|e-?mail|contact|reach|call) (of |for |to )?(the )?(base|support|help ?desk|customer (support|service))\b.*$|^.*\b(move|migrate|switch) (my |a |our )?(shop|store)?.*\bto base$|^(納品書|購入制限|個数制限|出品禁止|問い合わせ先|サポート 電話).*$/giu,
    'who can help me',
  ],
  [/\b(to|in) other countries\b/giu, 'abroad'],
  [
    /^(?!.*(theme|consent|access|appli))(?=.*\b(my|i)\b).*\b(earnings|withdraw|cash out)\b.*$|\bpayout (deadline|(fees?|costs?) days?)\b|^(?!.*\b(api|refund|buyer)\b)(?=.*\b(money|payout|sales)\b).*\b(arrives?|comes?|reach(es)?|paid|transferred|land)\b.*\b(bank|account)\b.*$/giu,
    'when get my money payout cost',
  ],
  [/\bpage through\b/giu, 'paging offset limit'],
  [
    /^(?=.*\b(detect|notice|sync))(?=.*\bcancel).*$|\b((changed|modified|updated) orders?|orders? (that |which |have |were |was |by )*(changed|modified|updated)( (since|after|from) \w+)?)\b/giu,
    'keep orders in sync',
  ],
  [
    /\b(commission|sales fee)s?( per (order|sale))?\b|\bbase (is )?free\b.*|\bhow much .*\bbase (take|keep|charge)s?\b.*|^(commissions?|((transaction|selling|service) )?fees?|pricing|(販売)?手数料(.?いくら\S*)?)$/giu,
    'what fee does base take',
  ],
  [/\bpick(ed|ing)?[ -]?up\b|\bcollect\w* (at|from|in)\b/giu, 'takeout app'],
  [/\bpreview\w*\b.*\btheme\b.*|^((live|theme|design) )?previews?$|^プレビュー$/giu, 'try theme editor'],
  [/^.*\b(auto-?complet\w+|intellisense|highlighting|lint\w* .*\bcode)\b.*$/giu, 'in your editor'],
  [
    /\b(max\w*|limit)\b.*\b(size|length)\b.*\btheme\b.*|\btheme (size|length)s?\b|\bhow (long|big|large) (can|may|is) (a|my|the) theme\b.*/giu,
    'theme too long',
  ],
  [
    /\bpartial(ly)? (ship|deliver|dispatch|cancel)\w*\b|\bsplit (ship\w*|orders?)\b|\b(ship|dispatch|send) (only )?(one|some|part)\b.*|\bmark(ed)? .*(shipped|dispatched|sent)\b/giu,
    'change order status lines',
  ],
  [/\b(multiple|several|many) (shops|stores|accounts)\b.*/giu, 'authorization ask shop owner access'],
  [/^.*\bfree (shipping|delivery|postage)\b.*$/giu, 'detailed shipping fee app'],
  [
    /^(paypay|cash on delivery|(apple|amazon|google) ?pay|paypal|credit ?cards?|クレジット(カード)?|(お?支払い?|決済) ?方法|(payment|pay) (method|option)s?)$/giu,
    'which payment methods customers use',
  ],
  [
    /^.*\bcategor\w+ ((in|to|into|on) (the |my )?(menu|nav\w*|header|sidebar)|drop-?down)\b.*$|\b(menu|nav\w*|header|sidebar) (with|of|for) categor\w+|^(drop-?down|sub) ?menus?$/giu,
    'categories navigation',
  ],
  [
    /(特商法|特定商取引法)\S* ?(書き方|設定|変更|編集|住所|入力)|住所.?(非公開|隠\S*)|^.*\bhide .*\b(address|phone)\b.*$|\b(edit|change|write|enter|where)\b.*\blegal notice\b|\blegal notice\b.*\b(edit|change|write)\b/giu,
    'legal notice owner enters',
  ],
  [/\b(back|again) in stock\b|\bnotify\b.*\bstock\b/giu, 'restock notification app'],
  [/\bapi (is )?(free|price|cost|pricing)\b|\b(price|cost) of (the )?api\b/giu, 'approval and terms'],
  [/^.*(\$|jquery) (is )?not defined.*$/giu, 'does base load jquery'],
  [
    /\boff by \d+ hours?\b|\b\d+ hours? (off|late|early|ahead|behind)\b|(?<!delivery )\btime[ -]?zones?\b|\b(jst|(tokyo|japanese) time|japan standard time)\b|日本 ?時間|タイム ?ゾーン|日時|時刻/giu,
    'japan time conventions',
  ],
  [
    /\b(customer|buyer) (list|database)|\b(list|export|get) (all |my )*customers\b|顧客 ?(一覧|リスト|情報)/giu,
    'api cannot do list customers',
  ],
  [
    /^(?=\S+ \S+ ).*\b(instagram|facebook|twitter|youtube|tiktok|sns|social) (link|icon|account)s?\b.*$/giu,
    'social accounts',
  ],
  [/^.*\bnew\b.* (badge|label|mark)s?\b.*$/giu, 'label app'],
  [/新着\S*|\bnew(est)? arrivals?\b/giu, 'list order sorting'],
  [
    /\b(variation|option|size|quantity)s? (select\w*|drop ?down|pull ?down)( ?box)?\b.*/giu,
    'markup of the fields variations',
  ],
  [/^.*\b(export|git|version control|back ?up)\b.*\b(theme|design)s?\b.*$/giu, 'keep theme safe version control'],
  [/\bsell(ing)? (\w+ )?(from|on) (a |the )?(certain|set|\w+days?)\b( date)?/giu, 'sales period app'],
  [
    /\b(broken?|ruined) my (theme|design|shop|html)\b.*|\b(theme|design|layout|html) (is |got )?(broken?|ruined)\b.*|\b(restore|back to) (\w+ ){0,2}(theme|design)\b|^(undo|revert|restore|roll ?back)( (a|my|the|theme|changes?))*$|\b(revert|undo|roll ?back)(ing)? (\w+ ){0,2}(theme|design|change)s?\b|\b(lost|lose|losing) (my |the )?(theme|design)s?\b|\b(theme|design)s? (is |has |was )?(lost|gone|disappear(s|ed)?)\b|(元|前|以前)の?(デザイン|テーマ|状態)?に?戻\S*/giu,
    'get old theme back',
  ],
  [
    /\b(sell|ship)(ing)? to (usa?|america|europe|china|taiwan|korea)\b|\b(customer|buyer|visitor|people|someone)s? (from|in) (the )?(us|usa|united states|america|europe|china|korea|taiwan|abroad|other countr\w*)\b|\b(over ?seas|foreign|international) (customer|buyer|sale|order|shipping|shop)\w*|\b(sell|ship)(ing)? (abroad|overseas|internationally)\b|(かんたん)?海外(販売|発送)|越境 ?(ec|イーシー)?|海外 ?(向け|対応|ec)|\bcross[ -]border\b/giu,
    'sell abroad',
  ],
  [/^subscriptions?$|\bsell every month\b/giu, 'can i sell subscriptions'],
  [/\bsize (chart|table)s?\b|\b(custom|extra|static) pages?\b/giu, 'size guide page'],
  [/\b(loop|iterate) (over|through) (all |the )?(items|products)\b/giu, 'block items'],
  [
    /\b(python|php|ruby|java|golang|c#|\.net|rust|swift|kotlin)( (client|sdk|library|package|composer|gem|pip)s?)+\b|\bsdks?( composer)?\b|\bclient librar(y|ies)\b/giu,
    'generated client',
  ],
  [
    /\b(chat ?gpt|openai|copilot|claude|gemini|cursor|llms?(\.txt)?|(ai|coding) (agent|assistant|tool)s?)\b|^ai$|生成ai/giu,
    'use with an assistant',
  ],
  [
    /\b(simulat|forc|inject|trigger|provok)(e|es|ing)? (an? )?(api )?(errors?|faults?|failures?)\b|\bfault injection\b|\bmock server\b|\bsandbox (environment|server|mode|account|shop|store)s?\b|テスト ?(環境|モード)|サンドボックス/giu,
    'sandbox on your machine',
  ],
  [/\b(http )?401( unauthori[sz]ed)?\b|^unauthori[sz]ed$/giu, 'errors invalid_request'],
  [/\b(order (number|no|code|id)s?|number of (an|the) order)\b|(注文|受注|オーダー) ?番号/giu, 'unique_key'],
  [/\b(order )?created[_ ]at\b|\bordered[_ ]at\b/giu, 'orders[].ordered'],
  [
    /\bidempoten\w*( (key|header|token)s?)?\b|\b(avoid|prevent)(ing)? duplicates?\b.*|\bduplicate(d)? (items?|orders?|requests?|calls?|posts?)\b|二重(登録|送信)|重複/giu,
    'retries safely',
  ],
  [
    /^(?=.*\b(bulk|batch|mass)\b)(?=.*\b(stock|inventory)\b).*$|^(?=.*在庫)(?=.*(一括|まとめて)).*$/giu,
    'keep stock right items',
  ],
  [/\btotal (count|number)( of \w+)?\b|\b(count|number) of all (items|orders)\b|(総|全)件数/giu, 'paging total'],
  [
    /\b(what[’']?s new|release notes?|new features|change ?log)\b|(変更|更新)履歴|リリース ?ノート/giu,
    'changelog changes',
  ],
  [/\bdeprecat(ed|ions?)\b|非推奨/giu, 'deprecated changes'],
  [/^api (reference|docs?|documentation|overview)$/giu, 'api of a base shop'],
  [/^template (guide|docs?|documentation|reference)$/giu, 'themes for a base shop'],
  [/\bunshipped\b|\bnot (yet )?(shipped|dispatched|sent)( yet)?\b/giu, 'what must be shipped today'],
  [/\bsold-?out\b/giu, 'sold out'],
  [/\brate[ -]?lim\w*/giu, 'limit'],
  [/^rate( li?)?$/giu, 'limit rate'],
  [/\btoo many (requests|calls)\b|\b(http )?429\b/giu, 'api limit'],
  [/^((http|status|code|error) )*([45]\d\d|http status( codes?)?)$|^(all )?error co?d?e?s?$/giu, 'errors'],
  [/\b(convenience store|konbini|combini)s?\b/giu, 'convenience store cvs'],
  [
    /\b(infinite|endless) scroll(ing)?\b|\blazy[ -]load(ing)?\b|もっと(見|み)る|さらに(表示|読み込\S*)|無限スクロール/giu,
    'load more items',
  ],
  [
    /\b(real[ -]?time|instant) (updates?|changes?|(order )?notif\w*)\b|\b(ping|push|notify|tell|call)s? my (server|program|system)\b.*|\bnew (order|sale)s? (notif|event|alert)\w*.*/giu,
    'webhook',
  ],
  [/\b(sign|log)[ -](in|on)\b/giu, 'login'],
  [/(?<!where the )\b(stock|edited) themes?\b/giu, 'kind of theme'],
  [/\{\w+\}が/giu, '{XxxTag}が'],
  [/\b(un)?hide (an )?item\b(?! price)|item to invisible/giu, 'visible item edit'],
  [
    /^.*\b(different|(check|know) which|css (for|per)) .*\bpages?\b.*$|\bonly (on|for) (the |an? |one )?((item|product|about)[ -]?)page\b|\b(hide|except|not)\b.* on (the )?(home|front|item|top|about|product|category)[ -]?page\b|^(if|conditions?|conditionals?)( (statement|block|tag|else)s?)?$/giu,
    'page conditions',
  ],
  [/\b(front|home)[ -]?page\b/giu, 'index page'],
  [
    /\borders? (from|of|since|in) (the )?(last|past|this) \w+|\borders? (by (date|time)|since \w+)\b/giu,
    'list orders start_ordered',
  ],
  [
    /\b(where|get|find|need)\b.{0,20}\bclient[ _]?(id|secret)s?\b|\bapi[ -]?keys?\b|^(register|create)( an?| my)? app(lication)?s?$/giu,
    'get a client id',
  ],
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
  [
    /\b(postman|insomnia|bruno|swagger)\b|^(.* )?open ?api( (file|spec\w*|json|yaml|schema)s?)?$|ポストマン/giu,
    'all operations openapi',
  ],
  [/\bpython( (example|sample|code)s?)?\b/giu, 'first call'],
  [/\bseo\b|\bogp\b|\bopen graph\b/giu, 'meta information'],
  [/\bdrop[ -]?downs?\b/giu, 'select option'],
  [/\bcarousels?\b|スライド ?ショー|スライダー|カルーセル/giu, 'slider'],
  [/\bbase (url|uri)\b|\bbase_url\b|\b(host|api) (name|url|address)\b/giu, 'conventions host'],
  [/^((change|add|edit|set|upload|own|shop|show|the|my|a) )*logo( image)?$/giu, 'logo without code'],
  [
    /^((edit|change|where|how|to|do|i|can|my|the|own|a) )*(html|(css|html|theme) code|code)$|\b(install|activate|upload)(ing)? ((an?|another|new|the|my) )*themes?\b(?! to sell)/giu,
    'edit theme base admin html editing app',
  ],
  [/^(mobile( phone)?s?|(mobile|phone) (theme|view|design|version|page)s?)$/giu, 'smartphones'],
  [
    /^((add|custom|edit|change|own|load|put|use|where|to|do|i|can|my|a|the) )*(css|js|java ?script|style ?sheets?)( (file|code)s?)?$/giu,
    'where put styles scripts',
  ],
  [
    /\b(buy|purchase|find|get|download|choose)(ing)? ((an?|another|new|free|my) )*themes?\b(?! back)|^theme (market|store|shop|change)s?$|^(change|switch)( (my|the))? themes?$/giu,
    'find another theme',
  ],
  [/\blet (\w+ ){0,2}owners? (choose|pick|change|set)\b/giu, 'design option'],
  [/\bauto[ -]?saves?\b|\blost my (changes|edits|work)\b/giu, 'theme editor keep text'],
  [/\b(items?|products?) (per|on (a|one|each)) page\b/giu, '24 items'],
  [/\bnot (yet )?paid\b/giu, 'payment not arrived'],
  [/\border statuses\b/giu, 'order status meaning'],
  [
    /\b(apps? ((is|are|does|do|will) )?(not|\w+n.t) (show|appear|display|work|visible)\w*|apps? (is |are )?(missing|invisible))\b|\b(no|missing|without) (labels?|reviews?|badges?|banners?|breadcrumbs?)\b(?= (in|on|at)\b)|\bshows? (me )?no (labels?|reviews?|badges?|banners?|breadcrumbs?)\b|(アプリ ?(が|は|の)? ?)?(表示(され|し)(ない|ません)\S*|出ない|出て(こ|来)ない)/giu,
    'app not show my theme',
  ],
  [
    /\b((looks? )?(different|wrong|broken) )?(on|for) (my |a |the )?(phone|mobile)s?\b/giu,
    'theme not show on smartphones',
  ],
  [/\b(uninstall|remov|delet)(e|ing)? ((an?|the|my) )?apps?\b/giu, 'remove an app try first'],
  [
    /ハンバーガー ?(メニュー)?|(開閉|スマホ) ?メニュー|ドロワー ?(メニュー)?|\b(burger|drawer) menu\b/giu,
    'hamburger menu',
  ],
  [
    /^(?=.*(固定|追従)).*(ヘッダー?|メニュー|バナー).*$|\b(fixed|sticky)( position)? (header|menu|nav\w*)\b|\bheader (fixed|sticky)\b/giu,
    'fixed elements banner',
  ],
  [/(おすすめ|オススメ|お勧め|ピックアップ|特集) ?(の|した)? ?(商品|アイテム)?/giu, 'chosen products top page'],
  [
    /(特定|一部|個別|ひとつ|1つ) ?の ?(商品|アイテム) ?(だけ|のみ|ページ)?|商品(ごと|別)(に|の)?/giu,
    'one certain product',
  ],
  [
    /キャッシュ|(css|スタイル ?シート|デザイン|変更) ?(が|の)? ?(反映|更新)( ?(されない|しない|されません|ない))?|\b(stale|old|cached?) (css|style ?sheets?|styles?)\b|\b(css|style ?sheet)s? (not|isn.t|does not|doesn.t) (updat|chang|refresh)\w*/giu,
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
  [/(言語|日本語と英語|英語) ?の? ?(を)? ?(切り?替え?\S*)|多言語/giu, 'language switch english'],
  [
    /\bmulti-?part( form[ -]?data)?\b|\b(send(ing)? json|json (body|bodies|request|payload)s?|content[ -]type|axios)\b/giu,
    'form conventions',
  ],
  [
    /\b((changed|modified|updated) (items?|products?)|(items?|products?) (that |which |have |were |was )*(changed|modified|updated))( (since|after|from) \w+)?\b/giu,
    'list items modified',
  ],
  [
    /\b(need|have) to (know|write|learn|edit|be)( any| some| a)? (code|coding|html|programm\w+)|\b(without|no)[ -](coding|programming)\b/giu,
    'change without code',
  ],
  [/\bglossary\b|\bjapanese (words|terms)\b/giu, 'japanese words mean'],
  [/(?<!(starting|end) )\bpoints\b|ポイント/giu, 'membership app points order_header_coin'],
  [
    /\b(customer|buyer)s? e-?mail\b(?=.* api)|(購入者 ?の? ?)?メール ?アドレス|購入者 ?の? ?メール(?!マガジン)/giu,
    'mail_address',
  ],
  [/後払い ?の? ?発送/giu, 'deferred payment edit_status'],
  [
    /^(アプリ|アプリ ?の? ?(一覧|リスト)|(all|list of|which|what|the|available|of|are|there|is|base) (\w+ )*apps?( (are|exist|available|list|there|can|i|use|have|does|base))*|apps? list)$/giu,
    'what does each app add need cost',
  ],
  [/返品|返品 ?(対応|処理)/giu, 'refund'],
  [/\b(delete|close|leave) ((my|the|shop|base|account) ?)+$/giu, 'close or delete my shop'],
  [/デザイン ?マーケット/giu, 'sell themes'],
  [/\bhidden (item|product)s?\b/giu, 'visible list items'],
  [/独自 ?ドメイン.*/giu, 'domain of my own'],
  [/\b(two|several|more) people\b.*|\b(employee|co-?worker|colleague)s?\b.*/giu, 'give staff an account'],
  [/\b(item|product)s? (is |was )?not found\b/giu, 'bad_item_id'],
  [/\b(remove|hide) (the )?base (mark|name|sign|brand\w*)\b/giu, 'remove logo of base'],
  [
    /(テーマ ?の? ?)?審査( ?(に|で|が))? ?(落ち\S*|通らな\S*|不合格|却下|基準|期間)?|\b(theme )?(review|application) (was |is |got )?(reject|refus|fail|deni)\w*\b|\btheme review\b/giu,
    'apply to sell a theme the review',
  ],
  [/ページング|ページネーション|全件(取得)?/giu, 'paging'],
  [/^(クーポン\S*|coupons?)$/giu, 'make a coupon api cannot do order_discount'],
  [
    /(定期便|サブスク(リプション)?|定期購入) ?(app|アプリ)?|\bsubscription (box|app|product|item)(es|s)?\b|\b(monthly|weekly|recurring|regular) (delivery|deliveries|box|order|shipment)(es|s)?\b/giu,
    'can i sell subscriptions what does my theme need',
  ],
  [
    /\b(sell(ing)? )?(music|audio|mp3s?|e-?books?|pdfs?|software|digital)( (file|download|good|product|content)s?)*\b|音楽|電子書籍|デジタル ?(商品|販売)/giu,
    'digital content app',
  ],
  [
    /^variations$|^(the )?((size|colou?r)s? (and|or|&) (size|colou?r)s?)( variation| variant| option)?s?$|バリエーション/giu,
    'variations quantity options fields add',
  ],
  [
    /^.*\b(earn\w*|commissions?|royalt\w*|revenue)\b.*\bthemes?\b.*$|^.*\bthemes?\b.*\b(earn\w*|commissions?|royalt\w*|revenue)\b.*$/giu,
    'terms and money',
  ],
  [/^(create|add|place|make)( an?)? orders?$/giu, 'api cannot create orders'],
  [
    /\b(ship(ping|ment)?|deliver(y|ing)?|recipient)[ -]address(es)?\b|\bship(ping)?[ -]to\b(?! )|お?届け先|配送先|送り先/giu,
    'order_receiver',
  ],
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
  在庫切れ: 'sold out',
  品切れ: 'sold out',
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
  振込: 'payout',
  不正: 'errors invalid',
  非公開: 'hidden visible',
  テイクアウト: 'takeout',
  デジタルコンテンツ: 'download',
  ダウンロード: 'download',
  利用規約: 'terms',
  ユーザー: 'user',
  ステータス: 'status',
  キャンセル: 'cancel',
  返金: 'refund',
  アプリ: 'app',
  カテゴリー: 'category',
  ページ: 'page',
  ヘッダー: 'header',
  フッター: 'footer',
  メニュー: 'menu',
  ボタン: 'button',
  サイズ: 'size',
  リンク: 'link',
  ファイル: 'file',
  コード: 'code',
  クーポン: 'coupon',
  料金: 'price',
  費用: 'price',
  公開: 'publish',
  デザイナー: 'designer',
  アイテム: 'item',
  オプション: 'option',
  プレビュー: 'preview',
  サンドボックス: 'sandbox',
  リフレッシュトークン: 'refresh token',
  スコープ: 'scope',
  レスポンス: 'response',
  リクエスト: 'request',
  パラメータ: 'parameter',
  アカウント: 'account',
  失敗: 'error',
  一括: 'bulk',
  同梱: 'ship together',
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
