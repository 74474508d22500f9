import type { ErrorId } from '../../generated/ids.ts';

/** What the way of payment allows a program to do with an order. */
export interface PaymentRule {
  /** Error of dispatching a line; absent where nothing about the payment stands in the way. */
  readonly dispatch?: ErrorId;
  /** Block of the order whose status `paid` lifts that error. */
  readonly paidIn?: 'cvs_payment_transaction' | 'bt_payment_transaction';
  /** The order is shipped as a whole, by its deferred payment. */
  readonly whole?: true;
  /** Error of cancelling a line; `null` where it can be cancelled. */
  readonly cancel: ErrorId | null;
}

/** Rules of the methods that a source names. The newer ones have no error of their own, as far as known. */
export const paymentRules: Readonly<Record<string, PaymentRule>> = {
  cod: { cancel: null },
  creditcard: { cancel: 'not_cancel_credit_card' },
  cvs: { dispatch: 'not_change_status_cvs', paidIn: 'cvs_payment_transaction', cancel: 'not_cancel_cvs' },
  base_bt: { dispatch: 'not_change_status_base_bt', paidIn: 'bt_payment_transaction', cancel: 'not_cancel_base_bt' },
  atobarai: { dispatch: 'not_change_status_atobarai', whole: true, cancel: 'not_cancel_atobarai' },
  coin: { cancel: 'not_cancel_coin' },
  carrier_01: { dispatch: 'not_cancel_carrier_status', cancel: 'not_cancel_carrier' },
  carrier_02: { dispatch: 'not_cancel_carrier_status', cancel: 'not_cancel_carrier' },
  carrier_03: { dispatch: 'not_cancel_carrier_status', cancel: 'not_cancel_carrier' },
};
