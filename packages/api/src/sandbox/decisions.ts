import type { OperationPage } from '../../generated/ids.ts';
import { ownLimits } from '../parameters/rule.ts';
import { limits } from './limits.ts';

/**
 * Which reading of the platform a decision takes.
 *
 * - `harsher`: it refuses, leaves out or delays what the platform may not. A program that passes here does not need it.
 * - `hinted`: it accepts what the platform may refuse or do otherwise, and a hint says so.
 * - `neither`: no reading is harder on a program than another.
 * - `own limit`: it protects the sandbox, and says nothing about the platform.
 */
export type Reading = 'harsher' | 'hinted' | 'neither' | 'own limit';

/** What the sandbox does by itself, because nobody outside knows what the platform does. */
export interface Decision {
  /** What the sandbox does. */
  readonly behavior: string;
  readonly reading: Reading;
  /** Why it does that. */
  readonly why: string;
  /** Whose pages tell of it; absent where it holds for calls of all kinds. */
  readonly operations?: readonly OperationPage[];
  /** Parameters of these operations at which it is told too, because readers look there. */
  readonly parameters?: readonly string[];
}

/** Calls that return a list in parts. */
const lists = ['items/index', 'items/search', 'orders/index', 'savings/index'] as const;

const count = (value: number): string => value.toLocaleString('en');

