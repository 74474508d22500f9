import type { AppId } from '../catalogue/app-id.ts';

/** The one English name of each app, and the name that the platform gives it. */
export const appNames: Readonly<Record<AppId, { readonly name: string; readonly japanese: string }>> = {
  age_verification: { name: 'Age restriction', japanese: '年齢制限App' },
  base_eraser: { name: 'Hide BASE logo', japanese: 'BASEロゴ非表示App' },
  blog: { name: 'Blog', japanese: 'Blog App' },
  coin_funding: { name: 'Shop coin', japanese: 'ショップコインApp' },
  community: { name: 'Community', japanese: 'コミュニティApp' },
  download: { name: 'Digital content', japanese: 'デジタルコンテンツApp' },
  i18n: { name: 'English and foreign currency', japanese: '英語・外貨対応App' },
  information_banner: { name: 'Announcement banner', japanese: 'お知らせバナーApp' },
  item_category: { name: 'Category management', japanese: 'カテゴリ管理App' },
  item_layout: { name: 'Custom item description', japanese: '商品説明カスタムApp' },
  item_option: { name: 'Item option', japanese: '商品オプションApp' },
  label: { name: 'Label', japanese: 'ラベルApp' },
  lottery: { name: 'Lottery sale', japanese: '抽選販売App' },
  mail_magazine: { name: 'Mail magazine', japanese: 'メールマガジンApp' },
  membership: { name: 'Membership', japanese: 'メンバーシップ App' },
  message: { name: 'Message', japanese: 'メッセージApp' },
  pre_order: { name: 'Pre-order', japanese: '予約販売App' },
  restock_mail_notification: { name: 'Restock notification', japanese: '再入荷自動通知App' },
  review: { name: 'Review', japanese: 'レビューApp' },
  sale: { name: 'Sale', japanese: 'セールApp' },
  sales_period: { name: 'Sales period', japanese: '販売期間設定App' },
  search: { name: 'Item search', japanese: '商品検索App' },
  shipping_fee: { name: 'Detailed shipping fee', japanese: '送料詳細設定App' },
  subscription: { name: 'Subscription', japanese: '定期便 App' },
  takeout: { name: 'Takeout', japanese: 'テイクアウトApp' },
};

/** An app in running text: `label app`. */
export function appInText(app: AppId): string {
  const { name } = appNames[app];
  return `${name.startsWith('English') ? name : name.charAt(0).toLowerCase() + name.slice(1)} app`;
}
