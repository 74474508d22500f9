import { translate } from '@docusaurus/Translate';
/** What happens in the shop by each address of the control plane that the form offers. */
export const controlTitles: Readonly<Record<string, string>> = {
  'GET /sandbox': translate({ message: 'Show where the sandbox stands' }),
  'POST /sandbox/clock': translate({ message: 'The clock moves forward' }),
  'POST /sandbox/quotas': translate({ message: 'A quota is used up' }),
  'POST /sandbox/failures': translate({ message: 'The next call fails' }),
  'POST /sandbox/orders': translate({ message: 'An order is placed' }),
  'POST /sandbox/orders/pay': translate({ message: 'The payment of an unpaid order arrives' }),
  'POST /sandbox/orders/cancel': translate({ message: 'The buyer cancels an order' }),
  'POST /sandbox/shop': translate({ message: 'The shop closes or opens' }),
  'POST /sandbox/restore': translate({ message: 'The beginning comes back, and what was added stays' }),
  'GET /sandbox/state': translate({ message: 'Show the whole state' }),
  'PUT /sandbox/state': translate({ message: 'A saved state goes on' }),
};
