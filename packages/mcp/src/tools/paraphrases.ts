import { type ApiError, errors } from '@shop-docs/api';
import { lettersOf, likeness } from '../content/likeness.ts';

/**
 * Japanese in the words of the tables below, longer ones first. What is wrong stands in endings, which are dropped after.
 * Nothing that a page explains without a fault is here, such as stock: a text about it is no message.
 */
const japanese: readonly (readonly [RegExp, string])[] = [
  [/(?:と|って)(?:言われ|出(?:る|ます|て|た)|表示され|返(?:る|って|され)|怒られ)\p{Script=Hiragana}*/gu, ' '],
  [/(?:有効)?期限(?:が|を|の|は)?(?:切れ|過ぎ)|失効/g, ' expired '],
  [/(?<=トークン)[がは]?切れ/g, ' expired '],
  [/有効期[限間]/g, ' lifetime '],
  [/\d+件(?:まで|以上)|(?:登録|追加)(?:数|件数)?の?(?:上限|制限)/g, ' item limit exceeded '],
  [/見つか(?:りません|らな)|存在し(?:ません|な)|存在せず/g, ' not found '],
  [/(?:使|利用|使用)(?:えな|えません|できな|できません)|正しくな|間違|誤[りっ]|無効|不正/g, ' invalid '],
  [/完了していな|完了していません|されていな|されていません|済んでいな/g, ' not completed '],
  [/(?:変更|編集|更新|削除)(?:が|は)?(?:できな|できません|不可)/g, ' not changed '],
  [/できな|できません|不可/g, ' not '],
  [/(?<!商品|注文|画像)(?:が|は)(?:な|無)い|(?<!商品|注文|画像)(?:が|は)ありません|不足|必須|足りな/g, ' missing '],
  [/超え|超過|越え|オーバー|達し|到達|多すぎ/g, ' exceeded '],
  [/拒否|却下/g, ' denied '],
  [/アプリ(?=[がは]停止)/g, ' client '],
  [/停止/g, ' stopped '],
  [/既に|すでに|使われ|(?:使用|利用)済み?/g, ' already '],
  [/未入金の?(?:ため|ので|だから|なので|で)/g, ' payment pending '],
  [/失敗|エラー/g, ' failed '],
  [/リフレッシュトークン/g, ' refresh token '],
  [/アクセストークン/g, ' access token '],
  [/トークン/g, ' token '],
  [/認可コード/g, ' authorization code '],
  [/(?<!商品|品番|種類|jan|バー)コード/g, ' code '],
  [/認証/g, ' authorization '],
  [/クライアント|アプリケーション/g, ' client '],
  [/スコープ|権限/g, ' scope '],
  [/同意|許可/g, ' consent '],
  [/ユーザー?|ショップ/g, ' user '],
  [/(?:登録|追加)(?:できる|可能な)/g, ' '],
  [/(?:商品の?)?(?:画像|写真)/g, ' image '],
  [/商品(?:の?(?:登録|追加))?数?|アイテム/g, ' item '],
  [/バリエーション|種類/g, ' variation '],
  [/親カテゴリー?/g, ' parent category '],
  [/カテゴリー?/g, ' category '],
  [/注文明細|明細/g, ' order line '],
  [/注文|受注/g, ' order '],
  [/ステータス/g, ' status '],
  [/送り状番号|追跡番号|伝票番号/g, ' tracking '],
  [/デジタルコンテンツ/g, ' digital '],
  [/(?:クレジットカード|クレカ)(?:決済|払い)?/g, ' creditcard '],
  [/コンビニ(?:決済|払い)?/g, ' cvs '],
  [/銀行振込/g, ' bank '],
  [/(?:後|あと)払い(?:決済)?/g, ' deferred '],
  [/キャリア決済/g, ' carrier '],
  [/コイン(?:決済)?/g, ' coin '],
  [/ヤマト/g, ' yamato '],
  [/決済|支払い?|入金/g, ' payment '],
  [/[1１一]日|本日|今日|日次/g, ' day '],
  [/[1１一]時間|毎時/g, ' hour '],
  [/上限|制限/g, ' limit exceeded '],
  [/(?:利用|呼び?出し|アクセス)?回数|リクエスト数?|呼び出し|コール数?/g, ' limit '],
  [/パラメーター|パラメータ/g, ' parameter '],
  [/バリデーション/g, ' validation '],
  [/データベース/g, ' database '],
  [/取得/g, ' fetch '],
  [/保存|書き出し/g, ' save '],
  [/キャンセル|取り?消し/g, ' cancel '],
  [/発送|出荷/g, ' ship '],
  [/変更|編集|更新|削除/g, ' change '],
  [/利用|送信/g, ' '],
];

