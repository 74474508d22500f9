import { failing, type OwnError, things } from './error-scenario.ts';
import type { ErrorId } from './refusal.ts';

const { nothing } = things;
const tracking = { delivery_company_id: '1', tracking_number: '123412341234' };

/** Errors of the operations on orders. */
export const orderErrorScenarios: readonly OwnError[] = [
  ['orders/detail', 'no_unique_key', 'Leave unique_key out of the path.', { unique_key: '' }],
  ['orders/detail', 'no_order', 'Ask for an order that does not exist.', { unique_key: '0000000000000000' }],
  ['orders/edit_status', 'no_params_status', 'Leave out the status.', { order_item_id: '5001' }],
  [
    'orders/edit_status',
    'no_params_atobarai',
    'Leave out the tracking number.',
    { order_item_id: '5010', atobarai_status: 'shipping' },
  ],
  [
    'orders/edit_status',
    'no_order_line',
    'Name a line that does not exist.',
    { order_item_id: nothing, status: 'dispatched' },
  ],
  [
    'orders/edit_status',
    'bad_params',
    'Put hyphens into the tracking number.',
    { order_item_id: '5010', atobarai_status: 'shipping', ...tracking, tracking_number: '1234-1234' },
  ],
  [
    'orders/edit_status',
    'not_change_status',
    'Dispatch a line that is dispatched already.',
    { order_item_id: '5003', status: 'dispatched' },
  ],
  ...cancellations([
    ['not_cancel_credit_card', 5001, 'credit card'],
    ['not_cancel_cvs', 5007, 'convenience store'],
    ['not_cancel_base_bt', 5009, 'bank transfer'],
    ['not_cancel_atobarai', 5010, 'deferred payment'],
    ['not_cancel_carrier', 5012, 'carrier billing'],
    ['not_cancel_coin', 5013, 'coin'],
  ]),
  ...dispatches([
    ['not_change_status_ClubT', 5014, 'of ClubT'],
    ['not_change_status_SpCase', 5015, 'of SpCase'],
    ['not_change_status_YamatoDelivery', 5016, 'of the Yamato easy-shipping App'],
    ['not_change_status_cvs', 5006, 'that waits for its convenience-store payment'],
    ['not_change_status_base_bt', 5008, 'that waits for its bank transfer'],
    ['not_change_status_atobarai', 5010, 'with deferred payment'],
    ['not_cancel_carrier_status', 5012, 'with carrier billing'],
  ]),
  [
    'orders/edit_status',
    'db_error_status',
    'Let the platform fail.',
    { order_item_id: '5004', status: 'dispatched' },
    failing('db_error_status'),
  ],
];

function cancellations(orders: readonly [ErrorId, number, string][]): OwnError[] {
  return orders.map(([error, line, payment]) => [
    'orders/edit_status',
    error,
    `Cancel an order paid by ${payment}.`,
    { order_item_id: String(line), status: 'cancelled' },
  ]);
}

function dispatches(orders: readonly [ErrorId, number, string][]): OwnError[] {
  return orders.map(([error, line, kind]) => [
    'orders/edit_status',
    error,
    `Dispatch an order ${kind}.`,
    { order_item_id: String(line), status: 'dispatched' },
  ]);
}
