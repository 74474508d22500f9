/** The apps of the platform that tags ask about; the id is the page key of its page in the guide without folder and `_app`. */
export const appIds = [
  'age_verification',
  'base_eraser',
  'blog',
  'coin_funding',
  'community',
  'download',
  'i18n',
  'information_banner',
  'item_category',
  'item_layout',
  'item_option',
  'label',
  'lottery',
  'mail_magazine',
  'membership',
  'message',
  'pre_order',
  'restock_mail_notification',
  'review',
  'sale',
  'sales_period',
  'search',
  'shipping_fee',
  'subscription',
  'takeout',
] as const;

/** An app that a shop can install. */
export type AppId = (typeof appIds)[number];

/** Apps without a page here: too little of the platform's own page is known. Their tags stand where they are used. */
export const appsWithoutPage: ReadonlySet<AppId> = new Set(['subscription']);
