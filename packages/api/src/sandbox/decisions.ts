/** What the sandbox does by itself, because nobody outside knows what the platform does. */
export interface Decision {
  /** What the sandbox does. */
  readonly behavior: string;
  /** Why it does that. */
  readonly why: string;
  /** What is known of the platform. */
  readonly evidence: string;
}

const unknown = 'Open: no source says what the platform does.';

/** Every decision, by the id that hints name. */
export const decisions = {
  'unknown-parameters': {
    behavior: 'Parameters that an operation does not know are ignored, and a hint names them.',
    why: 'Our choice: refusing them would be as much of a guess, and the hint tells of the mistake.',
    evidence: unknown,
  },
  'repeated-parameters': {
    behavior: 'Of a parameter that is sent twice, the first value counts.',
    why: 'One of the two has to.',
    evidence: unknown,
  },
  'ignored-values': {
    behavior: 'A value that does not fit an optional parameter of a list call counts as left out.',
    why: 'The pages of the list calls document no error for it.',
    evidence: unknown,
  },
  'clamped-numbers': {
    behavior: 'A number of a list call outside its range counts as the nearest one inside.',
    why: 'The ranges are documented, errors for leaving them are not.',
    evidence: 'The ranges are documented; what lies outside them is open.',
  },
  'number-range': {
    behavior: 'Numbers without a documented range go from 0 to 999,999,999.',
    why: 'Ids, prices and counts are not negative, and a list must stay readable.',
    evidence: unknown,
  },
  'text-length': {
    behavior: 'Texts without a documented length end at 2,000 characters, the detail of an item at 20,000.',
    why: 'One program must not fill the memory of all.',
    evidence: unknown,
  },
  'list-sizes': {
    behavior: 'A shop holds 3,000 items, 20,000 variations (1,000 of an item), 1,000 categories and 10,000 orders.',
    why: 'One program must not fill the memory of all.',
    evidence: unknown,
  },
  'body-size': {
    behavior: 'A body of more than 1 MiB is answered with 413.',
    why: 'One program must not fill the memory of all.',
    evidence: unknown,
  },
  'http-statuses': {
    behavior: 'An unknown path is answered with 404, another method than that of a GET operation with 405.',
    why: 'These are the statuses of HTTP. Documented are 400 and the redirect of the approval screen only.',
    evidence: unknown,
  },
  'content-type': {
    behavior: 'Only a form-encoded body is read; any other content type counts as a form without fields.',
    why: 'Form encoding is the only content type that is documented.',
    evidence: unknown,
  },
  'undecodable-form': {
    behavior: 'A form with a broken percent sign is answered with bad_params on every operation.',
    why: 'It is the error that the platform has for malformed parameters.',
    evidence: 'The error is documented; that operations without it in their list answer so is open.',
  },
  'item-stock': {
    behavior: 'Stock sent for an item with variations is ignored: their sum stays its stock.',
    why: 'The stock of such an item is documented as the sum of its variations.',
    evidence: 'The sum is documented; what a call that says otherwise answers is open.',
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
    evidence: 'Open: a client sent both for ordinary orders without an error; whether they are stored is not known.',
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
    evidence: 'Open: the sort order is not documented.',
  },
  'order-count-sort': {
    behavior: 'Sorting by order_count leaves the order as it is.',
    why: 'The sandbox keeps no sales by item.',
    evidence: 'Documented as a key; how sales are counted is open.',
  },
  'image-resize': {
    behavior: 'The resized copies of a new image exist after five minutes; those for smartphones never.',
    why: 'Live responses hold null for some time, and for smartphones often for good.',
    evidence: 'The delay is documented; its length is open.',
  },
  'image-by-address': {
    behavior:
      'No image is fetched: hosts on this machine or in a private network and files of another type than jpg, png and gif are refused, an address without a file type passes.',
    why: 'The sandbox sends no requests.',
    evidence: 'Public addresses and the three types are documented.',
  },
  'image-slot': {
    behavior: 'A new image takes the place of one that is in its slot.',
    why: 'It is what a caller means.',
    evidence: 'Open: what happens to an image already in the slot is not documented.',
  },
  'search-delay': {
    behavior: 'The search learns of a change at most an hour later.',
    why: 'It is the longest wait that is documented.',
    evidence: 'About an hour is documented.',
  },
  'parcel-journey': {
    behavior: 'A parcel with deferred payment arrives two days after its dispatch.',
    why: 'It is a usual time within Japan.',
    evidence: 'That the platform sets the arrival is documented; when is open.',
  },
  'category-delete': {
    behavior: 'Deleting a category takes its children and its assignments along.',
    why: 'Nothing then points to a category that is gone.',
    evidence: 'Open: what becomes of them is not documented.',
  },
  'category-position': {
    behavior: 'A new category comes after the last one of its parent.',
    why: 'The position is documented as one among siblings.',
    evidence: 'Where it comes without list_order is open.',
  },
  'last-variation': {
    behavior: 'An item whose last variation is deleted has no variations and stock 0.',
    why: 'Its stock was the sum of its variations.',
    evidence: 'The sum is observed for variations that remain; the last one is open.',
  },
  'assignment-without-category': {
    behavior: 'An item is not assigned without category_id: the call is refused with validation_error.',
    why: 'An assignment without a category says nothing.',
    evidence: 'Open: the parameter is marked as optional, and no source shows a call without it.',
  },
  'missing-query': {
    behavior: 'A search of items without q is refused with the text of the Search API.',
    why: 'Both have the code search_error.',
    evidence: 'The code is documented; the text for a missing q is open.',
  },
  'carrier-billing': {
    behavior: 'The lines of an order with carrier billing can be neither dispatched nor cancelled.',
    why: 'An archived error text says that their status cannot change.',
    evidence: 'Open: the archived rules do not mention it.',
  },
  'repeated-calls': {
    behavior: 'A repeated call of items/add adds a second item; a line that is no longer ordered cannot change again.',
    why: 'Nothing in a request tells a repetition from a second wish.',
    evidence: 'That only an ordered line can change is documented; what becomes of repeated calls is open.',
  },
  'cancelled-stock': {
    behavior: 'A cancellation does not return the pieces to stock; an order takes them.',
    why: 'A sync has to read the stock anew in either case.',
    evidence: unknown,
  },
  'old-access-token': {
    behavior: 'After a refresh the old access token lives on until its hour is over.',
    why: 'Nothing says that it ends.',
    evidence: unknown,
  },
  'authorize-errors': {
    behavior:
      'An unknown client or redirect_uri is answered with 400 as JSON; an unknown scope or response_type goes back to the callback as invalid_scope or unsupported_response_type.',
    why: 'OAuth 2.0 (RFC 6749, 4.1.2.1) asks for that.',
    evidence: 'Open: only the refusal of the owner is documented.',
  },
  'code-lifetime': {
    behavior: 'An authorization code lives for an hour.',
    why: 'One integrator reports about an hour.',
    evidence: 'Observed by one integrator.',
  },
} as const satisfies Readonly<Record<string, Decision>>;

/** Names a decision; the page of the sandbox has a section for each. */
export type DecisionId = keyof typeof decisions;