/** Every decision, by the id that hints name. */
export const decisions = {
  'unknown-parameters': {
    reading: 'hinted',
    behavior: 'Parameters that an operation does not know are ignored, and a hint names them.',
    why: 'A refusal would be as much of a guess, and the hint shows the mistake.',
  },
  'repeated-parameters': {
    reading: 'hinted',
    behavior: 'If a parameter is sent twice, the first value counts.',
    why: 'A second value must not replace the first unnoticed.',
  },
  'ignored-values': {
    reading: 'hinted',
    operations: lists,
    behavior: 'A list call ignores an optional parameter whose value does not fit.',
    why: 'The list calls document no error for it.',
  },
  'clamped-numbers': {
    reading: 'hinted',
    operations: lists,
    behavior:
      'If a number in a list call is outside its range and no error is documented for that, the sandbox uses the nearest number that is allowed.',
    why: 'The ranges are documented, but not what a number outside them does.',
  },
  'number-range': {
    reading: 'own limit',
    behavior: `Numbers without a documented range go from 0 to ${count(ownLimits.highest)}.`,
    why: 'IDs, prices and counts are not negative.',
  },
  'text-length': {
    reading: 'own limit',
    behavior: `Texts without a documented length end at ${count(ownLimits.text)} characters, the \`detail\` of an item at ${count(ownLimits.detail)}, values in OAuth URLs at ${count(limits.oauthValue)}.`,
    why: 'One program must not fill the memory.',
  },
  'list-sizes': {
    reading: 'own limit',
    behavior: `A shop holds ${count(limits.items)} items, ${count(limits.variations)} variations (${count(limits.variationsOfItem)} of an item), ${count(limits.categories)} categories with ${count(limits.assignments)} assignments and ${count(limits.orders)} orders with ${count(limits.orderLines)} lines. Its texts have at most ${count(limits.text)} characters in all; a character in the text of an item counts as two. It keeps the newest ${count(limits.grants)} codes and tokens of each kind.`,
    why: 'This is enough for tests.',
  },
  'body-size': {
    reading: 'own limit',
    behavior: `A form of more than 1 MiB, or of more than ${count(limits.fields)} fields, returns HTTP 413.`,
    why: 'Larger forms would fill the memory.',
  },
  'search-words': {
    reading: 'hinted',
    operations: ['items/search', 'search/index'],
    parameters: ['q'],
    behavior: `A search reads the first ${limits.words} words of \`q\`.`,
    why: 'A long query must not slow the sandbox down.',
  },
  'search-relevance': {
    reading: 'harsher',
    operations: ['items/search', 'search/index'],
    parameters: ['q'],
    behavior:
      'A search finds items that contain all words of `q`. Without another order, the best matches come first: a word in the title counts three times as much as one in another field.',
    why: 'BASE doesn’t document how it combines and weighs words.',
  },
  'http-statuses': {
    reading: 'harsher',
    behavior:
      'An unknown path returns HTTP 404, also one with two slashes in a row. A GET operation called with a method other than GET, HEAD, POST and OPTIONS returns HTTP 405.',
    why: 'The documentation has one status for all errors of its calls; 404 and 405 are usual.',
  },
  'query-of-post': {
    reading: 'hinted',
    behavior: 'A POST call also reads its parameters from the query. If one is in the form too, the form counts.',
    why: 'The documentation asks for a form. Three programs of different authors send everything in the query, and would not work otherwise.',
  },
  'post-on-get': {
    reading: 'hinted',
    behavior: 'A GET operation accepts POST too.',
    why: 'The documentation asks for GET. A program has read orders with POST since 2021.',
  },
  'required-parameters': {
    reading: 'harsher',
    behavior:
      'A call without a required parameter is refused. The refresh of a token is the exception: it needs no `redirect_uri`.',
    why: 'The documentation calls these parameters required. That BASE refuses a call is certain only where an error text names the parameter; a refresh without `redirect_uri` works in production.',
  },
  'list-spellings': {
    reading: 'harsher',
    operations: ['items/add', 'items/edit'],
    parameters: ['variation', 'variation_stock', 'variation_identifier', 'barcode', 'variation_id'],
    behavior:
      'A list that is not sent with indexed keys, such as `variation[]` or a repeated `variation`, returns `validation_error`.',
    why: 'The documentation shows indexed keys. BASE doesn’t document whether it reads other spellings, and an item without its variations would be worse than an error.',
  },
  'content-type': {
    reading: 'harsher',
    behavior: 'Only a form-encoded body is read. A body of another content type is treated as an empty form.',
    why: 'Form encoding is the only content type that is documented.',
  },
  'undecodable-form': {
    reading: 'harsher',
    behavior: 'A form with broken percent encoding returns `bad_params` on every operation.',
    why: 'BASE documents this error for parameters that are not valid, though not for every operation.',
  },
  'item-stock': {
    reading: 'hinted',
    operations: ['items/edit', 'items/edit_stock'],
    parameters: ['stock'],
    behavior: 'For an item with variations, `stock` is ignored: the sum of the variations stays the stock of the item.',
    why: 'BASE stores that sum. BASE doesn’t document what an edit with another number does.',
  },
  'stock-without-variation': {
    reading: 'hinted',
    operations: ['items/edit_stock'],
    parameters: ['variation_stock'],
    behavior: '`variation_stock` without `variation_id` is ignored: the call needs `stock` then.',
    why: 'BASE doesn’t document what it does with it.',
  },
  'missing-or-malformed': {
    reading: 'harsher',
    operations: ['items/edit_stock', 'items/add_image'],
    behavior:
      'If a required parameter is missing, the call returns `bad_params`. If a value does not fit, it returns `validation_error`.',
    why: 'The documentation of 2019 lists both codes, but not when the call returns which.',
  },
  'stock-of-kinds': {
    reading: 'hinted',
    operations: ['items/edit_stock'],
    parameters: ['item_id'],
    behavior: 'The call sets the stock of digital-content and ClubT items too.',
    why: 'The list of errors of this call, from 2019, does not have the refusal of the other calls.',
  },
  'empty-parameters': {
    reading: 'hinted',
    behavior: 'A number or a required parameter that is empty counts as left out.',
    why: 'BASE doesn’t document what an empty value does.',
  },
  'empty-values': {
    reading: 'hinted',
    operations: ['items/edit'],
    parameters: ['detail', 'identifier'],
    behavior:
      'An empty `detail`, `identifier`, `variation_identifier` or `barcode` clears the field, and a hint says so; an empty title, number or label is ignored.',
    why: 'The first four can be empty in a shop, the others cannot.',
  },
  'empty-name': {
    reading: 'hinted',
    operations: ['categories/edit'],
    parameters: ['name'],
    behavior: 'An empty `name` is ignored.',
    why: 'A category needs a name.',
  },
  'tracking-of-ordinary-orders': {
    reading: 'hinted',
    operations: ['orders/edit_status'],
    parameters: ['delivery_company_id', 'tracking_number'],
    behavior: 'The sandbox stores `delivery_company_id` and `tracking_number` for deferred payment only.',
    why: 'They are documented for deferred payment only. The code of a client sends both for other orders too, which does not say that BASE stores them.',
  },
  pkce: {
    reading: 'hinted',
    operations: ['oauth/authorize', 'oauth/access_token'],
    behavior: 'PKCE parameters are ignored: a wrong `code_verifier` is accepted.',
    why: 'The documentation does not name PKCE.',
  },
  'japan-time': {
    reading: 'neither',
    behavior: 'Days begin at midnight in Japan.',
    why: 'Integrators report Japan time for orders. We assume it for quotas and payouts too, because BASE serves shops in Japan.',
  },
  'end-dates': {
    reading: 'harsher',
    operations: ['orders/index', 'savings/index'],
    parameters: ['end_ordered', 'end_created'],
    behavior: 'An end date without a time ends at 00:00:00: what happened later on that day is left out.',
    why: 'A program in production met this with orders and was changed for it. We assume it for payouts too.',
  },
  'hidden-items': {
    reading: 'harsher',
    operations: ['items/index', 'items/search'],
    parameters: ['visible'],
    behavior: 'The list without `visible`, and the search, return hidden items too. Look at `visible` of each item.',
    why: 'BASE documents neither the default of `visible` nor whether the search finds hidden items.',
  },
  'items-of-subcategories': {
    reading: 'harsher',
    operations: ['items/index'],
    parameters: ['category_id'],
    behavior: 'With `category_id`, items that are only in a subcategory are left out.',
    why: 'BASE doesn’t document whether the filter includes them.',
  },
  'order-of-orders': {
    reading: 'neither',
    operations: ['orders/index', 'savings/index'],
    behavior: 'Orders and payouts are listed newest first.',
    why: 'BASE doesn’t document the sort order. A client in production ships from the first 100 orders, which works if the newest come first.',
  },
  'order-count-sort': {
    reading: 'hinted',
    operations: ['search/index'],
    parameters: ['sort'],
    behavior: 'Sorting by `order_count` leaves the items as they are.',
    why: 'The sandbox counts no sales, and BASE doesn’t document how it counts them.',
  },
  'image-resize': {
    reading: 'harsher',
    operations: ['items/add_image'],
    behavior: 'The resized copies of a new image exist after five minutes. The `sp` copies are never made.',
    why: 'The documentation of 2019 names a delay, but not its length; in a recorded call there was none. In recorded responses, one `sp` copy or the other stayed null.',
  },
  'image-by-url': {
    reading: 'harsher',
    operations: ['items/add_image'],
    parameters: ['image_url'],
    behavior:
      'The sandbox fetches no image. It refuses URLs on this machine or in a private network, and file types other than JPEG, PNG and GIF. It accepts a URL without a file type.',
    why: 'The sandbox sends no requests. The documentation asks for a URL and one of the three types.',
  },
  'image-slot': {
    reading: 'hinted',
    operations: ['items/add_image'],
    parameters: ['image_no'],
    behavior: 'A new image replaces the image in its slot.',
    why: 'BASE doesn’t document what happens to an image already in the slot.',
  },
  'search-all': {
    reading: 'hinted',
    operations: ['items/search', 'search/index'],
    parameters: ['q'],
    behavior: '`q=*` finds all items.',
    why: 'BASE doesn’t document it. A public plugin sends it by default, and would show an empty list otherwise.',
  },
  'search-delay': {
    reading: 'harsher',
    operations: ['items/search', 'search/index', 'search/refresh'],
    behavior: 'A search or a refresh knows of a change at most an hour later.',
    why: 'The documentation says “up to about an hour” of the item search. The Search API names no delay.',
  },
  'refreshed-items': {
    reading: 'harsher',
    operations: ['search/refresh'],
    behavior: 'A refresh leaves out hidden items.',
    why: 'The search does not find them; BASE doesn’t document whether a refresh returns them.',
  },
  'payment-blocks': {
    reading: 'neither',
    operations: ['orders/detail'],
    behavior:
      'Orders paid by `bt` fill `bt_payment_transaction`, those paid by `bnpl_installment` fill `bnpl_payment_transaction`, and cash on delivery fills no block.',
    why: 'No source says which blocks these orders fill.',
  },
  'parcel-journey': {
    reading: 'neither',
    operations: ['orders/edit_status'],
    behavior:
      'After the dispatch of an order with deferred payment, the status of the order is `shipping`, like that of its payment. The parcel arrives two days later.',
    why: 'The documentation says what BASE sets when the parcel arrives, but not when, nor what the status of the order is until then.',
  },
  'category-delete': {
    reading: 'hinted',
    operations: ['categories/delete'],
    behavior: 'Deleting a category also deletes its subcategories and its assignments.',
    why: 'BASE doesn’t document what happens to them.',
  },
  'category-position': {
    reading: 'neither',
    operations: ['categories/add'],
    parameters: ['list_order'],
    behavior: 'Without `list_order`, a new category comes after the last one of its parent.',
    why: 'BASE doesn’t document where it puts it.',
  },
  'new-variations': {
    reading: 'harsher',
    operations: ['items/add', 'items/edit'],
    parameters: ['variation', 'variation_stock'],
    behavior:
      'A new variation needs `variation` and `variation_stock`; without one of them the call returns `validation_error`. A variation that you change keeps what you do not send.',
    why: 'BASE doesn’t document what can be left out.',
  },
  'last-variation': {
    reading: 'harsher',
    operations: ['items/delete_variation'],
    behavior: 'An item whose last variation is deleted has no variations and stock 0.',
    why: 'The stock of an item is the sum of its variations; BASE doesn’t document what happens to the last one.',
  },
  'assignment-without-category': {
    reading: 'harsher',
    operations: ['item_categories/add'],
    parameters: ['category_id'],
    behavior: 'A call of `item_categories/add` without `category_id` returns `validation_error`.',
    why: 'The parameter is documented as optional, but an assignment needs a category.',
  },
  'repeated-assignments': {
    reading: 'hinted',
    operations: ['item_categories/add'],
    behavior: 'An item is in a category once: a repeated call changes nothing.',
    why: 'BASE doesn’t document what a repeated call does.',
  },
  'missing-query': {
    reading: 'harsher',
    operations: ['items/search'],
    parameters: ['q'],
    behavior: 'An item search without `q` returns the error text of the Search API.',
    why: 'Both use the code `search_error`; BASE doesn’t document the text for a missing `q`.',
  },
  'carrier-billing': {
    reading: 'harsher',
    operations: ['orders/edit_status'],
    behavior: 'Order lines with carrier billing can be neither dispatched nor canceled.',
    why: 'An error text from 2019 says that their status cannot change. The rules do not mention it.',
  },
  'repeated-items': {
    reading: 'harsher',
    operations: ['items/add'],
    behavior: 'A repeated call adds a second item.',
    why: 'A request does not show whether it is a repetition.',
  },
  'repeated-lines': {
    reading: 'harsher',
    operations: ['orders/edit_status'],
    behavior:
      'A line or a deferred payment that is no longer `ordered` cannot change: the call returns `not_change_status`.',
    why: 'A request does not show whether it is a repetition.',
  },
  'closed-orders': {
    reading: 'neither',
    operations: ['orders/edit_status'],
    behavior: 'When all lines have changed, the order is `cancelled` if all are canceled, else `dispatched`.',
    why: 'The documentation says that the status of the order changes too, but not to what when lines differ.',
  },
  'unnamed-refusals': {
    reading: 'harsher',
    operations: ['orders/edit_status'],
    behavior:
      'Where a change is refused and no error is documented, as when you cancel an order of a newer payment method, or change an `unshippable` order, the call returns `not_change_status`.',
    why: 'No other documented code fits.',
  },
  'cancelled-stock': {
    reading: 'hinted',
    operations: ['orders/edit_status'],
    parameters: ['status'],
    behavior: 'An order reduces the stock; a cancellation does not restore it.',
    why: 'BASE doesn’t document what it does. In responses of January 2020, the stock of one item was still 0 weeks after its order was canceled. Read the stock again in either case.',
  },
  'other-redirect-uri': {
    reading: 'harsher',
    operations: ['oauth/access_token', 'oauth/refresh_token'],
    parameters: ['redirect_uri'],
    behavior:
      'A `redirect_uri` other than the one of the authorization returns `invalid_request`. A refresh may leave it out.',
    why: 'OAuth 2.0 (RFC 6749, 4.1.3) asks for the same one when the code is exchanged; BASE doesn’t document what it compares.',
  },
  'token-texts': {
    reading: 'neither',
    behavior:
      'An expired or unknown access token returns the text アクセストークンが無効です。 A value that doesn’t look like a token returns アクセストークンが不正です。',
    why: 'The first text is documented, and two clients compare it with that of an expired token. A client that sent an object in place of the token saw the second one in December 2025.',
  },
  receivers: {
    reading: 'neither',
    operations: ['orders/detail'],
    behavior:
      'Some orders hold `null` in all fields of `order_receiver`, some a copy of the buyer, some another address. In an order of a partner shop, all fields are `null`.',
    why: 'A response of January 2020 has `null`, and a client of that time reads it as the buyer. A client of May 2026 expects the data of the buyer there. A program should handle both.',
  },
  'deleted-items': {
    reading: 'harsher',
    operations: ['items/delete'],
    parameters: ['item_id'],
    behavior:
      'An item that was ordered can be deleted. Its orders stay as they are: their lines keep title, price and `item_id`, and a call for that item returns `no_item` or `bad_item_id`.',
    why: 'BASE doesn’t document what a deletion does to orders. A live call for a deleted item returned `bad_item_id`.',
  },
  'old-access-token': {
    reading: 'hinted',
    operations: ['oauth/refresh_token'],
    behavior: 'After a refresh, the old access token stays valid for the rest of its hour; a hint says so.',
    why: 'No source says whether it ends earlier.',
  },
  'authorize-errors': {
    reading: 'neither',
    operations: ['oauth/authorize'],
    behavior:
      'An unknown client or `redirect_uri` returns HTTP 400 with JSON. An unknown `scope` or `response_type` redirects to the callback with `invalid_scope` or `unsupported_response_type`.',
    why: 'OAuth 2.0 (RFC 6749, 4.1.2.1) asks for these redirects, and for none in the first case. The documentation shows only the refusal by the owner.',
  },
  'code-lifetime': {
    reading: 'neither',
    operations: ['oauth/authorize', 'oauth/access_token'],
    parameters: ['code'],
    behavior: 'An authorization code is valid for one hour.',
    why: 'One integrator reports about an hour.',
  },
} as const satisfies Readonly<Record<string, Decision>>;

/** Names a decision; hints lead to its row on a page. */
export type DecisionId = keyof typeof decisions;
