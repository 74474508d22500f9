import type { Reference } from './document.ts';

/** Last part of a reference: `#/components/examples/bad_params` gives `bad_params`. */
export function nameOf({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

/**
 * Follows a reference into one kind of components.
 * @param components `document.components.schemas` and its like.
 * @throws {Error} When there is no such component.
 */
export function resolve<T>(components: Readonly<Record<string, T>>, reference: Reference): T {
  const found = components[nameOf(reference)];
  if (!found) throw new Error(`Unexpected reference ${reference.$ref}, expected a component of the document`);
  return found;
}
