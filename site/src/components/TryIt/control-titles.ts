/** What happens in the shop by each address of the control plane that the form offers. */
export const controlTitles: Readonly<Record<string, string>> = {
  'GET /sandbox': 'Show where the sandbox stands',
  'POST /sandbox/clock': 'The clock moves forward',
  'POST /sandbox/quotas': 'A quota is used up',
  'POST /sandbox/failures': 'The next fitting call fails',
  'POST /sandbox/orders': 'An order is placed',
  'POST /sandbox/orders/pay': 'The payment of an unpaid order arrives',
  'POST /sandbox/orders/cancel': 'The buyer cancels an order',
  'POST /sandbox/shop': 'The shop closes or opens',
  'POST /sandbox/restore': 'The beginning comes back, and what was added stays',
  'GET /sandbox/state': 'Show the whole state',
  'PUT /sandbox/state': 'A saved state goes on',
};
