import type { Docs } from '../content/docs.ts';
import { blocksOf, type Passage, sectionOf } from '../content/sections.ts';
import { textOf } from '../content/tell.ts';
import { isOfProgram } from './questions.ts';

/** What somebody asks for that cannot be done, and where a page says so, with what to do instead. */
interface Impossible extends Said {
  readonly asks: RegExp;
  /** Absent at the top of a page. */
  readonly anchor?: string;
  /** A theme asks for it, not a program. */
  readonly isOfTheme?: true;
}

const ofApi = { page: '/api/', heading: 'What the API cannot do', anchor: 'not-possible' } as const;
const signedIn = {
  page: '/template/apps/membership_app',
  heading: 'Whether a visitor is signed in',
  anchor: 'signed-in',
  words: 'No known tag tells',
  isOfTheme: true,
} as const;
const inCart = {
  page: '/template/default/body',
  heading: 'BASE’s menu and the cart',
  anchor: 'menu',
  words: 'No known tag prints the URL of the cart',
  isOfTheme: true,
} as const;

const ofList = { page: '/template/syntax/item', heading: 'The list, its order and sorting', anchor: 'list' } as const;

/** What an operation would be called that does something; a paid card has messages of its own. */
const doing =
  '(?:create|make|issue|add|place|write|post|publish|import|read|get|fetch|list|export|manage|edit|update|change|delete|set|upload)';

