import type { Docs } from '../content/docs.ts';
import { blocksOf, type Passage, sectionOf } from '../content/sections.ts';
import { textOf } from '../content/tell.ts';

/** What somebody asks for that cannot be done, and where a page says so, with what to do instead. */
interface Impossible {
  readonly asks: RegExp;
  /** Page and heading. */
  readonly page: string;
  readonly heading: string;
  readonly anchor: string;
  /** Words of the entry of the list, or of the paragraph, that answers. */
  readonly words: string;
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
    asks: /\b(?:change|edit|update|correct|modify)\b.{0,25}\baddress\b|\b(?:change|edit|update|modify)\b.{0,20}\b(?:amount|quantity|items|lines|total) (?:of|in) (?:an? |the )?orders?\b|\bedit (?:an? )?orders?\b|(?:住所|お届け先|配送先|注文内容).{0,3}(?:変更|編集|修正)/i,
    words: 'Change an order’s address',
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
    const passage = passageOf(docs, each);
    if (!passage) return [];
    const said = textOf(docs, docs.page(each.page), passage).replace(/^- /, '').replace(/\s+/g, ' ');
    return [`- ${each.page === ofApi.page ? 'The API cannot: ' : ''}${said} ${docs.link(each.page)}#${each.anchor}`];
  });
  if (told.length === 0) return [];
  return [...new Set(told), `Whom to ask: ${docs.link('/template/faq/')}#ask`];
}

/** The entry of a list or the paragraph that has the words; undefined on a page that is worded otherwise. */
function passageOf(docs: Docs, { page: path, heading, words }: Impossible): Passage | undefined {
  const page = docs.page(path);
  const section = sectionOf(page, heading);
  if (!section) return undefined;
  const { markdown } = page;
  for (const block of blocksOf(markdown.slice(section.start, section.end))) {
    const from = section.start + block.start;
    const text = markdown.slice(from, section.start + block.end);
    const at = text.indexOf(words);
    if (at < 0) continue;
    if (!text.startsWith('- ')) return { start: from, end: from + text.length };
    const start = text.lastIndexOf('\n', at) + 1;
    const next = text.indexOf('\n', at);
    return { start: from + start, end: from + (next < 0 ? text.length : next) };
  }
  return undefined;
}

/** Pages and words of the table, for tests. */
export const impossible: readonly Omit<Impossible, 'asks'>[] = table;
