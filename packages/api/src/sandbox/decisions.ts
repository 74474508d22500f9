import { ownLimits } from '../parameters/rule.ts';
import { limits } from './limits.ts';

/** What the sandbox does by itself, because nobody outside knows what the platform does. */
export interface Decision {
  /** What the sandbox does. */
  readonly behavior: string;
  /** Why it does that. */
  readonly why: string;
  /** What is known of the platform. */
  readonly evidence: string;
}

const count = (value: number): string => value.toLocaleString('en');
const unknown = 'No source says what the platform does.';

/** Every decision, by the id that hints name. */
export const decisions = {
  'unknown-parameters': {
    behavior: 'Parameters that an operation does not know are ignored, and a hint names them.',
    why: 'Our choice: refusing them would be as much of a guess, and the hint tells of the mistake.',
    evidence: unknown,
  },
  'repeated-parameters': {
    behavior: 'If a parameter is sent twice, the first value counts.',
    why: 'A second value must not silently replace the first.',
    evidence: unknown,
  },
  'ignored-values': {
    behavior: 'An unfit value of an optional parameter of a list call is ignored.',
    why: 'The list calls document no error for it.',
    evidence: unknown,
  },
  'clamped-numbers': {
    behavior: 'If a number of a list call is outside its range, the nearest allowed number is used.',
    why: 'The ranges are documented, errors for leaving them are not.',
    evidence: 'The ranges are documented; what happens outside them is not.',
  },
  'number-range': {
    behavior: `Numbers without a documented range go from 0 to ${count(ownLimits.highest)}.`,
    why: 'IDs, prices and counts are not negative, and a list must stay readable.',
    evidence: unknown,
  },
  'text-length': {
    behavior: `Texts without a documented length end at ${count(ownLimits.text)} characters, the detail of an item at ${count(ownLimits.detail)}, values in OAuth URLs at ${count(limits.oauthValue)}.`,
    why: 'One program must not use up the memory.',
    evidence: unknown,
  },
  'list-sizes': {
    behavior: `A shop holds ${count(limits.items)} items, ${count(limits.variations)} variations (${count(limits.variationsOfItem)} of an item), ${count(limits.categories)} categories with ${count(limits.assignments)} assignments, ${count(limits.orders)} orders with ${count(limits.orderLines)} lines, and ${count(limits.text)} characters of text in all, those of items counted twice. Of codes and tokens of each kind the newest ${count(limits.grants)} are kept.`,
    why: 'One program must not use up the memory.',
    evidence: unknown,
  },
  'body-size': {
    behavior: `A form of more than 1 MiB, or of more than ${count(limits.fields)} fields, returns HTTP 413.`,
    why: 'One program must not use up the memory.',
    evidence: unknown,
  },
  'search-words': {
    behavior: `A search reads the first ${limits.words} words of q.`,
    why: 'One program must not keep the others waiting.',
    evidence: unknown,
  },
  'http-statuses': {
    behavior: 'An unknown path returns HTTP 404. A GET operation called with another method returns HTTP 405.',
    why: 'These are the usual statuses of HTTP. Only 400 and the redirect of the consent page are documented.',
    evidence: unknown,
  },
  'content-type': {
    behavior: 'Only a form-encoded body is read. A body of another content type is treated as an empty form.',
    why: 'Form encoding is the only content type that is documented.',
    evidence: unknown,
  },
  'undecodable-form': {
    behavior: 'A form with broken percent encoding returns bad_params on every operation.',
    why: 'The platform has this error for malformed parameters.',
    evidence: 'The error is documented, but not for every operation.',
  },
  'item-stock': {
    behavior: 'For an item with variations, stock is ignored: the sum of the variations stays the stock of the item.',
    why: 'The platform stores the sum as the stock of such an item.',
    evidence: 'The sum is documented; the response to a call with another number is not.',
  },
  'empty-values': {
    behavior:
      'In an edit call an empty detail or identifier clears the field; an empty title, name, number or label is ignored.',
    why: 'The first two can be empty in a shop, the others cannot.',
    evidence: unknown,
  },
  'tracking-of-ordinary-orders': {
    behavior: 'Delivery company and tracking number are kept for deferred payment only.',
    why: 'They are documented for deferred payment only.',
    evidence: 'A client sent both for ordinary orders without an error. Whether the platform stores them is not known.',
  },
  pkce: {
    behavior: 'PKCE parameters are ignored: a wrong code_verifier is accepted.',
    why: 'The documentation does not name PKCE.',
    evidence: unknown,
  },
  'japan-time': {
    behavior: 'Days begin at midnight in Japan; a bare end date means the whole day.',
    why: 'The platform serves shops in Japan.',
    evidence: 'Integrators report Japan time for orders; for quotas and payouts it is inferred.',
  },
  'order-of-orders': {
    behavior: 'Orders are listed newest first.',
    why: 'New orders are what most callers look for.',
    evidence: 'The sort order is not documented.',
  },
  'order-count-sort': {
    behavior: 'Sorting by order_count leaves the order as it is.',
    why: 'The sandbox keeps no sales by item.',
    evidence: 'The key is documented; how sales are counted is not.',
  },
  'image-resize': {
    behavior: 'The resized copies of a new image exist after five minutes. The sp copies are never made.',
    why: 'In recorded responses, sp copies stayed null.',
    evidence: 'The delay is documented; its length is not.',
  },
  'image-by-url': {
    behavior:
      'No image is fetched. URLs on this machine or in a private network are refused, and so are file types other than JPEG, PNG and GIF. A URL without a file type is accepted.',
    why: 'The sandbox sends no requests.',
    evidence: 'That the URL must be public, and the three types, are documented.',
  },
  'image-slot': {
    behavior: 'A new image replaces the image in its slot.',
    why: 'A caller who sends an image wants to see it.',
    evidence: 'What happens to an image already in the slot is not documented.',
  },
  'search-delay': {
    behavior: 'The search finds a change at most an hour later.',
    why: 'An hour is the longest documented delay.',
    evidence: 'The documentation says about an hour.',
  },
  'parcel-journey': {
    behavior: 'A parcel with deferred payment arrives two days after its dispatch.',
    why: 'A usual time within Japan.',
    evidence: 'That the platform reports the arrival is documented; when is not.',
  },
  'category-delete': {
    behavior: 'Deleting a category also deletes its subcategories and its assignments.',
    why: 'Nothing then points to a category that is gone.',
    evidence: 'What happens to them is not documented.',
  },
  'category-position': {
    behavior: 'A new category comes after the last one of its parent.',
    why: 'The position is documented as one among siblings.',
    evidence: 'Its position without list_order is not documented.',
  },
  'last-variation': {
    behavior: 'An item whose last variation is deleted has no variations and stock 0.',
    why: 'Its stock was the sum of its variations.',
    evidence: 'For remaining variations the sum was observed; for the last one nothing is known.',
  },
  'assignment-without-category': {
    behavior: 'Without category_id, the call returns validation_error.',
    why: 'An assignment without a category says nothing.',
    evidence: 'The parameter is documented as optional; no source shows a call without it.',
  },
  'missing-query': {
    behavior: 'An item search without q returns the error text of the Search API.',
    why: 'Both calls use the code search_error.',
    evidence: 'The code is documented; its text for a missing q is not.',
  },
  'carrier-billing': {
    behavior: 'Order lines with carrier billing can be neither dispatched nor cancelled.',
    why: 'An error text of 2019 says that their status cannot change.',
    evidence: 'The rules of 2019 do not mention it.',
  },
  'repeated-calls': {
    behavior: 'A repeated call of items/add adds a second item. A line that is no longer ordered cannot change again.',
    why: 'A request does not show whether it is a repetition.',
    evidence: 'That only an ordered line can change is documented; what repeated calls do is not.',
  },
  'cancelled-stock': {
    behavior: 'An order reduces the stock; a cancellation does not restore it.',
    why: 'A sync must read the stock again in either case.',
    evidence: unknown,
  },
  'old-access-token': {
    behavior: 'After a refresh, the old access token stays valid until its hour is over.',
    why: 'Nothing says that it ends.',
    evidence: unknown,
  },
  'authorize-errors': {
    behavior:
      'An unknown client or redirect_uri returns HTTP 400 with JSON. An unknown scope or response_type redirects to the callback with invalid_scope or unsupported_response_type.',
    why: 'OAuth 2.0 (RFC 6749, 4.1.2.1) asks for that.',
    evidence: 'Only the refusal by the owner is documented.',
  },
  'code-lifetime': {
    behavior: 'An authorization code is valid for one hour.',
    why: 'One integrator reports about an hour.',
    evidence: 'One integrator observed it.',
  },
} as const satisfies Readonly<Record<string, Decision>>;

/** Names a decision; hints lead to its row on a page. */
export type DecisionId = keyof typeof decisions;
