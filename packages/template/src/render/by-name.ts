/** A table with an entry for each of some names; the type keeps the keys that are built from them. */
export function byName<Name extends string, Key extends string, Value>(
  names: readonly Name[],
  key: (name: Name) => Key,
  value: (name: Name) => Value,
): Record<Key, Value> {
  // Object.fromEntries widens keys to string.
  return Object.fromEntries(names.map((name) => [key(name), value(name)])) as Record<Key, Value>;
}
