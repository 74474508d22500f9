import { credentials } from './credentials.ts';
import { type OwnError, things } from './error-scenario.ts';

const { item } = things;
const { searchClientId, searchClientSecret } = credentials;
const searchClient = { client_id: searchClientId, client_secret: searchClientSecret };

/** Errors of the Search API. */
export const searchErrorScenarios: readonly OwnError[] = [
  ['search/index', 'auth_error', 'Send a wrong client_secret.', { ...searchClient, client_secret: 'wrong', q: 'tote' }],
  ['search/index', 'search_error_parameters', 'Leave out the keywords.', searchClient],
  [
    'search/index',
    'day_api_limit',
    'Use up the 10,000 searches of this day, then send one more.',
    { ...searchClient, q: 'tote' },
    { prepare: (control) => control.exhaust('search') },
  ],
  [
    'search/refresh',
    'auth_error',
    'Send a wrong client_secret.',
    { ...searchClient, client_secret: 'wrong', item_id: item, shop_id: 'harbor-goods' },
  ],
  ['search/refresh', 'bad_params', 'Leave out shop_id.', { ...searchClient, item_id: item }],
];
