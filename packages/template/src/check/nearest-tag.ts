import { synonymOf } from '../catalogue/synonyms.ts';
import { tagFacts } from '../catalogue/tag-facts.ts';
import { closest, isOnlyNear } from './closest.ts';

/** Hostile sources hold any number of unknown names; after this many, no more suggestions are looked for. */
const budget = 200;

/** A known name that an unknown one is most likely meant for. */
export interface Near {
  /** Without braces; absent when only the opposite of the written block is known. */
  readonly name?: string;
  /** How to write it, where the name alone does not do; then it is a guess by what the tag does. */
  readonly how?: string;
  /** The author can have meant no other name. */
  readonly sure?: boolean;
  /** The known block that says the opposite, without braces: there is no block for the written case. */
  readonly oppositeOf?: string;
}

const names = (blocks: boolean) =>
  tagFacts
    .map((tag) => tag.name.slice(1, -1))
    .filter((name) => name.startsWith('block:') === blocks && !name.includes('NAME'));
const blockNames = names(true).map((name) => name.slice('block:'.length));
const variableNames = names(false);
const pageBlocks = new Set(
  tagFacts.filter(({ page }) => page === 'syntax/page').map(({ name }) => name.slice('{block:'.length, -1)),
);

/** Looks for tags with nearly the same name; one per theme, for it remembers what it has looked for. */
export function nearestTag(): (written: string) => Near | undefined {
  const known = new Map<string, Near | undefined>();
  return (written) => {
    if (!known.has(written) && known.size < budget) known.set(written, nearest(written));
    return known.get(written);
  };
}

/** For a size of an image that there is none of: the nearest one, of two the larger. */
function sizeFor(written: string, all: readonly string[]): string | undefined {
  const [, image, wanted] = /^(\w+URL-)(\d+)$/.exec(written) ?? [];
  const sizes = all
    .filter((name) => image !== undefined && name.startsWith(image) && /\d$/.test(name))
    .sort((one, other) => widthOf(other) - widthOf(one));
  const distance = (name: string) => Math.abs(widthOf(name) - Number(wanted));
  return sizes.sort((one, other) => distance(one) - distance(other))[0];
}

const widthOf = (name: string) => Number(name.slice(name.lastIndexOf('-') + 1));

/** @param written Without braces; numbers of a family stand for its range while names are compared. */
function nearest(written: string): Near | undefined {
  const synonym = synonymOf(written);
  if (synonym) return synonym;
  const number = /(?<=[a-z])\d{1,2}(?=URL|$)/.exec(written)?.[0];
  const numbered = (name: string) => name.replace(/\[\d+-\d+\]/, number ?? '1');
  if (!written.startsWith('block:')) {
    const all = variableNames.map(numbered);
    const size = sizeFor(written, all);
    if (size) return { name: size };
    const found = closest(written, all);
    return found === undefined ? undefined : { name: found, sure: isOnlyNear(written, found, all) };
  }
  const { negative, core } = condition(written.slice('block:'.length));
  const asksForPossession = /^(?:Has|No(?:t)?Has)(?=[A-Z])/.test(written.slice('block:'.length));
  const candidates = blockNames
    .map(numbered)
    .map((name) => ({ name, ...condition(name) }))
    // Whether a shop has a blog is not whether this page is the blog.
    .filter(({ name }) => !(asksForPossession && pageBlocks.has(name)));
  const same = candidates.filter((each) => each.negative === negative);
  const exact = same.find((each) => each.core === core);
  if (exact) return { name: `block:${exact.name}` };
  const name = written.slice('block:'.length);
  const found = closest(
    name,
    same.map((each) => each.name),
  );
  if (found) return { name: `block:${found}`, sure: isOnlyNear(name, found, blockNames.map(numbered)) };
  const opposite = candidates.find((each) => each.core === core);
  return opposite && { oppositeOf: `block:${opposite.name}` };
}

/** `HasNoItemStock` and `NoItemStock` are both negative and about `ItemStock`: a suggestion keeps that. */
function condition(name: string): { readonly negative: boolean; readonly core: string } {
  const [prefix = ''] = /^(?:Has)?(?:Not|No)(?=[A-Z])(?:Has(?=[A-Z]))?|^Has(?=[A-Z])/.exec(name) ?? [];
  return { negative: /No/.test(prefix), core: name.slice(prefix.length) };
}
