import { tagFacts } from '../catalogue/tag-facts.ts';
import { closest } from './closest.ts';

/** Hostile sources hold any number of unknown names; after this many, no more suggestions are looked for. */
const budget = 200;

const names = (blocks: boolean) =>
  tagFacts
    .map((tag) => tag.name.slice(1, -1))
    .filter((name) => name.startsWith('block:') === blocks && !name.includes('NAME'));
const [blockNames, variableNames] = [names(true), names(false)];

/** Looks for tags with nearly the same name; one per theme, for it remembers what it has looked for. */
export function nearestTag(): (written: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (written) => {
    if (!known.has(written) && known.size < budget) known.set(written, nearest(written));
    return known.get(written);
  };
}

/** @param written Without braces; numbers of a family stand for its range while names are compared. */
function nearest(written: string): string | undefined {
  const number = /\d{1,2}(?=URL|$)/.exec(written)?.[0];
  const isBlock = written.startsWith('block:');
  const candidates = (isBlock ? blockNames : variableNames).map((name) => name.replace(/\[\d+-\d+\]/, number ?? '1'));
  const found = closest(
    isBlock ? written.slice(6) : written,
    isBlock ? candidates.map((name) => name.slice(6)) : candidates,
  );
  return found === undefined ? undefined : isBlock ? `block:${found}` : found;
}
