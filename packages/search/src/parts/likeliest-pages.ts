import { isRowKind, KINDS, kindFacts } from '../contract.ts';
import type { Reach } from '../engine/search-over.ts';
import type { Scores } from '../engine/term-index.ts';
import { names, places } from '../engine/weights.ts';
import type { Outline } from './outline.ts';
import { standingAfter } from './profiles.ts';

/** What is left of the score of a text of which no heading was found, for where it stands. */
const standingOfTexts = 0.9;

/** Of pages that are worth the same, as copies are, so many come before others: a list of hits has no more places. */
const mostAlike = 20;

/**
 * Pages on which the best answers will be, the likeliest first: ranked by what `rank` would give their best heading, row
 * or text, as far as that can be told without them.
 */
export function likeliestPages(outline: Outline, ...question: Parameters<Reach>): number[] {
  const [found, , onPage, nearness] = question;
  const { pages, pageOfNode, pageOfText, nodeOfText, profiles } = outline;
  const worth = new Float64Array(pages).fill(found.length === 0 ? 1 : 0);
  const score = scorer(outline, question);
  const consider = (page: number, node: number, text: number): void => {
    const value = score(page, node, text);
    if (value > (worth[page] ?? 0)) worth[page] = value;
  };
  for (const node of documentsOf(
    found.map(({ titles }) => titles),
    pageOfNode.length,
  ))
    if (profiles.level[node] !== 0) consider(pageOfNode[node] ?? 0, node, -1);
  for (const text of documentsOf(
    found.map(({ bodies }) => bodies),
    pageOfText.length,
  ))
    consider(pageOfText[text] ?? 0, nodeOfText[text] ?? -1, text);
  const ranked = Array.from(worth, (value, page) => ({ page, value: value * nearness(page) }))
    .filter(({ page, value }) => value > 0 && onPage(page))
    .sort((one, other) => other.value - one.value || one.page - other.page)
    .map((each, i, all) => ({ ...each, isRepeated: all[i - mostAlike]?.value === each.value }));
  return [false, true].flatMap((late) => ranked.flatMap(({ page, isRepeated }) => (isRepeated === late ? [page] : [])));
}

/** Every document that was found, once. */
function documentsOf(found: readonly Scores[], count: number): number[] {
  const seen = new Uint8Array(count);
  return found.flatMap(({ documents }) =>
    documents.filter((document) => {
      if (seen[document] === 1) return false;
      seen[document] = 1;
      return true;
    }),
  );
}

/** Scores a heading or row, a text or both as `rank` does; -1 stands for none. */
function scorer(
  outline: Outline,
  [found, query, , , isStrict]: Parameters<Reach>,
): (page: number, node: number, text: number) => number {
  const { profiles } = outline;
  const named = query.words.some(({ type }) => type === 'identifier') ? 1 : 0;
  const chances = KINDS.map((kind) => kindFacts[kind].chance[named]);
  const isPlainRow = KINDS.map((kind) => named === 0 && isRowKind(kind));
  const words = found.map(({ titles, bodies, weight, optional }) => ({
    title: titles.worth,
    body: bodies.worth,
    above: worthAbove(titles, outline),
    weight,
    counts: !optional,
  }));
  const asked = words.filter(({ counts }) => counts);
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  return (page, node, text) => {
    const kind = node < 0 ? -1 : (profiles.kind[node] ?? 0);
    const chance = chances[kind] ?? 1;
    let sum = 0;
    let covered = 0;
    let inTitle = 0;
    for (const { title, body, above, weight, counts } of words) {
      const own = node < 0 ? 0 : (title[node] ?? 0) * places.title * (counts ? chance : 1);
      const said = text < 0 ? 0 : (body[text] ?? 0) * places.body;
      const higher = (node < 0 ? above.texts[text] : above.nodes[node]) ?? 0;
      const best = Math.max(own, said, higher);
      if (best === 0) continue;
      sum += (best + (own + said + higher - best) * places.rest) * weight;
      if (counts) covered += weight;
      if (counts && own > 0) inTitle += 1;
    }
    if (covered < total && isStrict(page)) return 0;
    const value = sum * (total === 0 ? 0 : covered / total) ** 2;
    if (node < 0) return value * standingOfTexts;
    const likeness = inTitle / Math.max(asked.length + (profiles.words[node] ?? 0) - inTitle, 1);
    return value * nameFactor(likeness, isPlainRow[kind] ?? false) * standingAfter(profiles.standing[node] ?? 0);
  };
}

/** About how well a name answers the query as a whole. @param likeness The share of the words that name and query have in common. */
function nameFactor(likeness: number, isPlainRow: boolean): number {
  if (!isPlainRow) return 1 + names.likeness * likeness ** 2;
  return likeness === 1 ? names.row : 1;
}

/** What the headings above are worth, by number of heading or row, and by number of text. */
function worthAbove(
  { documents, worth }: Scores,
  { profiles: { level, span, first, below }, isKnown, pageOfNode, pageOfText }: Outline,
): { readonly nodes: Float64Array; readonly texts: Float64Array } {
  const nodes = new Float64Array(pageOfNode.length);
  const texts = new Float64Array(pageOfText.length);
  for (const node of documents) {
    const own = worth[node] ?? 0;
    const depth = level[node] ?? 0;
    if (depth === 0) continue;
    for (let at = node + 1; at <= node + (span[node] ?? 0); at += 1) {
      const between = isKnown[at] === 1 ? Math.max((level[at] ?? 0) - depth - 1, 0) : 1;
      const value = own * (places.above[between] ?? places.farAbove);
      if (value > (nodes[at] ?? 0)) nodes[at] = value;
    }
    const from = first[node] ?? 0;
    const value = own * places.above[1];
    for (let text = from; text < from + (below[node] ?? 0); text += 1)
      if (value > (texts[text] ?? 0)) texts[text] = value;
  }
  return { nodes, texts };
}
