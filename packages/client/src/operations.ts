import type { paths } from './generated/types.ts';

/** The calls that read, with what stands in their path. */
export const reads = {
  'users/me': '',
  items: '',
  'items/search': '',
  'items/detail': 'item_id',
  categories: '',
  'item_categories/detail': 'item_id',
  orders: '',
  'orders/detail': 'unique_key',
  savings: '',
  delivery_companies: '',
} as const;

/** The calls that write. */
export type Write =
  | `items/${'add' | 'edit' | 'delete' | 'add_image' | 'delete_image' | 'edit_stock' | 'delete_variation'}`
  | `categories/${'add' | 'edit' | 'delete'}`
  | `item_categories/${'add' | 'delete'}`
  | 'orders/edit_status';
type Reads = typeof reads;
type Read = keyof Reads;

/** A call by its path, without `/1/` in front and without an ID behind: `items/add`. */
export type Operation = Read | Write;

type PathOf<Name extends Read> = Reads[Name] extends '' ? `/1/${Name}` : `/1/${Name}/{${Reads[Name]}}`;
type Described<Name extends Operation> = Name extends Read
  ? paths[PathOf<Name> & keyof paths]['get']
  : paths[`/1/${Name}` & keyof paths]['post'];

type Nothing = Record<never, never>;
/** `never` stands where a call takes nothing. */
type Given<Values> = [Values] extends [never | undefined] ? Nothing : NonNullable<Values>;
type QueryOf<Call> = Call extends { parameters: { query?: infer Query } } ? Given<Query> : Nothing;
type PlaceOf<Call> = Call extends { parameters: { path: infer Place } } ? Given<Place> : Nothing;
type FormOf<Call> = Call extends {
  requestBody: { content: { 'application/x-www-form-urlencoded': infer Form } };
}
  ? Form
  : never;

/** What a call takes, as the description has it. */
export type Parameters<Name extends Operation> = Name extends Read
  ? QueryOf<Described<Name>> & PlaceOf<Described<Name>>
  : FormOf<Described<Name>>;

/** What a call returns when it succeeds. */
export type Result<Name extends Operation> =
  Described<Name> extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;

/** The lists that come in pages, and the key under which each page has its entries. */
export const lists = { items: 'items', 'items/search': 'items', orders: 'orders', savings: 'savings' } as const;
export type List = keyof typeof lists;

/** One entry of a list. */
export type Entry<Name extends List> =
  Result<Name> extends { readonly [Key in (typeof lists)[Name]]: readonly (infer Each)[] } ? Each : never;
