/**
 * Remembers what the reader reads: the part of the text a third down the window.
 * @returns Brings it back to where it stood, whatever has changed its height above it.
 */
export function placeInText(rail: Element | null): () => void {
  const parts = rail?.parentElement?.querySelectorAll(':scope > *, [id]') ?? [];
  const seen = [...parts].find((part) => !part.contains(rail) && !rail?.contains(part) && isReached(part));
  const top = seen?.getBoundingClientRect().top ?? 0;
  return () => scrollBy({ top: (seen?.getBoundingClientRect().top ?? top) - top, behavior: 'instant' });
}

const isReached = (part: Element): boolean => {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > innerHeight / 3 && bottom - top < innerHeight;
};
