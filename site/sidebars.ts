import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

type Item = SidebarsConfig[string] extends readonly (infer Each)[] ? Each : never;

/** A group of pages below one folder; `index` makes its label a link. */
function group(label: string, folder: string, pages: readonly string[], { index = false } = {}): Item {
  return {
    type: 'category',
    label,
    ...(index ? { link: { type: 'doc' as const, id: `${folder}/index` } } : {}),
    items: pages.map((page) => `${folder}/${page}`),
  } as Item; // the library's union does not narrow through the generic element type
}

const sidebars: SidebarsConfig = {
  api: [
    'api/index',
    group('Authorization', 'api/oauth', ['authorize', 'access_token', 'refresh_token']),
    group('Shop', 'api/users', ['me']),
    group(
      'Items',
      'api/items',
      ['detail', 'search', 'add', 'edit', 'edit_stock', 'add_image', 'delete_image', 'delete_variation', 'delete'],
      { index: true },
    ),
    group('Categories', 'api/categories', ['add', 'edit', 'delete'], { index: true }),
    group('Items in categories', 'api/item_categories', ['detail', 'add', 'delete']),
    group('Orders', 'api/orders', ['detail', 'edit_status'], { index: true }),
    'api/delivery_companies/index',
    'api/savings/index',
    group('Search API', 'api/search', ['refresh'], { index: true }),
  ],
  template: [
    'template/index',
    group('Structure of a theme', 'template/default', ['head', 'must', 'body', 'navigation'], { index: true }),
    'template/directory/page',
    group('Template tags', 'template/syntax', [
      'page',
      'shop',
      'url',
      'item',
      'iterator',
      'related',
      'designoption',
      'social',
      'contents',
      'disable',
      'sandbox',
    ]),
    group('Item page', 'template/item', ['details', 'status', 'purchase', 'modal', 'bnpl']),
    group('Apps', 'template/apps', [
      'item_category_app',
      'search_app',
      'item_option_app',
      'label_app',
      'sale_app',
      'sales_period_app',
      'pre_order_app',
      'lottery_app',
      'takeout_app',
      'download_app',
      'restock_mail_notification_app',
      'item_layout_app',
      'review_app',
      'shipping_fee_app',
      'age_verification_app',
      'membership_app',
      'community_app',
      'coin_funding_app',
      'message_app',
      'mail_magazine_app',
      'information_banner_app',
      'blog_app',
      'i18n_app',
      'base_eraser_app',
    ]),
    group(
      'Publishing a theme',
      'template/guideline',
      ['designer', 'create', 'editor', 'design-guideline', 'check_list', 'demo', 'request', 'update'],
      { index: true },
    ),
    'template/faq/index',
    'template/update/index',
  ],
};

export default sidebars;
