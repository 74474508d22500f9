import type { ErrorId } from '../../generated/ids.ts';
import type { Evidence } from '../description/model.ts';

/** What the way of payment allows a program to do with an order. */
export interface PaymentRule {
  readonly dispatch: Action;
  readonly cancel: Action;
}

export interface Action {
  /** `by line`: one call for each line; `as a whole`: one call, by the deferred payment of the order. */
  readonly how: 'by line' | 'as a whole' | 'never' | 'unknown';
  /** Error of a call that sets the status of a line; absent where nothing stands in its way, or no source names one. */
  readonly error?: ErrorId;
  /** Block of the order whose status `paid` lifts that error. */
  readonly paidIn?: 'cvs_payment_transaction' | 'bt_payment_transaction';
  /** The documentation of 2019 allowed what the current one does not. */
  readonly allowedIn2019?: true;
  readonly evidence: Evidence;
}

const documented: Evidence = { level: 'documented', source: 'reference' };
const archived: Evidence = { level: 'archived', source: 'archive-2019' };
/** What the general rule allows, where no source speaks of the way to pay. */
export const untold: Evidence = {
  level: 'inferred',
  source: 'reference',
  reason: 'The documentation names no exception for these payment methods.',
};

const byLine: Action = { how: 'by line', evidence: untold };
const once = (paidIn: Action['paidIn'], error: ErrorId): Action => ({
  how: 'by line',
  paidIn,
  error,
  evidence: documented,
});
const never = (error?: ErrorId): Action => ({ how: 'never', error, evidence: documented });

const carrier: PaymentRule = {
  dispatch: { how: 'unknown', error: 'not_cancel_carrier_status', evidence: archived },
  cancel: never('not_cancel_carrier'),
};
const newer: PaymentRule = { dispatch: byLine, cancel: never() };

/** Rules of all ways to pay. Only the order is cancelled that is paid on delivery, so the newer ones are not. */
export const paymentRules: Readonly<Record<string, PaymentRule>> = {
  creditcard: { dispatch: byLine, cancel: never('not_cancel_credit_card') },
  cod: { dispatch: byLine, cancel: { how: 'by line', evidence: documented } },
  cvs: { dispatch: once('cvs_payment_transaction', 'not_change_status_cvs'), cancel: never('not_cancel_cvs') },
  base_bt: {
    dispatch: once('bt_payment_transaction', 'not_change_status_base_bt'),
    cancel: never('not_cancel_base_bt'),
  },
  atobarai: {
    dispatch: { how: 'as a whole', error: 'not_change_status_atobarai', evidence: documented },
    cancel: never('not_cancel_atobarai'),
  },
  carrier_01: carrier,
  carrier_02: carrier,
  carrier_03: carrier,
  paypal: newer,
  coin: { dispatch: byLine, cancel: never('not_cancel_coin') },
  amazon_pay: newer,
  bnpl: newer,
  bnpl_installment: newer,
  paypay: newer,
  bt: { dispatch: byLine, cancel: { ...never(), allowedIn2019: true } },
};
