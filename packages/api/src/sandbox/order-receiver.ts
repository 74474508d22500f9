import { type Check, checkMembers, type Shape, text } from './check-members.ts';

/** Where a parcel goes, as an order has it. */
interface Address {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly zip_code?: string;
  readonly prefecture?: string;
  readonly address?: string;
  readonly address2?: string;
  readonly tel?: string;
  readonly country?: string;
  readonly country_code?: string;
}

/**
 * The receiver of an order: `buyer` copies the buyer, as a client found in 2026; null leaves all fields null, as in
 * responses of 2020, and means the buyer too; an address is that of another person, and what it leaves out is the buyer's.
 */
export type Receiver = 'buyer' | null | Address;

const names = [
  'first_name',
  'last_name',
  'zip_code',
  'prefecture',
  'address',
  'address2',
  'tel',
  'country',
  'country_code',
] as const;

/** `order_receiver` of an order. That of an order whose buyer is not told, as in a partner shop, is all null. */
export function orderReceiver(receiver: Receiver, buyer: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isTold = receiver !== null && buyer.address !== null;
  const source: Readonly<Record<string, unknown>> = typeof receiver === 'object' ? { ...buyer, ...receiver } : buyer;
  return Object.fromEntries(names.map((name) => [name, isTold ? (source[name] ?? null) : null]));
}

const shape: Shape = Object.fromEntries(names.map((name) => [name, text(200)]));

/** Whether a value is a receiver. */
export const isReceiver: Check = (value) => {
  if (value === null || value === 'buyer') return null;
  if (typeof value !== 'object') return '"buyer", null or an address';
  checkMembers(value, shape);
  return null;
};
