/** What somebody asks for in words of their own, and the sections that answer it, the best one first. */
interface Question {
  readonly asks: RegExp;
  readonly sections: readonly string[];
  /** Who asks: of a program, what owners do by hand is no answer. */
  readonly by: 'owner' | 'designer' | 'app' | 'developer';
}

/** Words of somebody who writes a program. */
const ofProgram =
  /\b(?:endpoint|json|curl|sdk|https?|script|(?<!(?:loyalty|points?|rewards?|referral|affiliate|partner|member) )program|function|cron|batch|webhook|oauth|tokens?|fetch(?:es|ing)?|paging|pagination|python|django|ruby|rails|php|laravel|node(?:\.?js)?|typescript|javascript|java|kotlin|swift|golang|rust|elixir|perl|dart|flutter|axios|await|gas|apps script|postgres|mysql|sql|erp|crm|zapier|make\.com|n8n)\b|c#|\.net\b|go (?:program|client|service)|プログラム|スクリプト|エンドポイント|連携(?:ツール|システム)|システム連携|\b[a-z]+(?:_[a-z]+)+\b|\b(?:items|orders|categories|users|savings|oauth)\/[a-z]/i;

/** Words of somebody who asks what programs do, and may write none. */
const ofApi = /\bapi\b|自動(?:化|で)/i;

/** Whether a text is about a program. */
export function isOfProgram(text: string): boolean {
  return ofApi.test(text) || writesProgram(text);
}

/** Whether a text comes from somebody who writes a program: what others can do with it is no answer. */
export function writesProgram(text: string): boolean {
  return ofProgram.test(text);
}

/** Words of somebody who writes a theme, and of somebody who calls the API. */
const ofTheme =
  /\b(?:themes?|templates?|html|css|jquery|tags?|blocks?|layouts?|headers?|footers?|sliders?|dropdowns?|navigation|snippets?|design editor|design options?|(?:item|product|category|top|front|home) pages?|cart (?:icon|form|button)|liquid)\b|\{(?:block:)?\w+\}|テーマ|テンプレート/i;
const ofCall =
  /\bapis?\b|\bendpoints?\b|\boauth\b|\btokens?\b|\bcurl\b|\/1\/|\bapi\.thebase\.in|\b(?:items|orders|categories)\/[a-z]|\brequests?\b|\btimestamps?\b|\butc\b|\barray\b|\baxios\b|\bawait\b|\bintegrat\w+|\bsandbox\b|\bwebhooks?\b/i;

/** Who asks: somebody who writes a program or a theme, or a shop owner; any where a text says too little. */
export type Audience = 'program' | 'theme' | 'owner' | 'any';

