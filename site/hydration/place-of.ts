/**
 * Remembers where an element stands. Hydration may put another one in its place: the link of a sidebar group leads to
 * a page until the application opens the group in its stead.
 * @returns Gives the element, or the one that stands there now; undefined when the place is gone.
 */
export function placeOf(element: Element): () => Element | undefined {
  const steps: { readonly parent: Element; readonly index: number }[] = [];
  for (let each = element; each.parentElement; each = each.parentElement)
    steps.unshift({ parent: each.parentElement, index: [...each.parentElement.children].indexOf(each) });
  return () => {
    if (element.isConnected) return element;
    const from = steps.findLastIndex(({ parent }) => parent.isConnected);
    return steps.slice(from).reduce<Element | undefined>((at, { index }) => at?.children[index], steps[from]?.parent);
  };
}