/** Expressions that mean one thing as a whole, and names of the platform. */
const expressions: readonly (readonly [RegExp, string])[] = [
  ...japanese,
  [/[’']/g, "'"],
  [/\b(?:press|click|choos|chos|hit)\w* ["“'「]?(?:no|cancel|deny|decline|reject)\b["”'」]?/g, ' denied '],
  [/\boauth2?(?: token)?(?: endpoint)?(?: error)?\b/g, ' '],
  [/\b(?:please )?(?:try|retry) (?:it )?(?:again )?(?:later|tomorrow|in an hour|the next day)\b/g, ' '],
  [/\b(?:not|stopped|stops) working\b|\b(?:does|do)(?:n['’]t| not) work\b/g, ' stopped '],
  [/\bunauthori[sz]ed\b/g, ' authorization denied '],
  [/\b40[013]\b/g, ' '],
  [/\bcan't\b|\bcannot\b|\bcan not\b|\bunable\b|\bcouldn't\b|n't\b/g, ' not '],
  [/[_\-/]/g, ' '],
  [/\bno longer valid\b|\btoo old\b|\btimed out\b/g, ' expired '],
  [/\btoo (?:many|much|large|high|deep|big)\b|\bused up\b/g, ' exceeded '],
  [/\bpaid (?:by|at|with|via|through|in)\b/g, ' '],
  [/\bpayments? (?:by|at|with|via|through|in)\b/g, ' '],
  [/\bcredit cards?\b/g, ' creditcard '],
  [/\bconvenience stores?\b|\bkonbini\b/g, ' cvs '],
  [/\bbank transfers?\b/g, ' bank '],
  [/\bpay later\b|\batobarai\b/g, ' deferred '],
  [/\bcarrier billing\b/g, ' carrier '],
  [/\bdigital (?:content|items?|products?)\b/g, ' digital '],
  [/\bunique key\b/g, ' order id '],
  [/\bauth code\b/g, ' authorization code '],
  [/\b(?:client|app) (?:id|secret|credentials?)\b/g, ' client '],
];

/** Words that name what a message is about, by the name that the table has for them. */
const subjects = {
  token: 'token tokens',
  access: 'access bearer login session',
  refresh: 'refresh',
  authorization: 'authorization authentication auth',
  code: 'code',
  client: 'client application app credentials secret',
  scope: 'scope scopes permission permissions',
  consent: 'consent',
  user: 'user owner shop store merchant account',
  item: 'item items product products',
  variation: 'variation variations variant variants',
  category: 'category categories',
  parent: 'parent',
  assignment: 'assignment assignments',
  order: 'order orders',
  line: 'line lines',
  status: 'status state',
  tracking: 'tracking',
  image: 'image images picture photo slot',
  digital: 'digital',
  clubt: 'clubt',
  spcase: 'spcase',
  yamato: 'yamato',
  creditcard: 'creditcard',
  cvs: 'cvs',
  bank: 'bank',
  deferred: 'deferred',
  carrier: 'carrier',
  coin: 'coin coins',
  limit: 'limit limits rate quota requests calls',
  day: 'day daily today',
  hour: 'hour hourly',
  offset: 'offset paging depth',
  post: 'post get method put patch',
  https: 'https http ssl tls',
  grant: 'grant',
  parameter: 'parameter parameters param params argument field fields',
  validation: 'validation',
  title: 'title detail value price stock',
  payment: 'payment',
  database: 'database db',
  id: 'id ids key',
} as const;

/** Words that say what is wrong; those of the second table only where something did not happen. */
const faults = {
  expired: 'expired expire expires expiry outdated',
  revoked: 'revoked withdrawn replaced',
  missing: 'missing required must absent lacks without empty mandatory',
  unknown: 'unknown nonexistent gone',
  invalid: 'invalid wrong bad incorrect malformed unsupported unrecognized illegal mismatch',
  exceeded: 'exceeded exceed exceeds reached throttled limited',
  denied: 'denied declined refused rejected forbidden insufficient',
  stopped: 'suspended disabled stopped blocked deactivated',
  already: 'already',
  long: 'long',
  unpaid: 'unpaid pending incomplete',
  failed: 'failed fails fail failure error errors',
  not: 'not no never impossible',
} as const;
const undone = {
  unknown: 'found find exist exists such recognized known registered',
  invalid: 'valid accepted supported',
  missing: 'sent given provided set specified supplied',
  denied: 'granted authorized permitted',
  unpaid: 'paid arrived received completed settled',
  cancel: 'cancel cancelled canceled cancelling canceling cancellation',
  ship: 'ship shipped dispatch dispatched shipping dispatching',
  change: 'change changed edit edited update updated modify modified delete deleted editable changing editing updating',
  fetch: 'fetch fetched download downloaded load loaded retrieve retrieved',
  save: 'save saved store stored write written saving upload uploaded',
} as const;

/** Words that change nothing. */
const besides = new Set(
  `a an the this that these it its is are was were be been being has have had do does did can could may will would to of for in on by
  with from at and or as than so but your my our their you we i get got when while if after before operation operations so calling called call returns
  returned return says say said response message api base request please any yet longer connected type number text used twice use
  using plain because my work works working month months week weeks url possible allowed too added made through content ids paid sent`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const cancels =
  'not_cancel_credit_card not_cancel_cvs not_cancel_base_bt not_cancel_atobarai not_cancel_carrier not_cancel_coin';

/** Errors by what their messages are about and what is wrong with it: ids, alternatives of subjects, faults. */
const table: readonly (readonly [ids: string, about: string, wrong: string])[] = [
  ['invalid_request_refresh_token', 'refresh token', 'invalid unknown denied already revoked'],
  ['invalid_request_refresh_token_expired', 'refresh token', 'expired'],
  ['invalid_request_refresh_token_expired invalid_request_refresh_token', 'refresh token', 'stopped'],
  ['invalid_request_token', 'access token, token', 'stopped'],
  ['invalid_request_parameters', 'refresh token, authorization code', 'missing'],
  ['invalid_request_token invalid_request_token_variant', 'access token, token, authorization token', 'invalid'],
  ['invalid_request_token', 'access token, token, authorization token', 'expired missing unknown denied revoked'],
  ['invalid_request_token', 'access', 'expired'],
  ['invalid_request_code', 'authorization code, code', 'invalid unknown already'],
  ['invalid_request_code_expired', 'authorization code, code', 'expired'],
  ['invalid_request_token invalid_request_refresh_token_expired invalid_request_code_expired', '', 'expired'],
  ['invalid_request_token unauthorized_client_unknown auth_error', 'authorization', 'failed denied invalid'],
  ['unauthorized_client_unknown auth_error', 'client, client authorization', 'invalid denied failed'],
  ['unauthorized_client_unknown', 'client', 'unknown'],
  ['invalid_request_credentials', 'client', 'missing'],
  ['unauthorized_client_suspended', 'client', 'stopped'],
  ['invalid_request_grant_type', 'grant', 'invalid unknown missing'],
  ['access_denied_refused', 'user access, user scope, user consent, user, consent', 'denied'],
  ['access_denied_user', 'user', 'unknown invalid'],
  [
    'invalid_scope',
    'scope, token scope, access scope, access token scope, order scope, order token scope, item scope, item token scope',
    'invalid missing denied unknown not',
  ],
  ['access_denied_https', 'https', 'missing not'],
  ['not_post_method access_denied_post', 'post', 'not missing invalid'],
  ['hour_api_limit day_api_limit', 'limit, ', 'exceeded'],
  ['hour_api_limit hour_api_limit_variant', 'hour, hour limit', 'exceeded'],
  ['day_api_limit exceed_daily_limit', 'day, day limit', 'exceeded'],
  ['exceed_daily_limit', 'item day, item day limit, item limit, item', 'exceeded'],
  ['search_error_depth', 'offset', 'exceeded'],
  ['validation_error', 'validation', 'failed not'],
  ['validation_error', 'title', 'long missing invalid'],
  [
    'bad_params validation_error invalid_request_parameters search_error_parameters',
    'parameter',
    'missing invalid unknown',
  ],
  ['server_error db_error_delete', 'database', 'failed not'],
  ['no_item bad_item_id', 'item', 'unknown'],
  ['bad_item_id no_item', 'item', 'invalid'],
  ['no_item_id', 'item id', 'missing'],
  ['no_item_id no_item', 'item', 'missing'],
  ['invalid_request_digital', 'digital, digital item', 'change'],
  ['invalid_request_clubt', 'clubt, clubt item', 'change'],
  ['bad_variation_id', 'variation, item variation', 'unknown invalid'],
  ['bad_category_id', 'category', 'unknown invalid'],
  ['bad_parent_number', 'parent, parent category', 'unknown invalid'],
  [
    'bad_item_category_id',
    'item category, item category assignment, assignment, category assignment',
    'unknown invalid',
  ],
  ['no_image_fetch', 'image', 'fetch'],
  ['image_put_fail', 'image', 'save'],
  ['no_image_slot', 'image, item image', 'unknown missing'],
  ['no_order no_order_line', 'order', 'unknown'],
  ['no_order', 'order', 'invalid'],
  ['no_order_line', 'order line, order item, line', 'unknown invalid'],
  ['no_unique_key', 'order', 'missing'],
  ['no_params_status no_params_atobarai', 'order item, order line', 'missing'],
  ['no_params_status', 'order item status, status', 'missing'],
  ['no_params_atobarai', 'tracking', 'missing'],
  ['db_error_status', 'status, order status', 'failed'],
  ['not_change_status', 'status, order, order status, line, order line', 'change already'],
  [cancels, 'order, ', 'cancel'],
  ['not_cancel_credit_card', 'creditcard, order creditcard', 'cancel'],
  ['not_cancel_cvs', 'cvs, order cvs', 'cancel'],
  ['not_cancel_base_bt', 'bank, order bank', 'cancel'],
  ['not_cancel_atobarai', 'deferred, order deferred', 'cancel'],
  ['not_cancel_carrier', 'carrier, order carrier', 'cancel'],
  ['not_cancel_coin', 'coin, order coin', 'cancel'],
  ['not_cancel_carrier_status', 'carrier status, order carrier status, order carrier', 'change'],
  ['not_change_status_ClubT', 'clubt status, clubt order status, order clubt', 'change'],
  ['not_change_status_SpCase', 'spcase, spcase item, spcase status, order spcase', 'change ship'],
  ['not_change_status_YamatoDelivery', 'yamato, order yamato', 'ship change'],
  ['not_change_status_cvs', 'cvs, order cvs, cvs status, order cvs status', 'unpaid ship'],
  ['not_change_status_base_bt', 'bank, order bank, bank status, order bank status', 'unpaid ship'],
  ['not_change_status_cvs not_change_status_base_bt', 'order, payment, order payment', 'unpaid'],
  ['not_change_status_atobarai', 'deferred, deferred status, order deferred, order deferred status', 'change ship'],
];

/** What OAuth 2.0 (RFC 6749, 5.2) calls `invalid_grant`; the platform says it in messages of their own. */
const ofGrant = [
  'invalid_request_refresh_token_expired',
  'invalid_request_refresh_token',
  'invalid_request_code_expired',
  'invalid_request_code',
] as const;

const wordsIn = (lists: Readonly<Record<string, string>>) =>
  Object.entries(lists).flatMap(([name, list]) => list.split(' ').map((word) => [word, name] as const));
const subjectOf = new Map(wordsIn(subjects));
const faultOf = new Map(wordsIn(faults));
const undoneOf = new Map(wordsIn(undone));

/** What a text says of what, and whether it has other words than those of the tables. */
function read(text: string): { about: ReadonlySet<string>; wrong: ReadonlySet<string>; isWhole: boolean } {
  const plain = expressions.reduce((said, [expression, meant]) => said.replace(expression, meant), text.toLowerCase());
  const words = plain.match(/[a-z0-9]+|[^\p{Script=Hiragana}\s\p{P}\p{S}a-z0-9]+/gu) ?? [];
  const wrong = new Set(words.flatMap((word) => faultOf.get(word) ?? []));
  const isUndone = ['not', 'failed', 'denied'].some((fault) => wrong.has(fault));
  for (const word of words) {
    const fault = undoneOf.get(word);
    if (fault && isUndone) wrong.add(fault);
  }
  if (wrong.has('expired')) wrong.delete('already'); // “has already expired” says when, and “already used” what is wrong
  return {
    about: new Set(words.flatMap((word) => subjectOf.get(word) ?? [])),
    wrong,
    isWhole: words.every((word) => [subjectOf, faultOf, undoneOf, besides].some((known) => known.has(word))),
  };
}

/** Whether a text says that something is wrong, as a message does. */
export function saysFault(text: string): boolean {
  return [...read(text).wrong].some((fault) => fault !== 'not');
}

/** How messages say that something is wrong, in English and Japanese; a search for a page has other words. */
const refusal =
  /\b(?:invalid|expired|exceeded|denied|failed|failure|rejected|unauthorized|mismatch(?:es)?|negative|not (?:found|allowed|permitted|supported|exist)|(?:does|do) not exist|must(?: not)? be|too (?:large|long|many|small|short)|(?:cannot|can't) be)\b|below zero|\berror\s*:|"error"|不正|無効|マイナス|エラー|失敗/i;
/** What asks for a page, whatever is wrong in it. */
const question =
  /[?？]|\b(?:how|what|why|which|when|where|who|whether|can i|does|should|page|list of|messages?|codes?)\b|ですか|か$/i;

/** Whether a text is written as messages are: as a fault or, in Japanese, as a whole sentence. */
export function looksLikeMessage(text: string): boolean {
  const plain = text.trim();
  if (question.test(plain) || plain.split(/\s+/).length > 15) return false;
  return refusal.test(plain) || /[。」]$|(?:です|ません|でした|ました)$/.test(plain);
}

/**
 * The errors that a text means in other words, those that fit best first. Each of its words must be understood: a text
 * about something else is no error of the platform.
 */
export function findParaphrased(text: string): readonly ApiError[] {
  if (text.length > 200) return [];
  const code = text.trim().toLowerCase().replace(/\s+/g, '_');
  const ofCode = errors.filter((each) => each.code === code);
  if (ofCode.length > 0) return ofCode;
  if (/\binvalid[_ ]grant\b(?![_ ]type)/i.test(text))
    return ofGrant.flatMap((id) => errors.filter((each) => each.id === id));
  const { about, wrong, isWhole } = read(text);
  if (!isWhole) return [];
  // An id and a shop may stand beside most subjects, and change nothing.
  for (const left of [[], ['id'], ['user'], ['id', 'user'], ['payment'], ['payment', 'order']] as const) {
    const wanted = [...about].filter((each) => !left.some((one) => one === each)).sort();
    const ids = table.flatMap(([found, alternatives, its]) =>
      alternatives.split(', ').some((each) => each.split(' ').sort().join() === wanted.join()) &&
      its.split(' ').some((fault) => wrong.has(fault))
        ? found.split(' ')
        : [],
    );
    if (ids.length > 0) return [...new Set(ids)].flatMap((id) => errors.filter((each) => each.id === id));
  }
  return [];
}

/** From this share of common pairs of letters on, words beside a code are those of one of its messages. */
const nearWords = { amongSubjects: 0.25, alone: 0.35 } as const;

/** How near words beside a code are to a message: they may be a part of it, such as its first word. */
function shareOf(text: string, { descriptionJa, meaning }: ApiError): number {
  const said = lettersOf(text);
  if (said.length > 1 && lettersOf(descriptionJa ?? '').includes(said)) return 1;
  return Math.max(likeness(text, descriptionJa ?? ''), likeness(text, meaning));
}

/**
 * Of the messages of a code those that the words beside it mean: by all of the words; else, as a code says already that
 * something is wrong, by the most that they are about and by how near they are to a message.
 */
export function findMeant(text: string, ofCode: readonly ApiError[]): readonly ApiError[] {
  const whole = findParaphrased(text).filter((each) => ofCode.includes(each));
  if (whole.length > 0) return whole;
  const { about, wrong } = read(text);
  const rated = table.flatMap(([found, alternatives, its]) => {
    const ids = found.split(' ');
    const meant = ofCode.filter(({ id }) => ids.includes(id));
    const named = alternatives.split(', ').map((each) => each.split(' ').filter(Boolean));
    const isWrong = its.split(' ').some((fault) => wrong.has(fault));
    return named
      .filter((subjects) => subjects.length > 0 && subjects.every((subject) => about.has(subject)))
      .flatMap(({ length }) => (meant.length > 0 ? [{ meant, score: length + (isWrong ? 100 : 0) }] : []));
  });
  const most = Math.max(0, ...rated.map(({ score }) => score));
  const best = [...new Set(rated.filter(({ score }) => score === most).flatMap(({ meant }) => meant))];
  if (best.length === 1) return best;
  const among = best.length > 0 ? best : ofCode;
  const near = among
    .map((error) => ({ error, share: shareOf(text, error) }))
    .sort((one, other) => other.share - one.share)[0];
  const least = best.length > 0 ? nearWords.amongSubjects : nearWords.alone;
  if (!near || near.share < least) return best;
  // Two calls may send the same text.
  return among.filter((each) => each === near.error || (each.descriptionJa ?? '') === near.error.descriptionJa);
}

/** Ids of the table, for tests. */
export const paraphrased: readonly string[] = table.flatMap(([ids]) => ids.split(' '));
