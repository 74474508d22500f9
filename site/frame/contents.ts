import { names } from '../hydration/contract.ts';

/** The contents of a phone and the menu of a page lie over the text: a choice in them, Escape or a press of anything else closes them. */
const openContents = `:is(.theme-doc-toc-mobile, .${names.pageMenu})[open]`;

/** Closes them when the reader turns elsewhere, as long as the page is there. */
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
