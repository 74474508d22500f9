import type { VariableName } from '../../catalogue/tag-facts.ts';
import type { Print } from '../handler.ts';

/** Japanese as the platform prints it, or as themes show it; English is ours, but for the first two. */
export const langVariables = {
  'lang:Privacy': ({ say }) => say('プライバシーポリシー', 'Privacy Policy'),
  'lang:Law': ({ say }) => say('特定商取引法に基づく表記', 'Act on Specified Commercial Transactions'),
  'lang:AddToCart': ({ say }) => say('カートに入れる', 'Add to cart'),
  'lang:NoItemInquiry': ({ say }) => say('再入荷についてお問い合わせをする', 'Ask about a restock'),
  'lang:NoItemsMessage': ({ say }) => say('出品されている商品がありません。', 'There are no items for sale.'),
  'lang:NotShopPublicMessage': ({ say, shop }) =>
    say(`${shop.name}は、現在準備中です。`, `${shop.name} is not open yet.`),
  'lang:SeeDetails': ({ say }) => say('詳細を見る', 'See details'),
  'lang:Tweet': ({ say }) => say('ツイート', 'Tweet'),
  'lang:ItemSearchResult': ({ say, query = '' }) => say(`"${query}"の検索結果`, `Search results for "${query}"`),
  'lang:PreOrderItem': ({ say }) => say('予約商品', 'Pre-order item'),
  'lang:LotteryItem': ({ say }) => say('抽選商品', 'Lottery'),
  'lang:TakeoutItem': ({ say }) => say('テイクアウト', 'Takeout'),
  'lang:CommunityLimitedItem': ({ say }) => say('会員限定商品', 'Members-only item'),
  'lang:IncludedTax': ({ say }) => say('税込', 'tax included'),
  'lang:SubscriptionInitialPrice': ({ say }) => say('初回価格', 'First price'),
  'lang:SubscriptionRepeatPrice': ({ say }) => say('2回目以降', 'From the second time on'),
} satisfies Partial<Record<VariableName, Print>>;
