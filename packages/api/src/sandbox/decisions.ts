import type { OperationPage } from '../../generated/ids.ts';
import { ownLimits } from '../parameters/rule.ts';
import { limits } from './limits.ts';

/** What the sandbox does by itself, because nobody outside knows what the platform does. */
export interface Decision {
  /** What the sandbox does. */
  readonly behavior: string;
  /** Why it does that. */
  readonly why: string;
  /** Whose pages tell of it; absent where it holds for calls of all kinds. */
  readonly operations?: readonly OperationPage[];
}

/** Calls that return a list in parts. */
const lists = ['items/index', 'items/search', 'orders/index', 'savings/index'] as const;

const count = (value: number): string => value.toLocaleString('en');

/** Every decision, by the id that hints name. */
export const decisions = {
  'unknown-parameters': {
    behavior: 'Parameters that an operation does not know are ignored, and a hint names them.',
    why: 'A refusal would be as much of a guess, and the hint shows the mistake.',
  },
  'repeated-parameters': {
    behavior: 'If a parameter is sent twice, the first value counts.',
    why: 'A second value must not replace the first unnoticed.',
  },
  'ignored-values': {
    operations: lists,
    behavior: 'A list call ignores an optional parameter whose value does not fit.',
    why: 'The list calls document no error for it.',
  },
  'clamped-numbers': {
    operations: lists,
    behavior:
      'If a number in a list call is outside its range and no error is documented for that, the sandbox uses the nearest number that is allowed.',
    why: 'The ranges are documented, but not what a number outside them does.',
  },
  'number-range': {
    behavior: `Numbers without a documented range go from 0 to ${count(ownLimits.highest)}.`,
    why: 'IDs, prices and counts are not negative.',
  },
  'text-length': {
    behavior: `Texts without a documented length end at ${count(ownLimits.text)} characters, the \`detail\` of an item at ${count(ownLimits.detail)}, values in OAuth URLs at ${count(limits.oauthValue)}.`,
    why: 'One program must not fill the memory.',
  },
  'list-sizes': {
    behavior: `A shop holds ${count(limits.items)} items, ${count(limits.variations)} variations (${count(limits.variationsOfItem)} of an item), ${count(limits.categories)} categories with ${count(limits.assignments)} assignments and ${count(limits.orders)} orders with ${count(limits.orderLines)} lines. Its texts have at most ${count(limits.text)} characters in all; a character in the text of an item counts as two. It keeps the newest ${count(limits.grants)} codes and tokens of each kind.`,
    why: 'This is enough for tests.',
  },
  'body-size': {
    behavior: `A form of more than 1 MiB, or of more than ${count(limits.fields)} fields, returns HTTP 413.`,
    why: 'Larger forms would fill the memory.',
  },
  'search-words': {
    operations: ['items/search', 'search/index'],
    behavior: `A search reads the first ${limits.words} words of \`q\`.`,
    why: 'A long query must not slow the sandbox down.',
  },
  'search-relevance': {
    operations: ['items/search', 'search/index'],
    behavior: 'A search finds items that contain all words of `q`. Those with more of them in the title come first.',
    why: 'How the platform combines and weighs words is not documented.',
  },
  'http-statuses': {
    behavior: 'An unknown path returns HTTP 404. A GET operation called with another method returns HTTP 405.',
    why: 'The documentation has one status for all errors of its calls; 404 and 405 are usual.',
  },
  'content-type': {
    behavior: 'Only a form-encoded body is read. A body of another content type is treated as an empty form.',
    why: 'Form encoding is the only content type that is documented.',
  },
  'undecodable-form': {
    behavior: 'A form with broken percent encoding returns `bad_params` on every operation.',
    why: 'The platform documents this error for malformed parameters, though not for every operation.',
  },
  'item-stock': {
    operations: ['items/edit', 'items/edit_stock'],
    behavior: 'For an item with variations, `stock` is ignored: the sum of the variations stays the stock of the item.',
    why: 'The platform stores that sum. What an edit with another number does is not documented.',
  },
  'stock-without-variation': {
    operations: ['items/edit_stock'],
    behavior: '`variation_stock` without `variation_id` is ignored: the call needs `stock` then.',
    why: 'What the platform does with it is not documented.',
  },
  'missing-or-malformed': {
    operations: ['items/edit_stock', 'items/add_image'],
    behavior:
      'If a required parameter is missing, the call returns `bad_params`. If a value does not fit, it returns `validation_error`.',
    why: 'The documentation of 2019 lists both codes, but not when the call returns which.',
  },
  'stock-of-kinds': {
    operations: ['items/edit_stock'],
    behavior: 'The call sets the stock of digital-content and ClubT items too.',
    why: 'The list of errors of this call, from 2019, does not have the refusal of the other calls.',
  },
  'empty-parameters': {
    behavior: 'A number or a required parameter that is empty counts as left out.',
    why: 'What an empty value does is not documented.',
  },
  'empty-values': {
    operations: ['items/edit'],
    behavior:
      'An empty `detail`, `identifier`, `variation_identifier` or `barcode` clears the field; an empty title, number or label is ignored.',
    why: 'The first four can be empty in a shop, the others cannot.',
  },
  'empty-name': {
    operations: ['categories/edit'],
    behavior: 'An empty `name` is ignored.',
    why: 'A category needs a name.',
  },
  'tracking-of-ordinary-orders': {
    operations: ['orders/edit_status'],
    behavior: 'The sandbox stores `delivery_company_id` and `tracking_number` for deferred payment only.',
    why: 'They are documented for deferred payment only. A client sent both for other orders without an error, but we do not know whether the platform stores them.',
  },
  pkce: {
    operations: ['oauth/authorize', 'oauth/access_token'],
    behavior: 'PKCE parameters are ignored: a wrong `code_verifier` is accepted.',
    why: 'The documentation does not name PKCE.',
  },
  'japan-time': {
    behavior: 'Days begin at midnight in Japan; an end date without a time means the whole day.',
    why: 'Integrators report Japan time for orders. We assume it for quotas and payouts too, because the platform serves shops in Japan.',
  },
  'hidden-items': {
    operations: ['items/index', 'items/search'],
    behavior: 'The list without `visible`, and the search, return hidden items too.',
    why: 'The default of `visible` is not documented, and we do not know whether the search finds hidden items.',
  },
  'items-of-subcategories': {
    operations: ['items/index'],
    behavior: 'With `category_id`, items that are only in a subcategory are left out.',
    why: 'Whether the filter includes them is not documented.',
  },
  'order-of-orders': {
    operations: ['orders/index', 'savings/index'],
    behavior: 'Orders and payouts are listed newest first.',
    why: 'The sort order is not documented, and most callers look for what is new.',
  },
  'order-count-sort': {
    operations: ['search/index'],
    behavior: 'Sorting by `order_count` leaves the items as they are.',
    why: 'The sandbox counts no sales, and how the platform counts them is not documented.',
  },
  'image-resize': {
    operations: ['items/add_image'],
    behavior: 'The resized copies of a new image exist after five minutes. The `sp` copies are never made.',
    why: 'The documentation of 2019 names a delay, but not its length; in a recorded call there was none. In recorded responses, `sp` copies stayed null.',
  },
  'image-by-url': {
    operations: ['items/add_image'],
    behavior:
      'The sandbox fetches no image. It refuses URLs on this machine or in a private network, and file types other than JPEG, PNG and GIF. It accepts a URL without a file type.',
    why: 'The sandbox sends no requests. The documentation asks for a public URL and one of the three types.',
  },
  'image-slot': {
    operations: ['items/add_image'],
    behavior: 'A new image replaces the image in its slot.',
    why: 'What happens to an image already in the slot is not documented.',
  },
  'search-delay': {
    operations: ['items/search', 'search/index', 'search/refresh'],
    behavior: 'A search or a refresh knows of a change at most an hour later.',
    why: 'The documentation says “up to about an hour” of the item search. The Search API names no delay.',
  },
  'refreshed-items': {
    operations: ['search/refresh'],
    behavior: 'A refresh leaves out hidden items.',
    why: 'The search does not find them; whether a refresh returns them is not documented.',
  },
  'payment-blocks': {
    operations: ['orders/detail'],
    behavior:
      'Orders paid by `bt` fill `bt_payment_transaction`, those paid by `bnpl_installment` fill `bnpl_payment_transaction`, and cash on delivery fills no block.',
    why: 'No source says which blocks these orders fill.',
  },
  'parcel-journey': {
    operations: ['orders/edit_status'],
    behavior:
      'After the dispatch of an order with deferred payment, the status of the order is `shipping`, like that of its payment. The parcel arrives two days later.',
    why: 'The documentation says what the platform sets when the parcel arrives, but not when, nor what the status of the order is until then.',
  },
  'category-delete': {
    operations: ['categories/delete'],
    behavior: 'Deleting a category also deletes its subcategories and its assignments.',
    why: 'What happens to them is not documented.',
  },
  'category-position': {
    operations: ['categories/add'],
    behavior: 'Without `list_order`, a new category comes after the last one of its parent.',
    why: 'Where the platform puts it is not documented.',
  },
  'new-variations': {
    operations: ['items/add', 'items/edit'],
    behavior:
      'A new variation needs `variation` and `variation_stock`; without one of them the call returns `validation_error`. A variation that you change keeps what you do not send.',
    why: 'What can be left out is not documented.',
  },
  'last-variation': {
    operations: ['items/delete_variation'],
    behavior: 'An item whose last variation is deleted has no variations and stock 0.',
    why: 'The stock of an item is the sum of its variations; what happens to the last one is not documented.',
  },
  'assignment-without-category': {
    operations: ['item_categories/add'],
    behavior: 'A call of `item_categories/add` without `category_id` returns `validation_error`.',
    why: 'The parameter is documented as optional, but an assignment needs a category.',
  },
  'repeated-assignments': {
    operations: ['item_categories/add'],
    behavior: 'An item is in a category once: a repeated call changes nothing.',
    why: 'What a repeated call does is not documented.',
  },
  'missing-query': {
    operations: ['items/search'],
    behavior: 'An item search without `q` returns the error text of the Search API.',
    why: 'Both use the code `search_error`; the text for a missing `q` is not documented.',
  },
  'carrier-billing': {
    operations: ['orders/edit_status'],
    behavior: 'Order lines with carrier billing can be neither dispatched nor canceled.',
    why: 'An error text from 2019 says that their status cannot change. The rules do not mention it.',
  },
  'repeated-items': {
    operations: ['items/add'],
    behavior: 'A repeated call adds a second item.',
    why: 'A request does not show whether it is a repetition.',
  },
  'repeated-lines': {
    operations: ['orders/edit_status'],
    behavior:
      'A line or a deferred payment that is no longer `ordered` cannot change: the call returns `not_change_status`.',
    why: 'A request does not show whether it is a repetition.',
  },
  'closed-orders': {
    operations: ['orders/edit_status'],
    behavior: 'When all lines have changed, the order is `cancelled` if all are canceled, else `dispatched`.',
    why: 'The documentation says that the status of the order changes too, but not to what when lines differ.',
  },
  'unnamed-refusals': {
    operations: ['orders/edit_status'],
    behavior:
      'Where no error is documented, as for newer payment methods and `unshippable` orders, the call returns `not_change_status`.',
    why: 'No other documented code fits.',
  },
  'cancelled-stock': {
    operations: ['orders/edit_status'],
    behavior: 'An order reduces the stock; a cancellation does not restore it.',
    why: 'What the platform does is not documented. Read the stock again in either case.',
  },
  'other-redirect-uri': {
    operations: ['oauth/access_token', 'oauth/refresh_token'],
    behavior: 'A `redirect_uri` other than the one of the authorization returns `invalid_request`.',
    why: 'OAuth 2.0 (RFC 6749, 4.1.3) asks for the same one when the code is exchanged; what the platform compares is not documented.',
  },
  'old-access-token': {
    operations: ['oauth/refresh_token'],
    behavior: 'After a refresh, the old access token stays valid until its hour is over.',
    why: 'No source says that it ends earlier.',
  },
  'authorize-errors': {
    operations: ['oauth/authorize'],
    behavior:
      'An unknown client or `redirect_uri` returns HTTP 400 with JSON. An unknown `scope` or `response_type` redirects to the callback with `invalid_scope` or `unsupported_response_type`.',
    why: 'OAuth 2.0 (RFC 6749, 4.1.2.1) asks for this; the documentation shows only the refusal by the owner.',
  },
  'code-lifetime': {
    operations: ['oauth/authorize', 'oauth/access_token'],
    behavior: 'An authorization code is valid for one hour.',
    why: 'One integrator reports about an hour.',
  },
} as const satisfies Readonly<Record<string, Decision>>;

/** Names a decision; hints lead to its row on a page. */
export type DecisionId = keyof typeof decisions;
