import { currencies } from '../../render/tags/body-tags.ts';

/** What a visitor has done in the shop: kept for the whole preview, as a browser would. */
export interface Visit {
  readonly currency: string;
  /** How many items are in the cart. */
  readonly inCart: number;
}

export const firstVisit: Visit = { currency: 'JPY', inCart: 0 };

/** The visit after a form that the purchase form or the currency switch has sent; the same when neither has. */
export function afterForm(visit: Visit, path: string, fields: URLSearchParams): Visit {
  const currency = fields.get('data[UserCurrency][currency_code]');
  if (path.startsWith('/i18n/') && currency !== null && currencies.includes(currency)) return { ...visit, currency };
  if (path !== '/cart') return visit;
  const amount = Number(fields.get('amount') ?? 1);
  return Number.isInteger(amount) && amount > 0 && amount < 1000 ? { ...visit, inCart: visit.inCart + amount } : visit;
}
