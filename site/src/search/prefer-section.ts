import { ownName } from '@shop-docs/search/contract';

/** So far down a list a hit of the reader's section is still as good an answer as the first hit. */
const near = 2;
/** A name that nobody writes in a sentence: `ItemTitle`, `item_id`. */
const isWritten = /_|[a-z][A-Z]/;

/**
 * Puts the hits of the reader's section first, when one of them is among the best: a developer who asks for `stock` means
 * the field, a designer the tag. The order stays where all good answers stand elsewhere, and for the name of a tag or a
 * field, which has just one answer. A heading that says all words of the query as they were typed comes before any
 * section: a developer who asks for `sold out` means what the template guide calls so.
 * @param isInSection Whether an address belongs to the section in which the reader is.
 * @param nameOf Name of a hit, with what it lies in.
 */
export function preferSection<Hit extends { readonly url: string }>(
  hits: readonly Hit[],
  query: string,
  isInSection: (url: string) => boolean,
  nameOf: (hit: Hit) => string,
): readonly Hit[] {
  const [first] = hits;
  const name = first ? bare(ownName(nameOf(first))) : '';
  if (isWritten.test(name) && name.toLowerCase() === bare(query).toLowerCase()) return hits;
  const isOwn = ({ url }: Hit) => isInSection(url);
  const phrase = plain(query);
  const saying = phrase.includes(' ') ? hits.filter((hit) => ` ${plain(nameOf(hit))} `.includes(` ${phrase} `)) : [];
  const ahead = saying.some(isOwn) ? [] : saying;
  const rest = hits.filter((hit) => !ahead.includes(hit));
  return [
    ...ahead,
    ...(rest.slice(0, near).some(isOwn) ? [...rest.filter(isOwn), ...rest.filter((hit) => !isOwn(hit))] : rest),
  ];
}

/** Words alone: case and signs between them do not count. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A name without the braces of a tag. */
const bare = (name: string): string => name.replace(/[{}]/g, '').trim();
