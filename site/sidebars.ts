import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { operation } from '@shop-docs/api';

type Item = SidebarsConfig[string] extends readonly (infer Each)[] ? Each : never;

/** A group of pages below one folder; its label links to `front`, if it has such a page. */
function group(label: string, folder: string, pages: readonly string[], front?: string): Item {
  return {
    type: 'category',
    label,
    ...(front ? { link: { type: 'doc' as const, id: `${folder}/${front}` } } : {}),
    items: pages.map((page) => `${folder}/${page}`),
  } as Item; // the library's union does not narrow through the generic element type
}

/** Pages that are operations, below one folder, each with the mark of its method; the API names their group. */
function operationGroup(folder: string, pages: readonly string[]): Item {
  const { group, closedTo } = operation(`${folder.replace(/^api\//, '')}/${pages[0]}`);
  const label = closedTo ? `${group} (closed)` : group; // its pages say to whom
  return { type: 'category', label, items: pages.map((page) => operationPage(`${folder}/${page}`)) } as Item; // as above
}

/** The page of an operation. A list stands in the menu under its own name, like every other operation. */
function operationPage(id: string): Item {
  const op = id.replace(/^api\//, '');
  return { type: 'doc', id, className: `method-${operation(op).method.toLowerCase()}` } as Item; // as above
}

/** Places that have no page of their own: parts of pages, by their labels. */
type Parts = Readonly<Record<string, string>>;

const links = (parts: Parts): object[] => Object.entries(parts).map(([label, href]) => ({ type: 'link', label, href }));

/** What readers look up, as entries of their own. Each is a part of a page: the pages themselves are given. */
function lookUp(parts: Parts): Item {
  return { type: 'category', label: 'Look up', items: links(parts) } as Item; // as above
}

/** The pages of apps, after the table of them all; an app without a page stands here with the section about it. */
function apps(entries: readonly (string | Parts)[]): Item {
  const items = [{ 'All apps': '/template/faq/#all-apps' }, ...entries].flatMap((each): readonly (string | object)[] =>
    typeof each === 'string' ? [`template/apps/${each}`] : links(each),
  );
  return { type: 'category', label: 'Apps', items } as Item; // as above
}

const sidebars: SidebarsConfig = {
  api: [
    'api/index',
    lookUp({
      Errors: '/api/#errors',
      Limits: '/api/#limits',
      Recipes: '/api/#recipes',
      Sandbox: '/api/#sandbox',
      OpenAPI: '/api/#operations',
      'Use with an assistant': '/api/#assistant',
      'What the API cannot do': '/api/#not-possible',
      Changes: '/api/#changes',
    }),
    operationGroup('api/oauth', ['authorize', 'access_token', 'refresh_token']),
    operationGroup('api/users', ['me']),
    operationGroup('api/items', [
      'index',
      'detail',
      'search',
      'add',
      'edit',
      'edit_stock',
      'add_image',
      'delete_image',
      'delete_variation',
      'delete',
    ]),
    operationGroup('api/categories', ['index', 'add', 'edit', 'delete']),
    operationGroup('api/item_categories', ['detail', 'add', 'delete']),
    operationGroup('api/orders', ['index', 'detail', 'edit_status']),
    operationPage('api/delivery_companies/index'),
    operationPage('api/savings/index'),
    operationGroup('api/search', ['index', 'refresh']),
  ],
  template: [
    'template/index',
    lookUp({
      'All tags': '/template/#all-tags',
      Tutorial: '/template/guideline/#tutorial',
      Tools: '/template/guideline/editor#command-line',
      'For shop owners': '/template/faq/#owners',
      Glossary: '/template/faq/#glossary',
    }),
    group('Create and manage a theme', 'template/guideline', ['editor', 'check_list'], 'index'),
    group('Structure of a theme', 'template/default', ['head', 'must', 'body', 'navigation'], 'index'),
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
    apps([
      'item_category_app',
      'search_app',
      'item_option_app',
      'label_app',
      'sale_app',
      'sales_period_app',
      'pre_order_app',
      { Subscription: '/template/item/details#subscription' },
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
    group('Sell themes', 'template/guideline', ['designer', 'design-guideline', 'demo', 'request', 'update'], 'create'),
    'template/faq/index',
    'template/update/index',
  ],
};

/** The benchmark builds this site with many more pages; they stand below `growth` in a copy of the docs. */
if (process.env.SITE_DOCS) sidebars.growth = [{ type: 'autogenerated', dirName: 'growth' }];

export default sidebars;
