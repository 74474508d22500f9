/** A public program or record, and the state of it that was read. */
interface ProgramSource {
  readonly title: string;
  /** Left out where the repository of a public file is not known by name. */
  readonly url?: string;
  /** The day of the state that was read, or the year. */
  readonly date: string;
}

/** Where the rows of the contract come from. */
export const sources = {
  recordings: {
    title: 'Ruby client with recorded live responses',
    url: 'https://github.com/yamashun/base_api',
    date: '2020-02-01',
  },
  samples: {
    title: 'Samples of the official documentation',
    url: 'https://github.com/baseinc/api-docs',
    date: '2019-04',
  },
  'ruby-orders': {
    title: 'Ruby client for orders and items',
    url: 'https://github.com/yoshiken/base_api',
    date: '2019',
  },
  'php-client': { title: 'PHP client', url: 'https://github.com/quartetcom/base-api-php-client', date: '2017' },
  'item-list-plugin': {
    title: 'WordPress plugin that lists items',
    url: 'https://github.com/mt8/base-item-list',
    date: '2022',
  },
  'item-client': {
    title: 'Python item client with several accounts',
    url: 'https://github.com/nuco-0416/ecauto',
    date: '2025-12-13',
  },
  'order-cron': {
    title: 'TypeScript order synchronization',
    url: 'https://github.com/vydray/vi-admin',
    date: '2026-07-19',
  },
  'shipping-client': {
    title: 'TypeScript shipping client',
    url: 'https://github.com/whatnot-okamoto/whatnot-shipping-app',
    date: '2026-06-28',
  },
  'sales-lookup': { title: 'Ruby sales lookup', url: 'https://github.com/egotter/egotter', date: '2021' },
  'kotlin-importer': { title: 'Kotlin importer', date: '2021' },
  'listing-tool': { title: 'Listing tool on Express, five stored versions', date: '2021' },
  'csv-uploader': { title: 'Django uploader of CSV files', date: '2022' },
  'price-robot': { title: 'Python price robot', date: '2025' },
  'feed-script': { title: 'Python feed script', date: '2025' },
  'sales-sync': { title: 'TypeScript synchronization of sales', date: '2026' },
  'order-sync': { title: 'TypeScript synchronization of orders', date: '2026' },
  'fast-module': { title: 'Python module on FastAPI', date: '2025' },
  'next-clients': { title: 'Two clients on Next.js', date: '2025' },
  'php-sdk': { title: 'PHP development kit', date: '2019' },
  'stock-page': { title: 'PHP stock page', date: '2020' },
  'json-creator': { title: 'Item creator that sends JSON', date: '2025' },
  'multipart-upload': { title: 'Upload of image files', date: '2019' },
  'warehouse-client': {
    title: 'Java warehouse client',
    url: 'https://github.com/yuanmz9432/focason-api',
    date: '2021-09',
  },
  'stock-client': { title: 'Stock client', url: 'https://github.com/4mplelab/unistock', date: '2025' },
  'finance-client': { title: 'Order and finance client', url: 'https://github.com/hajiox/tsai-sales-db', date: '2026' },
  'card-shop': {
    title: 'Laravel shop tool with a malformed link',
    url: 'https://github.com/bennie-a/sparkcard-laravel',
    date: '2023',
  },
  article: {
    title: 'Article with code for the API',
    url: 'https://www.yamani-web.com/base-api-code/5681',
    date: '2022',
  },
  'script-library': {
    title: 'OAuth library for scripts in spreadsheets',
    url: 'https://github.com/googleworkspace/apps-script-oauth2',
    date: '2025',
  },
} as const satisfies Readonly<Record<string, ProgramSource>>;

export type SourceName = keyof typeof sources;