/** Words of somebody who has a theme and writes none. */
const ofBuyer =
  /\b(?:not a|no) (?:programmer|developer|coder|designer)\b|\bbought\b|\b(?:ask|pay|hire) (?:the|my|our|a|the theme[’']s) (?:designer|author)\b|\bpay (?:someone|somebody)\b|\b(?:html|code|theme|template|design) of (?:my|our) (?:shop|store)\b/i;

/** Who asks, by the words of a question. */
export function audienceOf(text: string): Audience {
  const [isTheme, isProgram] = [ofTheme.test(text), isOfProgram(text) || ofCall.test(text)];
  if (!isProgram && ofBuyer.test(text)) return 'owner';
  if (isTheme && isProgram) return ofCall.test(text) ? 'program' : 'theme';
  if (isTheme) return 'theme';
  if (isProgram) return 'program';
  const isOwner = /\b(?:i|we|my|our|customers?)\b/i.test(text) || asksAsOwner(text);
  return isOwner ? 'owner' : 'any';
}

const faq = '/template/faq/#';
const expression = (alternatives: readonly string[]) => new RegExp(alternatives.join('|'), 'iu');
const ofOwner = (anchor: string, ...asks: readonly string[]): Question => ({
  asks: expression(asks),
  sections: [`${faq}${anchor}`],
  by: 'owner',
});
const ofDesigner = (anchor: string, ...asks: readonly string[]): Question => ({
  ...ofOwner(anchor, ...asks),
  by: 'designer',
});
const ofGuide = (paths: string, ...asks: readonly string[]): Question => ({
  asks: expression(asks),
  sections: paths.split(' ').map((path) => `/template/${path}`),
  by: 'designer',
});
/** What an app does: both who switches it on and who puts it into a theme ask for it. */
const ofApp = (name: string, ...asks: readonly string[]): Question => ({
  asks: expression(asks),
  sections: [`/template/apps/${name}_app`],
  by: 'app',
});
const ofDeveloper = (sections: string, ...asks: readonly string[]): Question => ({
  asks: expression(asks),
  sections: sections.split(' '),
  by: 'developer',
});

const shop = '(?:shop|store)';
const changing = '(?:change|edit|customi[sz]e|style|modify|redesign)';

/** Every section of the FAQ, and those of the API that say how a task is done. Narrow questions stand before wide ones. */
const table: readonly Question[] = [
  // Shop owners
  ofOwner(
    'what-is-an-app',
    '\\bwhat (?:is|are) (?:an? |the )?apps?\\b(?! for)',
    '(?:アプリ|App)(?:とは|って何)',
    '拡張機能',
  ),
  ofOwner(
    'which-theme',
    '\\b(?:which|what) (?:kind of |sort of )?(?:theme|template|design)\\b.{0,25}\\b(?:have|use|using|installed)\\b',
    '\\b(?:find|know|tell)\\b.{0,20}\\bname of (?:my|the|our) theme',
    '(?:どの|何の|なんの)(?:テーマ|テンプレート|デザイン).{0,10}(?:使って|使用)',
    'テーマの(?:名前|種類)',
  ),
  ofOwner(
    'does-my-theme',
    "\\bapps?\\b.{0,40}(?:\\bnot|n[’']t) (?:show|appear|display|visible|work)",
    "(?:\\bnot|n[’']t) (?:show|support|display|have|print)\\b.{0,40}\\b(?:apps?|labels?|reviews?)\\b",
    '\\b(?:theme|template)s? supports?\\b.{0,15}\\bapps?\\b',
    '\\bapps?\\b.{0,15}\\b(?:does|do|will|can) (?:my|our|the|a) (?:theme|template) support',
    '(?:アプリ|App).{0,15}(?:表示され(?:な|ま)|出ない|出てこない|反映され|使えない)',
  ),
  ofOwner(
    'remove-app',
    '\\b(?:remove|uninstall|delete|try|stop using)\\b.{0,15}\\bapps?\\b',
    '(?:アプリ|App).{0,6}(?:削除|アンインストール|外(?:す|し)|やめ|試し)',
  ),
  ofOwner(
    'switch-on',
    '\\b(?:install|switch on|turn on|activate|enable)\\b.{0,20}\\bapps?\\b',
    '(?:アプリ|App).{0,8}(?:インストール|有効|追加|入れ(?:る|方|たい))',
  ),
  ofOwner(
    'cost',
    '\\b(?:prices?|costs?|how much|free|paid|charge)\\b.{0,30}\\b(?:apps?|themes?|html editing)\\b',
    '\\b(?:apps?|themes?)\\b.{0,20}\\b(?:costs?|price|free|paid)\\b',
    '(?:アプリ|App|テーマ|HTML編集).{0,8}(?:料金|値段|有料|無料|いくら|費用)',
  ),
  ofOwner(
    'payout',
    '\\bpay ?outs?\\b',
    '\\bmoney\\b.{0,40}\\b(?:arrive|bank|account)',
    '\\b(?:get|receive|see) (?:my|our|the) (?:money|sales|earnings)\\b',
    '\\bwhen (?:will|do|am|are) (?:i|we) (?:get|be|getting) paid',
    '\\b(?:transfer|withdraw)\\w*\\b.{0,30}\\b(?:bank account|money|balance|sales)\\b',
    '振込(?:の)?(?:申請|手数料|日|は|先口座)',
    '売上金?.{0,8}(?:振込|振り込|引き出|受け取|入金|出金)',
    '(?:いつ|まだ|口座).{0,12}(?:入金|入って|入り|入る|振り込)',
    '入金.{0,6}(?:いつ|まだ|日は|され(?:ない|ません|て(?:い)?ない)|が?(?:ない|遅))',
    '着金',
  ),
  ofOwner(
    'order-fee',
    '\\b(?:commission|monthly (?:cost|fee|price|charge)|(?:standard|growth|free|paid|pricing) plans?)\\b',
    '(?<!(?:shipping|delivery|cod|payout|transfer|postage) )\\bfees\\b',
    '\\b(?:what|which|how much|how high)\\b.{0,25}(?<!(?:shipping|delivery|cod|payout|transfer) )\\bfee\\b',
    '\\b(?:take|takes|deduct|deducts|deducted)\\b.{0,20}\\b(?:cut|share|percent|percentage|%|per sale)',
    '\\bhow much\\b.{0,25}\\b(?:i|we) (?:get|keep|earn|receive|make|have left)\\b',
    '(?<!(?:振込|配送|代引き|代引))手数料',
    '月額|初期費用|料金プラン|有料プラン|グロース|スタンダード(?:プラン)?',
    '手元に(?:残|入)|手取り',
  ),
  ofOwner(
    'payments',
    '\\bpayment (?:methods?|options?)\\b',
    '\\bhow (?:can|do|could) (?:my |our )?(?:customers?|buyers?) pay\\b',
    '\\b(?:accept|offer|support|take)\\b.{0,25}\\b(?:cards?|paypal|paypay|apple pay|cash|amazon pay)\\b',
    '(?:決済|支払い?)(?:方法|手段)',
    '(?:代引き?|代金引換|PayPay|ペイペイ|PayPal|Amazon ?Pay|Apple ?Pay|現金).{0,10}(?:使え|使い|でき|可能|対応|導入)',
  ),
  ofOwner(
    'refund',
    '\\brefund(?!.*\\bpaid (?:by|with|at)\\b)',
    '\\bcancel(?:s|ing|led|ed|lation)?\\b.{0,30}\\border',
    '\\border\\b.{0,20}\\bcancel',
    '\\b(?:return(?:s|ed|ing)?|sen[dt] back)\\b.{0,30}\\b(?:items?|products?|goods|customers?|parcel)\\b',
    '\\b(?:customers?|buyers?)\\b.{0,25}\\b(?:return(?:s|ed|ing)?|changed (?:her|his|their) mind)',
    '\\b(?:wrong|incorrect|mistyped|misspelled)\\b.{0,20}\\baddress\\b|\\b(?:change|correct|fix|edit)\\b.{0,25}\\baddress\\b.{0,20}\\b(?:order|customer|buyer|parcel)',
    '\\b(?:combine|merge|bundle|join)\\b.{0,20}\\borders\\b|\\borders\\b.{0,25}\\b(?:one|same|single|together)\\b|\\border\\b.{0,30}\\b(?:one|same|single) (?:parcel|package|box)',
    '(?:住所|お?届け先|宛先|配送先).{0,8}(?:間違|誤|変更|直し)|同梱|(?:まとめて|一緒に).{0,6}(?:発送|送)',
    '返金|返品|(?:注文|受注|お客|購入).{0,8}(?:キャンセル|取り?消)|キャンセル.{0,8}(?:注文|受注|方法|したい)',
  ),
  ofOwner(
    'orders-out',
    '\\borders?\\b.{0,40}\\b(?:csv|excel|spread ?sheets?|google sheets?|accounting|book-?keeping|freee|money forward)\\b',
    '\\b(?:export|download)\\b.{0,20}\\borders\\b',
    '\\b(?:accounting|book-?keeping) software\\b',
    '(?:注文|受注|売上).{0,10}(?:CSV|エクセル|Excel|スプレッドシート|ダウンロード|書き出)|会計ソフト',
  ),
  ofOwner('receipt', '\\breceipts?\\b', '\\binvoices?\\b', '領収書|請求書|インボイス|適格'),
  ofOwner(
    'domain',
    '\\bdomains?\\b',
    '\\bDNS\\b|\\bCNAME\\b|\\bname ?servers?\\b',
    `\\b(?:own|custom) (?:url|web ?address)\\b`,
    'ドメイン|お名前\\.?com',
  ),
  ofOwner(
    'visitors',
    '\\b(?:how many|number of|count)\\b.{0,20}\\b(?:visitors?|people|visits|(?:page )?views)\\b',
    '\\bpage ?views\\b|\\btraffic\\b|\\bvisitor (?:stat\\w*|numbers|count)',
    'アクセス(?:数|解析|状況)|訪問者|来店者数|閲覧数|ページビュー',
  ),
  ofOwner(
    'risks',
    '\\b(?:lose|lost|losing)\\b.{0,30}\\b(?:changes|edits|themes?|settings|work|design)\\b',
    '\\boverwrit\\w+\\b.{0,30}\\b(?:theme|design|changes|edits|html)',
    '\\b(?:update|edit|switch)\\w*\\b.{0,30}\\bsafe(?:ly)?\\b',
    '(?:変更|編集|カスタマイズ|設定).{0,8}(?:消え|上書き|失わ|なくな)',
    '自動(?:更新|アップデート)',
  ),
  ofOwner(
    'undo',
    '\\b(?:old|previous|original|former|earlier) (?:theme|design|html|code|look)\\b',
    '\\b(?:undo|restore|revert|roll ?back|go back|get back)\\b.{0,25}\\b(?:themes?|design|html|changes?|look)\\b',
    `\\b(?:broke|broken|destroyed|messed up)\\b.{0,15}\\b(?:theme|${shop}|design)\\b`,
    '(?:元|前)の.{0,6}(?:テーマ|デザイン|HTML)|(?:テーマ|デザイン|HTML|編集).{0,12}(?:元|前)に.{0,4}戻',
    '(?:テーマ|デザイン|HTML).{0,8}(?:復元|バックアップ|戻)',
  ),
  ofOwner(
    'another-theme',
    '\\b(?:find|buy|choose|get|pick|purchase)\\b.{0,15}\\b(?:another |different |new |more |other |a |nice )+themes?\\b',
    '\\b(?:change|switch)\\b.{0,12}\\b(?:to )?(?:another|a different|the|my) (?:theme|template)\\b',
    '(?:テーマ|テンプレート).{0,6}(?:探|購入|買|選び|切り替え|着せ替え)',
  ),
  ofOwner(
    'smartphones',
    "\\b(?:smart ?phones?|mobile|iphones?|android|phones?)\\b.{0,50}(?:\\bnot\\b|n[’']t|\\bdifferent|\\bold\\b|\\bwrong|\\banother\\b)",
    "(?:\\bnot\\b|n[’']t|\\bdifferent|\\banother\\b|\\bold\\b).{0,40}\\bon (?:an? |my |the )?(?:smart ?phones?|mobile|iphones?|android|phones?)\\b",
    '(?:スマホ|スマートフォン|携帯|iPhone|モバイル).{0,20}(?:表示され|違|反映|出ない|崩|変わら|別)',
  ),
  ofOwner(
    'logo',
    '\\b(?:remove|hide|delete|get rid of|without)\\b.{0,15}\\b(?:BASE|the|powered by).{0,4} logo\\b',
    'BASE.{0,4}ロゴ',
    'ロゴ.{0,4}(?:消|非表示|削除)',
  ),
  ofOwner(
    'english',
    `\\b(?:${shop}|site|pages?)\\b.{0,25}\\b(?:in english|english version|translat\\w+|other languages?|bilingual|multilingual)\\b`,
    `\\b(?:english|translate)\\b.{0,15}\\b(?:${shop}|version|buttons|customers)\\b`,
    '\\b(?:japanese and english|english and japanese|two languages|both languages)\\b',
    '英語.{0,6}(?:表示|対応|版|ショップ|サイト|したい|化)',
    '(?:ショップ|サイト).{0,8}(?:英語|翻訳)',
  ),
  ofOwner(
    'abroad',
    '\\b(?:abroad|overseas|international(?:ly)?|foreign (?:customers?|buyers?|countr)|outside (?:of )?japan|worldwide|other countries)\\b',
    '\\bforeigners?\\b',
    '\\b(?:ship|sell|deliver|post|mail|send)\\w*\\b.{0,30}\\b(?:to|in) (?:the )?(?:us|usa|uk|eu|europe|china|taiwan|korea|hong kong|america|united states|asia|singapore|australia|canada|france|germany)\\b',
    '海外|国外|越境|外国(?!語)',
  ),
  ofOwner(
    'closed',
    `\\b(?:close|delete|quit|pause|hide|suspend|shut|leave|publish|reopen)(?:d|s|ing)?\\b.{0,20}\\b(?:my|our|the|a|base|whole) ?(?:base |whole |online )?(?:${shop}|account)\\b`,
    `\\bpassword\\b.{0,25}\\b(?:${shop}|site|customers?|visitors?)\\b`,
    `\\b${shop}\\b.{0,25}\\bpassword\\b`,
    '\\b(?:holidays?|vacations?|time off|days off)\\b',
    '\\b(?:temporarily|for a while|stop (?:taking )?orders|no orders)\\b',
    '退会|閉店|休業|休暇|お休み|夏休み|年末年始',
    '(?:ショップ|お?店)(?:を|は|が).{0,6}(?:閉|休|非公開|公開|削除|辞|やめ|止め)',
    'パスワード.{0,8}(?:保護|かけ|制限|だけ|限定)|シークレット|注文.{0,4}(?:停止|止め|受け付けな)',
  ),
  ofOwner(
    'programmer',
    '\\bprogrammers?\\b',
    '\\b(?:third[- ]party|outside|external)\\b.{0,12}\\b(?:services?|tools?|apps?|compan\\w+)\\b.{0,30}\\b(?:access|data|see|read)',
    '\\b(?:revoke|end|remove|take away|take back|withdraw|stop|cancel)\\b.{0,25}\\b(?:access|permissions?|consent|authori[sz]ation)\\b',
    '(?:連携|アクセス).{0,6}(?:解除|取り消|やめ|切り)|外部(?:サービス|ツール)|プログラマ',
  ),
  ofOwner(
    'staff',
    '\\bstaff\\b|\\bemployees?\\b|\\bteam members?\\b|\\bassistant\\b.{0,15}\\b(?:login|log in|account)',
    '\\b(?:second|another|more|several) (?:users?|logins?|accounts?)\\b',
    '\\btwo[- ](?:factor|step)\\b|\\b2fa\\b|\\bpasskeys?\\b',
    'スタッフ|従業員|複数(?:人|名)|共同(?:管理|運営)|[二2]段階認証|パスキー',
  ),
  ofOwner(
    'subscription',
    '\\b(?:sell|offer|have)\\b.{0,15}\\bsubscriptions?\\b',
    '(?:定期便|定期購入|サブスク).{0,8}(?:売|販売|でき|始め|したい)',
  ),
  ofOwner('old-purchase-form', '\\bold (?:purchase |cart )?form\\b', '(?:古い|旧)(?:い)?(?:購入|カート)?フォーム'),
  ofOwner(
    'glossary',
    '\\bwhat (?:does|do|is)\\b.{0,12}[\\p{Script=Han}\\p{Script=Katakana}]{2,}.{0,15}\\bmean',
    '\\bjapanese (?:words?|terms?|labels?|menus?)\\b',
    '\\badmin\\b.{0,15}\\bin english\\b',
  ),
  ofOwner(
    'other-apps',
    '\\bdelivery (?:dates?|days?|times?)\\b|\\b(?:pos|cash register|point of sale)\\b',
    '\\bgift[- ]?(?:cards?|wrap\\w*|box\\w*|option)\\b|\\bwrapping\\b|\\bcoupons?\\b|\\bdiscount codes?\\b',
    '\\bgoogle (?:shopping|merchant|search)\\b',
    '\\binstagram\\b(?!.{0,15}\\b(?:links?|icons?|accounts?|urls?|ids?)\\b)|インスタ(?!.{0,6}(?:リンク|アイコン))',
    '(?:配送|配達|お届け)(?:希望)?日|日時指定|ギフト|ラッピング|熨斗|クーポン|スマレジ|POSレジ|Google商品',
  ),
  ofOwner(
    'all-apps',
    '\\b(?:which|what|all|best|recommended|list of|table of) (?:the )?apps\\b',
    '\\b(?:theme|template)s? supports? (?:an?|which|my|our|your|all|every|the) (?:of (?:my|our|the) )?apps?\\b',
    '(?:アプリ|App).{0,4}(?:一覧|おすすめ|種類|比較)|(?:おすすめ|便利)の?(?:アプリ|App)',
  ),
  ofOwner(
    'without-code',
    '\\bwithout (?:any |knowing |writing |editing |touching )?(?:the )?(?:code|coding|html|css)\\b',
    '\\binstagram\\b(?!.{0,15}\\b(?:links?|icons?|accounts?|urls?|ids?)\\b)',
    '\\bnot a (?:programmer|coder)\\b|\\bsafer? (?:way|place)\\b',
    '\\bno[- ]code\\b',
    `\\b(?:change|customi[sz]e)\\b.{0,20}\\b(?:look|design|appearance|background)\\b.{0,15}\\b(?:${shop})\\b`,
    `\\b${shop}\\b.{0,25}\\blook(?:s)? (?:different|nicer|better)`,
    '(?:デザイン|見た目|背景).{0,6}(?:変え|変更)(?:たい|る|方法)',
    'コード(?:なし|を書かず)|ノーコード|HTML(?:を|が)?(?:知らな|わからな|分からな|使わず)',
  ),
  ofOwner(
    'what-do-i-need',
    `\\b${changing}\\b.{0,15}\\b(?:html|code)\\b.{0,20}\\b(?:${shop}|theme|design)`,
    'HTML.{0,4}編集',
  ),
  ofOwner(
    'whom-to-ask',
    '\\bwho (?:can|could) (?:help|edit|make|fix)',
    "\\b(?:contact|reach|call|phone|email)\\b.{0,15}\\bBASE\\b|\\bBASE(?:[’']s)? (?:support|customer service|help)",
    '\\b(?:hire|find|pay)\\b.{0,15}\\b(?:designer|developer|freelancer|someone|somebody)\\b',
    '(?:BASE|運営).{0,6}(?:問い合わせ|連絡|サポート|電話)|制作代行|(?:制作|編集|作業|デザイン).{0,6}(?:依頼|頼みたい|外注)',
  ),
  // Designers
  ofDesigner(
    'without-shop',
    `\\b(?:try|test|preview|see)\\b.{0,25}\\b(?:theme|template)\\b.{0,25}\\bwithout (?:a|an|my|having a) (?:base )?(?:${shop}|account)`,
    'ショップ(?:なし|無し|がなく|を持たず|を作らず).{0,20}(?:テーマ|試|テスト|プレビュー)',
  ),
  ofDesigner(
    'cannot-save',
    "(?:\\bcannot|\\bcan[’']?t|\\bcan not|\\bunable to|\\bwon[’']t|\\bnot) (?:be )?sav(?:e|ed)\\b",
    '\\btextarea\\b',
    '保存(?:が|を)?(?:でき(?:な|ま)|され(?:な|ま))',
  ),
  ofDesigner(
    'too-long',
    '\\b(?:theme|html|template|code)\\b.{0,20}\\btoo (?:long|large|big)\\b|\\b150,?000\\b',
    '(?:テーマ|HTML|コード).{0,8}(?:長すぎ|大きすぎ|文字数|容量)',
  ),
  ofDesigner(
    'tag-as-text',
    '\\btags?\\b.{0,30}\\b(?:as (?:plain )?text|literally|not replaced|unreplaced|printed as)\\b',
    '\\{\\w+\\}.{0,30}\\b(?:as (?:plain )?text|literally|not replaced)\\b',
    'タグ.{0,10}(?:そのまま|文字(?:列)?(?:として|で)|置き換わら|置換され)',
  ),
  ofDesigner(
    'which-pages',
    '\\b(?:cart|checkout|check-out|payment|order form|thank[- ]you|confirmation) (?:page|screen)\\b',
    `\\b${changing}\\b.{0,30}\\b(?:cart|checkout)\\b(?! button)`,
    '\\bwhich pages\\b',
    '\\b(?:blog|contact|privacy|legal|membership|community) (?:index|list|pages?|forms?|posts?|articles?)\\b',
    '(?:ブログ|お?問い合わせ|プライバシー|特商法)(?:の)?(?:一覧|ページ|記事|フォーム).{0,8}(?:変|編集|デザイン|カスタマイズ|レイアウト)',
    '(?:カート|購入手続き|レジ|決済|購入完了|注文完了|サンクス)(?:の)?(?:ページ|画面)',
    '(?:どの|変更できる|編集できる)ページ',
  ),
  ofDesigner(
    'own-page',
    '\\b(?:own|custom|static|extra|additional|landing|size guide|faq|separate) pages?\\b',
    '\\bsize (?:guide|chart)\\b|\\badd an?(?:other)? (?:new )?page\\b',
    '(?:固定|独自|自由|オリジナル|新しい|別)の?ページ|ページを(?:追加|増や|作)|サイズ表|ランディングページ',
  ),
  ofDesigner(
    'empty-contact',
    '\\b(?:contact|privacy|legal)\\b.{0,25}\\b(?:empty|blank|shows nothing|nothing)\\b',
    '(?:お?問い合わせ|プライバシー|特商法).{0,12}(?:真っ白|空白|白紙|空っぽ|何も)',
  ),
  ofDesigner(
    'further-items',
    '\\b(?:after|from|beyond)\\b.{0,15}\\b(?:24|25th|24th|first 24)\\b.{0,30}\\b(?:different|unstyled|broken|style)',
    '\\bitems\\b.{0,30}\\bafter the first 24\\b',
    '(?:25(?:個|件)目|24件目以降|追加読み込み).{0,15}(?:デザイン|崩|違)',
  ),
  ofDesigner(
    'twenty-four',
    '\\bonly (?:shows? |lists? )?24\\b',
    '\\b(?:stops?|ends?) (?:after|at) 24\\b',
    '24(?:個|件|商品|点)(?:しか|まで|で)',
  ),
  ofDesigner(
    'button-text',
    '\\b(?:text|label|wording|words?)\\b.{0,25}\\b(?:purchase|buy|cart|add[- ]to[- ]cart) button\\b',
    '\\b(?:purchase|buy|cart|add[- ]to[- ]cart) button\\b.{0,25}\\b(?:text|label|wording|say|read)\\b',
    '(?:カート|購入).{0,8}ボタン.{0,6}(?:文言|文字|テキスト|ラベル)',
  ),
  ofDesigner(
    'sold-out',
    '\\b(?:show|display|add|mark|put|write)\\b.{0,25}(?:\\bsold[- ]?out\\b|\\bcoming soon\\b)',
    '(?:売り切れ|売切れ|SOLD ?OUT|近日発売|COMING SOON).{0,8}(?:表示|出し|付け|つけ|入れ)',
  ),
  ofDesigner(
    'options-missing',
    "\\b(?:item |product )?options?\\b.{0,25}(?:\\bnot|n[’']t) (?:show|appear|display|visible)",
    '(?:商品)?オプション.{0,12}(?:表示され|出ない|出てこ)',
  ),
  ofDesigner(
    'images',
    '\\bhow many (?:item |product )?(?:images|pictures|photos)\\b',
    '\\b(?:number|maximum|max|limit) of (?:item |product )?(?:images|pictures|photos)\\b',
    '(?:画像|写真).{0,6}(?:何枚|枚数|上限)',
  ),
  ofDesigner(
    'analytics',
    '\\b(?:google analytics|ga4|gtag|gtm|tag manager|pixel|tracking (?:code|tag)|conversion tag)\\b',
    'アナリティクス|GA4|ピクセル|計測(?:タグ|コード)|タグマネージャ|コンバージョン',
  ),
  ofDesigner(
    'tags-in-files',
    '\\btags?\\b.{0,30}\\b(?:in|inside)\\b.{0,20}\\b(?:scripts?|js|css|stylesheets?|external|separate) files?\\b',
    '外部(?:ファイル|JS|CSS|スクリプト).{0,12}タグ|タグ.{0,12}外部(?:ファイル|JS|CSS)',
  ),
  ofDesigner(
    'hosting',
    '\\bwhere\\b.{0,20}\\b(?:put|host|place|store|upload|load)\\b.{0,20}\\b(?:images?|css|styles?|stylesheets?|scripts?|js|files?)\\b',
    '(?:CSS|JS|画像|スクリプト)(?:ファイル)?(?:は|を)?.{0,6}(?:どこに|置き場|置けば)',
  ),
  ofDesigner('jquery', '\\bjquery\\b'),
  ofDesigner(
    'braces',
    '\\btemplate literals?\\b|\\bcurly (?:braces|brackets)\\b',
    'テンプレートリテラル|(?:波|中)括弧',
  ),
  ofDesigner('colors', '\\b(?:same|identical)\\b.{0,20}\\b(?:layout|theme|design)\\b.{0,30}\\bcolou?rs?\\b', '色違い'),
  ofDesigner('sell', '\\bsell(?:ing)?\\b.{0,12}\\bthemes?\\b', 'テーマ.{0,4}(?:販売|を?売)'),
  ofDesigner(
    'updates',
    '\\bupdat(?:e|es|ing)\\b.{0,15}\\b(?:my|a|the|our|sold) theme\\b|\\btheme updates?\\b',
    'テーマ.{0,6}(?:更新|アップデート)',
  ),
  ofDesigner(
    'ask',
    '\\bwhere (?:can|do|should|could) i (?:ask|get help)\\b',
    '\\bforum\\b|\\b(?:slack|discord|facebook)(?: \\w+)? (?:group|channel|server|community)\\b',
    '質問(?:先|する場所)|どこ(?:で|に)(?:聞|質問)',
  ),
  // Sections of the guide that do a task
  ofGuide(
    'syntax/item#gallery',
    '\\b(?:gallery|slider|slideshow|swiper|carousel)\\b.{0,30}\\b(?:item|product|images?|photos?|thumbnails?)\\b',
    '\\b(?:item|product|images?|photos?|thumbnails?)\\b.{0,30}\\b(?:gallery|slider|slideshow|swiper|carousel)\\b',
    '(?:商品)?(?:画像|写真|サムネイル).{0,10}(?:スライダー|スライド|ギャラリー|切り替え|カルーセル)',
  ),
  ofGuide(
    'syntax/item#sizes',
    '\\b(?:image|picture|photo) (?:sizes?|resolutions?)\\b|\\bblurr(?:y|ed)\\b|\\b(?:original|full)[- ]size\\b',
    '画像(?:の)?(?:サイズ|解像度)|(?:画像|写真).{0,6}(?:ぼやけ|荒い|粗い)',
  ),
  ofGuide(
    'syntax/iterator#first',
    '\\bfirst (?:item|product|one)\\b.{0,25}\\b(?:bigger|larger|different|special|only|large)\\b|\\b(?:bigger|larger|special) first (?:item|product)\\b',
    '(?:最初|先頭|[1１一]つ目)の?商品',
  ),
  ofGuide(
    'syntax/iterator#odd-and-even',
    '\\b(?:every (?:other|second|third)|odd|even)\\b.{0,12}\\b(?:item|product|row|one)s?\\b',
    '(?:偶数|奇数|交互|[2２3３]つごと)',
  ),
  ofGuide(
    'syntax/iterator#counter',
    '\\b(?:number|count)(?:ed|ing)?\\b.{0,12}\\b(?:the|each|every) (?:items?|products?)\\b',
    '(?:商品|一覧).{0,6}(?:連番|番号を)',
  ),
  ofGuide(
    'default/head#fonts',
    '\\b(?:google |web ?|own |custom )fonts?\\b|\\bfont[- ]face\\b|\\bfont\\b.{0,15}\\b(?:change|load|add)|\\b(?:change|load|add|use)\\b.{0,15}\\bfonts?\\b',
    'フォント|書体',
  ),
  ofGuide(
    'default/head#stale',
    '\\b(?:old|stale|cached)\\b.{0,15}\\b(?:css|stylesheet|styles|version)\\b|\\bcache\\b',
    'キャッシュ|(?:CSS|変更).{0,8}(?:反映され|変わらな)',
  ),
  ofGuide(
    'default/head#meta',
    '\\bmeta (?:tags?|description|elements?)\\b|\\bog:|\\bopen graph\\b|\\bSEO\\b|\\btitle tag\\b',
    'メタ(?:タグ|ディスクリプション)|OGP|SEO',
  ),
  ofGuide(
    'default/navigation#hamburger',
    '\\b(?:hamburger|drawer|off-?canvas|mobile menu)\\b',
    'ハンバーガー|ドロワー',
  ),
  ofGuide('default/navigation#footer', '\\bfooter\\b', 'フッター'),
  ofGuide(
    'default/body#menu',
    '\\bcart (?:icon|link|button)\\b(?!.{0,20}text)|\\b(?:move|hide|position|style)\\b.{0,20}\\bBASE menu\\b',
    'カート(?:アイコン|リンク)|BASEメニュー',
  ),
  ofGuide(
    'default/body#fixed',
    '\\b(?:fixed|sticky|floating) (?:header|nav\\w*|menu|bar)\\b',
    '(?:固定|追従)(?:ヘッダー|メニュー)|ヘッダー.{0,4}(?:固定|追従)',
  ),
  ofGuide(
    'item/purchase#floating',
    '\\b(?:fixed|sticky|floating)\\b.{0,15}\\b(?:cart|buy|purchase)?\\s?button\\b',
    '(?:固定|追従|フローティング).{0,8}ボタン',
  ),
  ofGuide(
    'item/purchase#form',
    '\\b(?:purchase|cart|order|buy) form\\b|\\badd[- ]to[- ]cart\\b',
    '購入フォーム|カートに入れる',
  ),
  ofGuide(
    'item/status#lists',
    '\\bbadges?\\b.{0,25}\\b(?:list|grid|overview|every item|each item|all items)\\b|\\bsold[- ]?out\\b.{0,25}\\b(?:list|grid|overview|every|each|all)\\b',
    '一覧.{0,12}(?:売り切れ|SOLD ?OUT|バッジ)|(?:売り切れ|SOLD ?OUT).{0,12}一覧',
  ),
  ofGuide(
    'item/details#price',
    '\\b(?:sale|discount\\w*|old|crossed[- ]out|struck)\\b.{0,15}\\bprices?\\b',
    '(?:セール|割引|通常|元の|二重)価格',
  ),
  ofGuide('item/details#subscription', '\\bsubscription prices?\\b', '定期便.{0,6}価格'),
  ofGuide('item/modal', '\\b(?:modal|dialog|pop-?up)s?\\b', 'モーダル|ダイアログ|ポップアップ'),
  ofGuide('item/bnpl', '\\bpay later\\b|\\binstal?lments?\\b', '(?:あと|後)払い|分割払い'),
  ofGuide('syntax/social#share', '\\bshare (?:buttons?|links?|icons?)\\b', 'シェアボタン|共有ボタン'),
  ofGuide(
    'syntax/social#accounts',
    '\\b(?:instagram|facebook|twitter|tiktok|youtube|social)\\b.{0,15}\\b(?:links?|icons?|accounts?)\\b',
    '(?:インスタ|SNS|ツイッター|TikTok|LINE).{0,6}(?:リンク|アイコン)',
  ),
  ofGuide(
    'syntax/url#load-more',
    '\\b(?:load more|infinite scroll|next page|pagination|pager)\\b',
    'もっと見る|無限スクロール|ページャー?|ページネーション|次のページ',
  ),
  ofGuide(
    'syntax/page#and-or-else',
    '\\b(?:if|else|and|or)\\b.{0,12}\\b(?:blocks?|conditions?|statements?)\\b|\\b(?:blocks?|conditions?)\\b.{0,15}\\b(?:else|negat\\w+|combine)',
    '条件(?:分岐|式)|(?:かつ|または|それ以外).{0,6}(?:条件|ブロック)',
  ),
  ofGuide(
    'syntax/page#drawn-by-the-theme',
    '\\bonly on (?:the )?(?:item|product|about|top|home|category) pages?\\b',
    '(?:商品|トップ|カテゴリー?)ページ(?:だけ|のみ)',
  ),
  ofGuide(
    'syntax/designoption#select-font',
    '\\b(?:owner|shop|setting)\\w*\\b.{0,20}\\bchoose\\b.{0,12}\\bfont\\b',
    'フォントを選',
  ),
  ofGuide(
    'directory/page#hooks',
    '\\bstyl(?:e|ing)\\b.{0,20}\\b(?:contact|privacy|legal|law)\\b',
    '(?:お?問い合わせ|特商法|プライバシー).{0,10}(?:CSS|スタイル)',
  ),
  ofGuide(
    'guideline/editor#command-line',
    '\\b(?:local(?:ly)?|own (?:machine|computer|editor))\\b.{0,20}\\b(?:preview|develop|edit|theme)\\b|\\b(?:preview|theme|develop)\\b.{0,15}\\blocal',
    'ローカル.{0,8}(?:開発|環境|プレビュー)',
  ),
  ofGuide(
    'guideline/check_list#by-hand guideline/request guideline/design-guideline',
    '\\b(?:theme|template|market|design)\\b.{0,20}\\b(?:review (?:requirements|criteria|process)|reviewers?|requirements|checklist)\\b',
    '\\b(?:reviewers?|requirements|checklist)\\b.{0,20}\\b(?:theme market|market of themes|design market|theme for sale)\\b',
    '\\b(?:submit|submission|apply|application|publish)\\w*\\b.{0,30}\\b(?:theme|template)\\b',
    'テーマ.{0,6}(?:審査|申請)|審査(?:基準|項目)',
  ),
  ofGuide(
    'guideline/check_list',
    '\\b(?:check|validate|lint|test)\\b.{0,12}\\b(?:my |the |a )?theme\\b',
    'テーマ.{0,6}(?:チェック|検証|確認)',
  ),
  // Apps
  ofApp(
    'age_verification',
    '\\bage (?:checks?|verification|restrictions?|limits?|gate)\\b|\\balcohol\\b|\\badults? only\\b',
    '年齢(?:確認|制限|認証)|お?酒|未成年',
  ),
  ofApp('base_eraser', '\\b(?:BASE|powered by).{0,4} logo\\b', 'BASE.{0,4}ロゴ'),
  ofApp('blog', '\\bblogs?\\b', 'ブログ'),
  ofApp('coin_funding', '\\bshop coins?\\b', 'ショップコイン'),
  ofApp('community', '\\bcommunity\\b|\\bfan ?club\\b|\\bmembers[- ]only\\b', 'コミュニティ|ファンクラブ|メンバー限定'),
  ofApp(
    'download',
    '\\bdigital (?:content|goods|products?|downloads?|files?)\\b|\\be-?books?\\b|\\bpdfs?\\b|\\bdownloadable\\b',
    'デジタル(?:コンテンツ|商品)|ダウンロード(?:販売|商品)|電子書籍',
  ),
  ofApp(
    'i18n',
    '\\bcurrenc(?:y|ies)\\b|\\b(?:show|prices?|pay|display)\\b.{0,15}\\b(?:dollars|euros|usd|eur)\\b|\\b(?:language|currency) (?:switch\\w*|select\\w*)\\b',
    '外貨|通貨|言語(?:切替|切り替え)',
  ),
  ofApp(
    'information_banner',
    '\\bannounce\\w*\\b|\\b(?:notice|banner|message|bar)\\b.{0,20}\\b(?:top of|at the top|header|every page|all pages)\\b',
    'お知らせ|告知',
  ),
  ofApp('item_category', '\\b(?:sub-?)?categor(?:y|ies)\\b', 'カテゴリー?'),
  ofApp(
    'item_layout',
    '\\bdescriptions?\\b.{0,20}\\b(?:tabs?|layout|sliders?|custom\\w*|pictures?|images?|videos?)\\b',
    '\\b(?:tabs?|sliders?|videos?|pictures?)\\b.{0,15}\\bdescriptions?\\b',
    '商品説明.{0,6}(?:カスタム|レイアウト|装飾|動画)',
  ),
  ofApp(
    'item_option',
    '\\b(?:item|product) options?\\b|\\bengrav\\w+\\b|\\bpersonali[sz]\\w+\\b',
    '商品オプション|名入れ|刻印',
  ),
  ofApp(
    'label',
    '\\b(?:item|product|new|limited|recommended) (?:labels?|badges?)\\b|\\blabels?\\b.{0,15}\\b(?:items?|products?)\\b|\\blabels?\\b(?=.*\\bapps?\\b)|\\bapps?\\b.*\\blabels\\b',
    'ラベル',
  ),
  ofApp('lottery', '\\blotter(?:y|ies)\\b|\\braffles?\\b', '抽選'),
  ofApp('mail_magazine', '\\bnews ?letters?\\b|\\bmail(?:ing)? (?:magazine|list)\\b', 'メルマガ|メールマガジン'),
  ofApp(
    'membership',
    '\\bmemberships?\\b|\\bloyalty\\b|\\breward points?\\b',
    '会員(?:登録|制|プログラム|ページ)|ポイント(?:制|カード|付与)',
  ),
  ofApp('message', '\\b(?:live )?chat\\b|\\bmessage app\\b', 'チャット|メッセージ ?App'),
  ofApp('pre_order', '\\bpre-?orders?\\b|\\bmade[- ]to[- ]order\\b', '予約(?:販売|商品|注文)|受注生産'),
  ofApp('restock_mail_notification', '\\brestock\\w*\\b|\\bback[- ]in[- ]stock\\b', '再入荷'),
  ofApp(
    'review',
    '(?<!\\b(?:theme|template|market|security|code)[’s]* )\\breviews?\\b(?! (?:of (?:my|the|a) theme|requirements|criteria|process|this|the|my)\\b)|\\bstar ratings?\\b',
    'レビュー|口コミ',
  ),
  ofApp(
    'sale',
    '\\b(?:sale|discount\\w*|\\d+ ?% off|half price|black friday)\\b(?! (?:period|start))',
    'セール|割引|値引',
  ),
  ofApp(
    'sales_period',
    "\\bsales? (?:period|starts?)\\b|\\b(?:sell|sold|on sale|available|release)\\b.{0,20}\\b(?:from|until|at|between)\\b.{0,12}\\b(?:\\d|date|midnight|noon|o[’']clock)",
    '販売(?:期間|開始)|期間限定|時間指定.{0,4}販売',
  ),
  ofApp('search', '\\bsearch (?:box|field|form|bar|function|window)\\b', '検索(?:窓|ボックス|機能|バー|フォーム)'),
  ofApp(
    'shipping_fee',
    '\\bshipping (?:fees?|costs?|rates?|charges?)\\b|\\bfree shipping\\b|\\bpostage\\b|\\b(?:sell|sold|send|sent|ship|shipped|goods|items?|delivery)\\b.{0,25}\\bby (?:post|mail|parcel|courier)\\b',
    '送料',
  ),
  ofApp(
    'takeout',
    '\\btake-?(?:out|away)\\b|\\b(?:customers?|buyers?|people|who|they|can|to|and)\\b.{0,15}\\b(?:pick (?:it |them )?up|collect (?:it|them|in|at|from|their))\\b(?! the phone)|\\bpick(?:ed)?[- ]?up (?:in|at|time|day|orders?)\\b|\\b(?:store|shop|local) pick-?up\\b|\\bcollect\\w* in person\\b',
    '店頭受け?取|テイクアウト',
  ),
  // Developers
  ofDeveloper(
    '/api/#terms',
    '\\b(?:apply|applying|approval|approved|permission)\\b.{0,25}\\bapi\\b',
    '\\bapi\\b.{0,25}\\b(?:costs?|price|pricing|free|approval|approved)\\b',
    'API.{0,6}(?:利用申請|申請|審査|料金|無料|有料|費用)',
  ),
  ofDeveloper(
    '/api/#scopes',
    '\\b(?:which|what|needed|required|right)\\b.{0,15}\\bscopes?\\b|\\bscopes?\\b.{0,25}\\b(?:need|for|require)',
    '(?:どの|必要な)(?:スコープ|権限)',
  ),
  ofDeveloper(
    '/api/oauth/authorize#good-to-know /template/faq/#programmer',
    '\\b(?:revoke|remove|withdraw|take (?:back|away)|end)\\w*\\b.{0,25}\\b(?:access|permissions?|consent|authori[sz]ation|scopes?)\\b',
  ),
  ofDeveloper(
    '/api/orders/edit_status#fulfill /api/orders/#ship-today',
    '\\b(?:mark|set|ship|dispatch|fulfil)(?:s|l|ls|ed|ped|ping|ing|ling)?\\b(?! (?:address|fee|method|cost|line|date)).{0,30}\\b(?:orders?|shipped|dispatched|lines?)\\b',
    '\\btracking (?:numbers?|codes?|ids?)\\b',
    '(?:注文|受注).{0,8}(?:発送済|出荷)|(?:追跡|送り状|伝票)番号',
  ),
  ofDeveloper(
    '/api/orders/#statuses',
    '\\bstatus(?:es)? of (?:an? |the )?orders?\\b|\\border status(?:es)?\\b',
    '注文ステータス|受注ステータス',
  ),
  ofDeveloper(
    '/api/orders/#sync /api/orders/#param-start_ordered',
    "\\b(?:new|yesterday[’']?s|today[’']?s|daily|latest|recent|all|last|unshipped|open) orders\\b",
    '\\borders\\b.{0,20}\\b(?:of|from|since|between|after|before|by|placed)\\b.{0,15}\\b(?:yesterday|today|dates?|day|week|month|time)',
    '\\b(?:sync|export|import|download|poll|fetch|pull|copy|list|read)\\w*\\b.{0,25}\\borders\\b',
    '\\borders\\b.{0,25}\\b(?:csv|spreadsheet|sheet|excel|database|sync|export|every (?:night|day|hour))',
    '\\b(?:csv|spreadsheet|sheet|excel)\\b.{0,15}\\bof (?:all |my |the )?orders\\b',
    '(?:昨日|今日|本日|前日|期間|日付|毎日|毎晩|新着|新規).{0,8}(?:注文|受注)|(?:注文|受注).{0,8}(?:同期|取り込|エクスポート|CSV|日付|期間|一覧)',
  ),
  ofDeveloper(
    '/api/items/edit_stock#sync-stock',
    '\\b(?:sync|synchroni[sz]e|update|set|keep|adjust)\\w*\\b.{0,25}\\b(?:stocks?|inventory|quantit\\w+)\\b',
    '在庫.{0,6}(?:同期|連携|更新|反映)',
  ),
  ofDeveloper(
    '/api/items/edit#change-price',
    '\\b(?:change|update|set|edit|raise|lower|reduce|adjust)\\w*\\b.{0,20}\\bprices?\\b(?!.*\\btheme)',
    '(?:価格|値段).{0,6}(?:変更|更新|一括)',
  ),
  ofDeveloper(
    '/api/items/edit#add-variation',
    '\\badd\\w*\\b.{0,20}\\b(?:variations?|variants?)\\b',
    'バリエーション.{0,6}(?:追加|増や)',
  ),
  ofDeveloper(
    '/api/items/add#param-variation',
    '\\badd(?=.*\\b(?:jan|sku|gtin|barcodes?|items?|products?|shirts?|api)\\b)\\w*\\b.{0,30}\\b(?:sizes?|colou?rs?|variations?|variants?)\\b(?!.*\\b(?:theme|template)\\b)',
  ),
  ofDeveloper(
    '/api/#changes',
    '\\b(?:chang(?:es?|ed)|new|news|deprecated|added|removed)\\b.{0,20}\\b(?:in|of|to) the (?:base )?api\\b',
    '\\bapi (?:changes?|changelog|change log|news|updates?|history|versions?)\\b|\\bapi\\b.{0,20}\\b(?:changed|since 20\\d\\d)\\b',
    'API.{0,8}(?:変更(?:点|履歴)|更新履歴)',
  ),
  ofDeveloper(
    '/api/items/add#import',
    '\\b(?:import|upload|migrate|add|create)\\w*\\b.{0,25}\\b(?:catalog(?:ue)?|(?:all|many|several|\\d+) (?:items|products)|(?:items|products) (?:from|out of))\\b',
    '\\b(?:bulk|mass)\\b.{0,15}\\b(?:items?|products?|import|upload|add)',
    '商品.{0,6}(?:一括|まとめて).{0,4}登録|(?:一括|まとめて).{0,6}商品|商品.{0,4}(?:移行|インポート)',
  ),
  ofDeveloper(
    '/api/items/add#generated-clients',
    '\\b(?:generate|generated|generator|codegen)\\w*\\b.{0,20}\\b(?:client|sdk|types|code)|\\bopenapi\\b|\\bswagger\\b',
    '(?:クライアント|コード).{0,4}(?:自動)?生成',
  ),
  ofDeveloper(
    '/api/categories/edit#move',
    '\\bmov(?:e|ing)\\b.{0,15}\\bcategor(?:y|ies)\\b',
    'カテゴリー?.{0,4}(?:移動|移す)',
  ),
  ofDeveloper(
    '/api/oauth/refresh_token#keep-fresh',
    '\\b(?:keep|refresh|renew|store)\\w*\\b.{0,20}\\b(?:tokens?|connection|logged in)\\b',
    'トークン.{0,6}(?:更新|保存|維持|自動)',
  ),
  ofDeveloper(
    '/api/oauth/access_token#connect',
    '\\bconnect\\b.{0,15}\\b(?:a |my |the |their )?(?:shop|store|account)s?\\b',
    '\\boauth (?:flow|login|example|sample)\\b',
    'ショップ.{0,6}(?:接続|連携)|OAuth.{0,4}(?:実装|流れ|サンプル)',
  ),
  ofDeveloper(
    '/api/oauth/access_token#basic',
    '\\b(?:http )?basic auth\\w*\\b|\\bauthorization: basic\\b',
    'Basic認証|ベーシック認証',
  ),
  ofDeveloper(
    '/api/oauth/access_token#cors',
    '\\bCORS\\b|\\bcross[- ]origin\\b|Access-Control-Allow|\\b(?:in|from) (?:the|a|my) browser\\b.{0,30}\\b(?:fetch|axios|ajax|javascript)\\b|\\b(?:fetch|call)\\b.{0,40}\\b(?:in|from) (?:the|a|my) browser\\b',
    'クロスオリジン|ブラウザから(?:直接)?(?:API|呼)',
  ),
  ofDeveloper(
    '/api/oauth/access_token#client',
    '\\b(?:sdk|client library|npm package|node (?:client|package|module))\\b',
    'SDK|クライアントライブラリ',
  ),
  ofDeveloper('/api/#limits', '\\b(?:api|calls?|requests?|hourly|daily) (?:limits?|quotas?)\\b'),
  ofDeveloper(
    '/api/oauth/refresh_token#call-api /api/#limits',
    '\\bhow many (?:api )?(?:requests|calls)\\b|\\b(?:requests|calls) per (?:second|minute|hour|day)\\b|\\brate[- ]?limit\\w*\\b|\\bthrottl\\w+\\b|\\bretr(?:y|ies|ying)\\b|\\bback ?off\\b|\\btoo many (?:calls|requests)\\b',
    'レート制限|(?:API|呼び出し|リクエスト).{0,4}(?:制限|上限|回数)|リトライ|再試行',
  ),
  ofDeveloper(
    '/api/orders/edit_status#payments',
    '\\b(?:which|what)\\b.{0,15}\\bpayment methods?\\b.{0,30}\\b(?:cancel|ship|dispatch|allow)',
  ),
];

/**
 * Sections that answer what a text asks for, the narrowest question first. What owners do by hand is no answer to a
 * program, and what programs do comes where no owner asks.
 */
export function sectionsAsked(written: string): readonly string[] {
  const text = written.normalize('NFKC');
  const isProgram = isOfProgram(text);
  const asked = table.filter(({ asks, by }) => asks.test(text) && !((by === 'owner' || by === 'app') && isProgram));
  const isOwner = asked.some(({ by }) => by === 'owner');
  return [...new Set(asked.flatMap(({ sections, by }) => (by === 'developer' && isOwner ? [] : sections)))];
}

/** Whether a text names the API, and nothing of themes. */
export function isOnlyOfApi(text: string): boolean {
  return /\bapi\b/i.test(text) && !ofTheme.test(text);
}

/** Whether a text asks what owners ask. */
function asksAsOwner(text: string): boolean {
  return table.some(({ asks, by }) => by === 'owner' && asks.test(text));
}

/** Pages of the apps that a text names, in the order of their names. */
export function appsNamed(written: string): readonly string[] {
  const text = written.normalize('NFKC');
  return table
    .filter(({ by }) => by === 'app')
    .flatMap(({ asks, sections: [path = ''] }) => {
      const at = text.search(asks);
      return at < 0 ? [] : [{ path, at }];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ path }) => path);
}

/** Whether a text is more than a word or two, which may be a name of the API as well. */
const isSentence = (text: string) =>
  text.split(/\s+/).length > 3 || (text.match(japaneseLetters)?.length ?? 0) >= longEnough;
const longEnough = 9;
const japaneseLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Whether somebody asks how something is done by hand, and sections answer it. */
export function asksByHand(text: string, sections: readonly string[]): boolean {
  return isSentence(text) && !isOfProgram(text) && sections.some(isForOwners);
}

/** Whether a section is for shop owners, who ask about no program. */
function isForOwners(path: string): boolean {
  return table.some(({ sections, by }) => by === 'owner' && sections.includes(path));
}

/** Sections of the table, for tests. */
export const answered: readonly string[] = table.flatMap(({ sections }) => sections);
