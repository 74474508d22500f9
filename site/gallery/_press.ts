/** What can be pressed, by what it says. */
function named(root: Element, name: string): HTMLElement | undefined {
  const all = root.querySelectorAll<HTMLElement>('button, summary, label');
  return [...all].find((each) => each.textContent?.trim() === name);
}

/** Waits until something is there: at once, or after one of the changes that a part makes while it comes. */
function appearance<T>(root: Element, find: () => T | null | undefined, signal: AbortSignal): Promise<T> {
  return new Promise((done) => {
    const observer = new MutationObserver(look);
    function look(): void {
      const found = find();
      if (!found) return;
      observer.disconnect();
      done(found);
    }
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    signal.addEventListener('abort', () => observer.disconnect());
    look();
  });
}

/**
 * Brings a component into a state as a reader would: by pressing one thing after the other.
 * @param names What buttons, summaries and labels say; each is waited for.
 * @param until Selector of what is there in the end.
 */
export async function press(
  root: Element,
  names: readonly string[],
  until: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  for (const name of names) (await appearance(root, () => named(root, name), signal)).click();
  if (until) await appearance(root, () => root.querySelector(until), signal);
}
