import type { Machine } from './machine.ts';
import type { Shop } from './shop.ts';

const maps = [
  'items',
  'found',
  'categories',
  'itemCategories',
  'orders',
  'codes',
  'accessTokens',
  'refreshTokens',
  'counters',
] as const;
type MapName = (typeof maps)[number];

const lists = ['elsewhere', 'savings', 'companies', 'later', 'failures'] as const;
const objects = ['user', 'handling', 'clients', 'nextIds', 'credentials'] as const;

type Entries = { readonly [Name in MapName]: readonly (readonly [unknown, unknown])[] };

/** A sandbox as plain JSON: its clock, its source of tokens, and the shop with lists of entries in place of maps. */
export interface SavedState {
  readonly version: 1;
  readonly skipped: number;
  readonly random: number;
  readonly shop: Omit<Shop, MapName> & Entries;
}

/** Copies the state of a sandbox. */
export function saveState({ shop, skipped, random }: Machine): SavedState {
  // Object.fromEntries forgets the names; under each of them is a list of entries.
  const entries = Object.fromEntries(maps.map((name) => [name, [...shop[name]]])) as unknown as Entries;
  return structuredClone({ version: 1, skipped, random: random.state, shop: { ...shop, ...entries } });
}

/**
 * Reads a saved state.
 * @throws {RangeError} When it is none of this version.
 */
export function readState(value: unknown): { shop: Shop; skipped: number; random: number } {
  const { version, skipped, random, shop } = Object(value) as Partial<SavedState>; // checked member by member below
  const isWhole =
    version === 1 &&
    Number.isSafeInteger(skipped) &&
    Number.isSafeInteger(random) &&
    [...maps, ...lists].every((name) => Array.isArray(shop?.[name])) &&
    objects.every((name) => typeof shop?.[name] === 'object' && shop[name] !== null) &&
    typeof shop?.closed === 'boolean';
  if (!isWhole) throw new RangeError('Unexpected state, expected one that this version of the sandbox has saved');
  const copy = structuredClone(shop);
  const restored = Object.fromEntries(maps.map((name) => [name, new Map(copy[name])]));
  // Object.fromEntries forgets the names: these are the maps of a shop.
  return { shop: { ...copy, ...restored } as unknown as Shop, skipped: Number(skipped), random: Number(random) };
}