/** Questions, and the words of the page that answer them: the text itself stands in the page alone. */
const table: readonly Impossible[] = [
  {
    ...ofApi,
    asks: /\bweb-?hooks?\b|push notification|ウェブフック|webフック|(?:注文|受注|購入).{0,6}通知|通知.{0,6}(?:受け|ほしい|欲しい)|\breal-?time\b|\bnotif(?:y|ied|ication)s?\b.{0,30}\b(?:order|sale|program|server|endpoint)/i,
    words: 'Notify you',
  },
  {
    ...ofApi,
    asks: /\brefund(?!.*(?:card|cvs|convenience|konbini|bank|carrier|coin))|返金(?!.*(?:カード|コンビニ|振込|キャリア|コイン))|払い?戻|\bchargeback/i,
    words: 'Refund a payment',
  },
  {
    ...ofApi,
    asks: /\b(?:change|edit|update|correct|modify|fix|replace)\b.{0,25}\baddress\b(?! (?:shown|on|in|of (?:my|the|our) (?:shop|store)))|\b(?:wrong|incorrect|mistyped|old|another) (?:shipping |delivery )?address\b|\b(?:combine|merge|join|split|bundle)\w*\b.{0,15}\b(?:orders?|parcels?|shipments?)\b|\borders?\b.{0,25}\b(?:one|same|single) (?:parcel|package|shipment|box)\b|\b(?:one|same|single) (?:parcel|package|shipment|box)\b.{0,40}\borders?\b|\border\b.{0,30}\b(?:one|same|single) (?:parcel|package|shipment|box)\b|同梱|(?:まとめて|一緒に).{0,6}(?:発送|配送)|住所.{0,6}(?:間違|誤)|\b(?:change|edit|update|modify)\b.{0,20}\b(?:amount|quantity|items|lines|total) (?:of|in) (?:an? |the )?orders?\b|\bedit (?:an? )?orders?\b|(?:住所|お届け先|配送先|注文内容).{0,3}(?:変更|編集|修正)/i,
    words: 'Change an order’s address',
  },
  {
    page: '/api/orders/edit_status',
    heading: 'Good to know',
    anchor: 'good-to-know',
    asks: /\b(?:undo|revert|reverse|take back|reset)\b.{0,25}\b(?:dispatch\w*|shipp\w*|shipment|cancell?\w*)\b|\b(?:shipped|dispatched|cancell?ed)\b.{0,15}\bby (?:mistake|accident)\b|(?:発送済み?|発送|出荷|キャンセル).{0,25}(?:戻[すせし]|取り?消(?:せ|し)|解除|間違)|間違.{0,8}(?:発送|出荷|キャンセル)/i,
    words: 'no call undoes a dispatch',
  },
  {
    ...ofApi,
    asks: /\breceipts?\b|\binvoices?\b|領収書|請求書|\bpoints?\b(?! of)|ポイント/i,
    words: 'Issue a receipt',
  },
  {
    ...ofApi,
    asks: new RegExp(
      `\\b${doing}\\b.{0,12}\\b(?:coupons?|reviews?|(?:item|product) tags?)\\b|\\b(?:coupons?|reviews?)\\b.{0,12}\\b(?:api|by program)|api.{0,12}(?:coupon|review)|クーポン.{0,4}(?:作成|発行|登録|取得|一覧|API)|レビュー.{0,4}(?:取得|API|投稿|返信|一覧の取得)|商品タグ|\\b(?:coupons?|reviews?)\\/`,
      'i',
    ),
    words: 'coupons, tags and reviews',
  },
  {
    ...ofApi,
    asks: /\b(?:create|place|add|make|import|insert) (?:an? |new |test )*orders?\b|\borders?\/(?:create|add|new)\b|(?:注文|受注).{0,3}(?:作成|登録|追加|代行)|\bcustomers?\/|\b(?:list|get|all|export|fetch|read|search|import|sync)\b.{0,10}\bcustomers\b|\bcustomers? (?:list|data ?base|endpoint|api)|(?:顧客|会員|お客様)(?:の)?(?:一覧|リスト|情報|データ|検索)|\bcustomers? (?:of|in) (?:my|the|a) (?:shop|store)/i,
    words: 'coupons, tags and reviews',
  },
  {
    ...ofApi,
    asks: new RegExp(
      `\\b${doing}\\b.{0,15}\\bblog\\b|blog.{0,20}\\bapi\\b|\\bapi\\b.{0,15}\\bblog|ブログ.{0,6}(?:投稿|作成|更新|取得|API)|\\b(?:blogs?|posts?|articles?|themes?)\\/|\\b(?:theme|design)s?\\b.{0,15}\\b(?:api|program|script|ci|git)\\b|\\bapi\\b.{0,20}\\b(?:theme|design)|\\b(?:deploy|push|upload)\\b.{0,12}\\btheme|(?:テーマ|デザイン).{0,6}(?:API|自動)|API.{0,6}(?:テーマ|デザイン)|\\b(?:update|edit|change|set)\\b.{0,12}\\b(?:shop|store)(?: |’s |'s )(?:profile|name|introduction|settings?)|プロフィール.{0,4}(?:変更|更新|編集)|ショップ(?:名|情報|紹介).{0,3}(?:変更|更新|編集)|\\b(?:statistics|page ?views|visits|visitor count|traffic)\\b|analytics.{0,6}api|アクセス(?:解析|数).{0,6}(?:取得|API)|アクセス数|users\\/(?:edit|update)`,
      'i',
    ),
    words: 'posts of the',
  },
  {
    ...ofApi,
    asks: /\b(?:all|other|every) (?:base )?shops?(?:’s|'s)?\b.{0,20}\bitems?|\bitems? of (?:all|other) (?:base )?shops|全ショップ|他(?:の)?ショップ/i,
    words: 'Search the items of all shops',
  },
  {
    ...ofApi,
    heading: 'Files and kinds of items',
    anchor: 'not-possible-items',
    asks: /\b(?:upload|send|post)\b.{0,12}\b(?:image|picture|photo)s?(?: files?)?\b(?!.*\btheme)|\bbase64\b|multipart|画像(?:ファイル)?(?:を|の)?アップロード/i,
    words: 'Receive image files',
  },
  {
    ...ofApi,
    heading: 'Files and kinds of items',
    anchor: 'not-possible-items',
    asks: /\b(?:add|create|edit|upload)\b.{0,15}\b(?:digital|subscription|pre-?order|lottery|takeout)\b.{0,30}(?:\bapi\b|$)|(?:デジタルコンテンツ|予約商品|抽選商品|定期便).{0,5}(?:登録|追加|作成)/i,
    words: 'Add other items than ordinary ones',
  },
  {
    page: '/api/oauth/access_token',
    heading: 'Good to know',
    anchor: 'good-to-know',
    asks: /\bclient[_ ]credentials?\b(?!.{0,30}\b(?:missing|invalid|wrong|required|rejected))|\b(?:password|implicit|device(?:[_ ]code)?) (?:grant|flow)\b|\bservice accounts?\b|\b(?:server|machine)[- ]to[- ](?:server|machine)\b|\bm2m\b|\bwithout (?:the |an? |any |my )?(?:(?:shop )?owner|consent|oauth|browser|callback|(?:user|login|log-?in|logging in)\b(?=.*\b(?:api|tokens?|cron|job|script|program|server|batch)))\b|\b(?:static|permanent|personal) (?:api |access )?(?:key|token)\b|(?:同意|ログイン|認可|ユーザー?操作|OAuth)(?:画面)?(?:なし|無し|せずに|不要)/i,
    words: 'client_credentials',
  },
  {
    page: '/api/savings/',
    heading: 'Good to know',
    anchor: 'good-to-know',
    asks: /\b(?:request|make|trigger|start|automate|initiate|create|schedule)\b.{0,15}\b(?:payouts?|withdrawals?)\b|\bpay(?:ing)? out\b|\bwithdraw(?:ing)?\b.{0,25}\b(?:balance|money|funds|sales|api)|\b(?:automatic|automated) (?:payout|withdrawal)|(?:\b(?:current|get|read|check|fetch|show|shop|my|payout)\b.{0,10}\bbalance\b)|\bbalance\b.{0,12}\bapi\b|残高|(?:振込|引き?出し|出金|払い?出し)の?申請(?!額|日|金額)/i,
    words: 'No call returns the balance',
  },
  {
    ...signedIn,
    asks: /\b(?:logged|signed)[ -]?(?:in|out)\b|\bis (?:a )?member\b|\b(?:detect|know|check|tell).{0,25}\b(?:login|member|visitor is)|ログイン(?:して|中|状態|済み|判定|しているか)|会員(?:か|かどうか|判定|だけに表示)|\bonly (?:for|to) members\b.{0,20}\b(?:show|display)/i,
  },
  {
    ...ofList,
    asks: /\bsort(?:s|ed|ing)?\b.{0,25}\b(?:list|items?|products?|price|newest|name|popularity)\b|\b(?:items?|products?)\b.{0,20}\b(?:sort|order)(?:ed|ing)? by\b|(?:並[べび]替え|並び順|ソート)/i,
    words: 'No known tag sorts a list',
    isOfTheme: true,
  },
  {
    ...ofList,
    heading: 'Show fewer items on the top page, or a limited number',
    anchor: 'fewer',
    asks: /\b(?:limit|restrict)\b.{0,20}\b(?:number of )?(?:items|products)\b|\bonly (?:show )?(?:the )?(?:first |newest |latest )?(?:\d+|three|four|five|six|eight|ten) (?:new |newest |latest )?(?:items|products)\b|(?:表示|商品)(?:件数|数)(?:を)?(?:変|減|絞|制限)|(?:新着|最新)(?:の)?商品(?:を|だけ)?.{0,4}\d+(?:件|個|点)/i,
    words: 'No tag that we know limits the number',
    isOfTheme: true,
  },
  {
    ...ofList,
    heading: 'Chosen products on the top page: recommended items',
    anchor: 'chosen',
    asks: /\brecently[ -]?(?:viewed|seen|visited)\b|\b(?:browsing|viewing) history\b|\blast (?:viewed|seen)\b|\bbest[- ]?sell(?:er|ing)s?\b|\b(?:popular|featured|hand-?picked|top[- ]selling) (?:items?|products?)\b|\branking\b|最近(?:見た|チェックした|閲覧)|閲覧(?:履歴|した商品)|ランキング|人気商品|売れ筋|ピックアップ商品/i,
    words: 'No tag that we know lists items',
    isOfTheme: true,
  },
  {
    ...ofList,
    heading: 'Content or styles for one certain product',
    anchor: 'one-product',
    asks: /\b(?:only (?:on|for)|for) (?:one|a single|a certain|a specific|this|one certain) (?:items?|products?)(?: page)?\b|(?:特定の|ある|[1一]つの)商品(?:ページ)?(?:だけ|のみ)/i,
    words: 'No known block tests which item',
    isOfTheme: true,
  },
  {
    ...ofList,
    heading: 'Stock',
    anchor: 'stock',
    asks: /\b(?:fewer|less) than\b.{0,15}\b(?:left|in stock)\b|\blow stock\b|\bonly \d+ left\b|残り(?:わずか|\d+点|少な)/i,
    words: 'No known block compares numbers',
    isOfTheme: true,
  },
  {
    page: '/template/syntax/related',
    heading: 'Related items',
    asks: /\b(?:choose|pick|select|set|control|manual(?:ly)?|decide)\b.{0,25}\b(?:related|recommended|similar)\b|\byou (?:may|might) also like\b|関連商品.{0,8}(?:選|指定|設定|変)/i,
    words: 'No tag or setting for it is known',
    isOfTheme: true,
  },
  {
    page: '/template/syntax/related',
    heading: 'Related items',
    asks: /\brelated (?:items?|products?)\b.{0,25}\b(?:stock|sold[- ]?out|label|sale|discount)|\b(?:stock|sold[- ]?out|label|sale|discount)\w*\b.{0,25}\brelated (?:items?|products?)|関連商品.{0,8}(?:売り切れ|在庫|ラベル|セール)/i,
    words: 'No tag for the stock, a label',
    isOfTheme: true,
  },
  {
    page: '/template/syntax/page',
    heading: 'First page of a list',
    anchor: 'first-page',
    asks: /\b(?:first|second|next) page of (?:a|the) list\b|\bonly on (?:the )?(?:first page|page (?:1|one|2|two))\b|[2２二]ページ目|[1１一]ページ目/i,
    words: 'No known tag tells the first page',
    isOfTheme: true,
  },
  {
    page: '/template/syntax/designoption',
    heading: 'Select',
    anchor: 'select',
    asks: /\b(?:if|when|block|condition|test|check)\b.{0,25}\b(?:select(?:ed)?|particular|chosen) (?:option|choice|value)\b|(?:選択肢|セレクト).{0,10}(?:条件|分岐|判定|場合)/i,
    words: 'No known block tests for one',
    isOfTheme: true,
  },
  {
    page: '/template/syntax/url',
    heading: 'Loading more items',
    anchor: 'load-more',
    asks: /\bnumbered (?:links?|pages?|pagination|paging)\b|\bpage numbers? (?:links?|list|navigation)\b|\bprevious page\b|\bprev(?:ious)? link\b|ページ番号|前のページ/i,
    words: 'No known tag prints numbered links',
    isOfTheme: true,
  },
  {
    page: '/template/item/purchase',
    heading: 'Markup of the fields: variations, quantity and options',
    anchor: 'fields',
    asks: /\b(?:own|custom|separate)\b.{0,20}\b(?:variations?|variants?|sizes?|colou?rs?) (?:buttons?|swatch(?:es)?|select\w*|list)\b|\b(?:swatch(?:es)?)\b|\b(?:loop|list|iterate|print|stock)\b.{0,25}\b(?:variations|variants)\b|バリエーション.{0,10}(?:ボタン|ループ|一覧|個別|ごと)|スウォッチ/i,
    words: 'No known tag prints variations',
    isOfTheme: true,
  },
  {
    page: '/template/default/navigation',
    heading: 'Links',
    anchor: 'links',
    asks: /\blinks?\b.{0,15}\b(?:custom|own|extra|static) pages?\b|(?:固定|独自|自由)ページ.{0,6}リンク|\/p\/\d/i,
    words: 'Custom pages of a shop have URLs',
    isOfTheme: true,
  },
  {
    page: '/template/apps/blog_app',
    heading: 'Recent articles',
    anchor: 'recent',
    asks: /\b(?:latest|recent|newest|last)\b.{0,12}\b(?:blog )?(?:posts?|articles?|entries|news)\b|\bblog\b.{0,20}\b(?:on|in) (?:the |my )?(?:top|home|index|front) ?page|(?:最新|新着)(?:の)?(?:ブログ|記事)|(?:トップ|ホーム).{0,8}(?:ブログ|記事)/i,
    words: 'No tag that lists articles outside the blog',
    isOfTheme: true,
  },
  {
    page: '/template/apps/item_category_app',
    heading: 'Category page and breadcrumb',
    anchor: 'category-page',
    asks: /\b(?:items|products) (?:of|from|in) (?:one|a|a certain|a single|each|the same) categor(?:y|ies)\b|\bcategor(?:y|ies) of (?:an?|the|this) (?:item|product)\b|(?:特定の?|ある|同じ|[1一]つの)カテゴリー?の?商品|商品の(?:属する)?カテゴリー?(?:を|名)/i,
    words: 'No known tag prints the categories',
    isOfTheme: true,
  },
  {
    ...inCart,
    asks: /\b(?:number|count|quantity|how many)\b.{0,20}\b(?:cart|bag)\b|\bcart (?:count|url|total|contents|quantity)|カート(?:内)?の?(?:件数|個数|数|中身|URL)/i,
  },
];

/**
 * What the pages say cannot be done of what a text asks for, and what to do instead; empty where they say nothing of it.
 * @param part What the answer may be about: both where none is given.
 */
export function tellImpossible(written: string, docs: Docs, part?: 'api' | 'template'): string[] {
  const text = written.normalize('NFKC');
  if (text.length > 300) return [];
  const found = table.filter(
    ({ asks, isOfTheme }) => (part === undefined || (part === 'template') === (isOfTheme ?? false)) && asks.test(text),
  );
  const told = found.flatMap((each) => {
    const passage = passageSaying(docs, each);
    if (!passage) return [];
    const said = textOf(docs, docs.page(each.page), passage).replace(/^- /, '').replace(/\s+/g, ' ');
    return [
      `- ${each.page === ofApi.page ? 'The API cannot: ' : ''}${said} ${docs.link(each.page)}${each.anchor ? `#${each.anchor}` : ''}`,
    ];
  });
  if (told.length === 0) return [];
  return [...new Set(told), whomToAsk(text, docs)];
}

/** Whom to ask: who writes no program is not sent to the people of the API. */
export function whomToAsk(written: string, docs: Docs): string {
  return `Whom to ask: ${docs.link('/template/faq/')}#${isOfProgram(written) ? 'ask' : 'whom-to-ask'}`;
}

/** Where a page says something: its path, a heading, and words of what stands below it. */
export interface Said {
  readonly page: string;
  readonly heading: string;
  readonly words: string;
}

/** The entry of a list, the row of a table or the paragraph that has the words; undefined on a page that is worded otherwise. */
export function passageSaying(docs: Docs, { page: path, heading, words }: Said): Passage | undefined {
  const page = docs.page(path);
  const section = sectionOf(page, heading);
  if (!section) return undefined;
  const { markdown } = page;
  for (const block of blocksOf(markdown.slice(section.start, section.end))) {
    const from = section.start + block.start;
    const text = markdown.slice(from, section.start + block.end);
    const at = text.indexOf(words);
    if (at < 0) continue;
    if (!/^[-|] /.test(text)) return { start: from, end: from + text.length };
    const start = text.lastIndexOf('\n', at) + 1;
    const next = text.indexOf('\n', at);
    return { start: from + start, end: from + (next < 0 ? text.length : next) };
  }
  return undefined;
}

/** Pages and words of the table, for tests. */
export const impossible: readonly Omit<Impossible, 'asks'>[] = table;
