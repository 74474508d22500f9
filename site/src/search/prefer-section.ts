/** So far down a list a hit of the reader's section is still as good an answer as the first hit. */
const near = 2;
/** A name that nobody writes in a sentence: `ItemTitle`, `item_id`, `/items/add`. */
const isWritten = /_|[a-z][A-Z]|\//;

interface Reader<Hit> {
  /** Whether an address belongs to the section in which the reader is. */
  readonly isInSection: (url: string) => boolean;
  /** Name of a hit, with what it lies in. */
  readonly nameOf: (hit: Hit) => string;
  /** Whether a hit is a row of data, such as a parameter or a tag. */
  readonly isRow: (hit: Hit) => boolean;
}

/**
 * Puts the hits of the reader's section first, when one of them is among the best: a developer who asks for `stock` means
 * the field, a designer the tag. The order stays where all good answers stand elsewhere, and where the best one is what
 * the query names: the tag, field or call of this name, unless the reader's section has one, too. A heading that says all
 * words of the query as they were typed comes before any section: a developer who asks for `sold out` means what the
 * template guide calls so.
 */
export function preferSection<Hit extends { readonly url: string }>(
  hits: readonly Hit[],
  query: string,
  { isInSection, nameOf, isRow }: Reader<Hit>,
): readonly Hit[] {
  const [first] = hits;
  const isOwn = ({ url }: Hit) => isInSection(url);
  const phrase = plain(query);
  const isNamed = (hit: Hit) => {
    const name = plain(nameOf(hit).split(/[.:]/).at(-1) ?? '');
    return name === phrase || (query.includes('/') && name.endsWith(` ${phrase}`));
  };
  if (first && isNamed(first)) {
    if (isWritten.test(nameOf(first))) return hits;
    if (isRow(first) && !hits.some((hit) => isOwn(hit) && isNamed(hit))) return hits;
  }
  const saying = phrase.includes(' ') ? hits.filter((hit) => ` ${plain(nameOf(hit))} `.includes(` ${phrase} `)) : [];
  const ahead = saying.some(isOwn) ? [] : saying;
  const rest = hits.filter((hit) => !ahead.includes(hit));
  return [
    ...ahead,
    ...(rest.slice(0, near).some(isOwn) ? [...rest.filter(isOwn), ...rest.filter((hit) => !isOwn(hit))] : rest),
  ];
}

/** Words alone: case, signs between them and the version that begins every path do not count. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace('/1/', '/')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
