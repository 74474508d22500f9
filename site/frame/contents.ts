/** The contents of a phone lie over the text: a choice in them, Escape or a press of anything else closes them. */
const openContents = '.theme-doc-toc-mobile[open]';

/** Closes the contents of a phone when the reader turns elsewhere, as long as the page is there. */
export function attendContents(): void {
  const find = () => document.querySelector<HTMLDetailsElement>(openContents);
  addEventListener('click', ({ target }) => {
    const contents = find();
    if (contents && !(target instanceof Element && contents.firstElementChild?.contains(target))) contents.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    const contents = key === 'Escape' ? find() : null;
    if (!contents) return;
    contents.open = false;
    contents.querySelector('summary')?.focus();
  });
}
