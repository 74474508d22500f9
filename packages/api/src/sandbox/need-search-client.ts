import { Refusal } from './refusal.ts';
import type { Shop } from './shop.ts';

/** Lets a call of the Search API pass with its client ID and secret, and says which of them is missing or wrong. */
export function needSearchClient({ credentials, clients }: Shop, sent: URLSearchParams): void {
  const wanted = { client_id: credentials.searchClientId, client_secret: credentials.searchClientSecret };
  const names = Object.keys(wanted) as (keyof typeof wanted)[]; // the keys of a constant table
  const missing = names.filter((name) => !sent.get(name));
  if (missing.length > 0)
    throw new Refusal(
      'auth_error',
      `Missing ${missing.join(' and ')} in the query, expected the client ID and secret of the Search API`,
    );
  if (Object.hasOwn(clients, sent.get('client_id') ?? ''))
    throw new Refusal(
      'auth_error',
      'Unexpected client ID of an OAuth application, expected the client ID and secret of the Search API',
    );
  const wrong = names.find((name) => sent.get(name) !== wanted[name]);
  if (wrong) throw new Refusal('auth_error', `Unexpected ${wrong}, expected that of the Search API`);
}
