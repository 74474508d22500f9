import type { components } from '@shop-docs/client/types';
import type { Credentials } from './credentials.ts';
import type { ErrorId } from './refusal.ts';

/** A variation as the platform returns it. */
export interface Variation {
  variation_id: number;
  variation: string;
  variation_stock: number;
  variation_identifier: string | null;
  barcode: string | null;
}

export interface ItemOption {
  readonly option_id: number;
  readonly option_name: string;
  readonly option_type: string;
  readonly required: boolean;
  readonly list_order: number;
  readonly select: { readonly option_variations: readonly OptionVariation[] } | null;
  readonly form: object | null;
}

export interface OptionVariation {
  readonly option_variation_id: number;
  readonly variation_name: string;
  readonly price: number;
  readonly list_order: number;
}

/** Kinds of items that the platform sells but does not let the API change. */
export type ItemKind = 'ordinary' | 'digital' | 'clubt';

/** An item as the sandbox keeps it; `images` become the img1_origin … members of the response. */
export interface Item {
  item_id: number;
  title: string;
  detail: string;
  price: number;
  proper_price: number | null;
  item_tax_type: number;
  stock: number;
  visible: number;
  list_order: number;
  identifier: string | null;
  created: number;
  modified: number;
  variations: Variation[];
  options: readonly ItemOption[];
  kind: ItemKind;
  /** Slot number (1 to 20) to file: the name on the image host, and whether the resized copies exist. */
  images: Record<number, { file: string; resized: boolean }>;
}

export interface Category {
  category_id: number;
  name: string;
  list_order: number;
  number: number;
  parent_number: number;
  code: string;
}

export interface ItemCategory {
  item_category_id: number;
  item_id: number;
  category_id: number;
}

export type LineStatus = 'ordered' | 'dispatched' | 'cancelled';

export interface OrderLine {
  order_item_id: number;
  item_id: number;
  total: number;
  status: LineStatus;
  modified: number;
  [member: string]: unknown;
}

export interface PaymentBlock {
  collected_fee: number | null;
  status: string | null;
}

/** The order object of orders/detail, and which service makes or ships it (not part of any response). */
export interface Order {
  unique_key: string;
  ordered: number;
  cancelled: number | null;
  dispatched: number | null;
  payment: string;
  total: number;
  dispatch_status: components['schemas']['OrderSummary']['dispatch_status'];
  terminated: boolean;
  modified: number;
  add_comment: string | null;
  delivery_company_id: number;
  tracking_number: string | null;
  cvs_payment_transaction: PaymentBlock;
  bt_payment_transaction: PaymentBlock;
  atobarai_payment_transaction: PaymentBlock;
  order_items: OrderLine[];
  [member: string]: unknown;
}

/** Who makes or ships an order when it is not the shop itself. */
export type Handling = 'shop' | 'clubt' | 'spcase' | 'yamato';

export interface Grant {
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly redirectUri: string;
  /** Unix seconds. */
  readonly expires: number;
  /** There from the beginning, and kept when its time is over. */
  readonly isSeed?: boolean;
  /** Of an access token: the refresh token that came with it. */
  readonly refreshToken?: string;
  /** Of an access token: a refresh has replaced it. */
  readonly isReplaced?: boolean;
}

export interface Client {
  readonly secret: string;
  readonly suspended: boolean;
}

/** All that the sandbox remembers. */
export interface Shop {
  readonly user: Record<string, unknown>;
  items: Map<number, Item>;
  /** What items/search knows: items reach it later than items/index. */
  found: Map<number, Item>;
  /** Items of another shop, for the Search API, which looks into all shops. */
  readonly elsewhere: readonly {
    readonly shop: Record<string, unknown>;
    readonly item: Item;
    readonly categories: readonly string[];
  }[];
  categories: Map<number, Category>;
  itemCategories: Map<number, ItemCategory>;
  orders: Map<string, Order>;
  readonly handling: Record<string, Handling>;
  readonly savings: readonly Record<string, unknown>[];
  readonly companies: readonly { readonly delivery_company_id: number; readonly name: string }[];
  readonly clients: Record<string, Client>;
  codes: Map<string, Grant>;
  accessTokens: Map<string, Grant>;
  refreshTokens: Map<string, Grant>;
  /** Calls made in a window, by `quota:window`. */
  readonly counters: Map<string, number>;
  /** What happens later by itself. */
  later: Later[];
  /** The number that the next new thing of a kind gets. It only ever rises, so that no number is given twice. */
  readonly nextIds: Record<IdKind, number>;
  /** Failures of the platform that the next fitting calls meet, in this order. */
  failures: Failure[];
  readonly credentials: Credentials;
  closed: boolean;
}

/** Kinds of things that are numbered. */
export type IdKind = 'item' | 'variation' | 'category' | 'categoryNumber' | 'assignment' | 'orderLine';

/** What happens by itself, `at` a time in Unix seconds. Plain data, so that a saved shop keeps it. */
export type Later = { readonly at: number } & (
  | { readonly do: 'resize'; readonly item: number; readonly slot: number; readonly file: string }
  | { readonly do: 'index'; readonly item: number }
  | { readonly do: 'arrive'; readonly order: string }
);

/** How the next call fails that fits: `operation` is the page key of one, every operation when left out. */
export type Failure = { readonly operation?: string } & (
  | { /** One of the errors that the operation documents. */ readonly error: ErrorId }
  | { /** The answer comes this many milliseconds late, and is whole. */ readonly delay: number }
  | { /** The connection ends without an answer, before the call has done anything. */ readonly drop: true }
);
