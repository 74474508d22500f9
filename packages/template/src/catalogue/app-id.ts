/** The apps of the platform that have a page in the guide; the id is the page key without folder and `_app`. */
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
  'takeout',
] as const;

/** An app that a shop can install. */
export type AppId = (typeof appIds)[number];
