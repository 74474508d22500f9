/**
 * Leads to a field of the form in an element, and opens what it is folded away in.
 * @param name Of the field; without it, or where the form has none of this name, the first one.
 */
export function focusField(element: HTMLElement | null, name?: string): void {
  const form = element?.querySelector('form');
  const field = form?.querySelector<HTMLElement>(name ? `[name="${name}"]` : '[name]') ?? form?.querySelector('input');
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  field?.focus();
}
