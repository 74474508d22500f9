import { names } from './contract.ts';

/** Tells the reader that the application has not arrived, so that nothing that was pressed is answered, and how to go on. */
export function sayMissing(): void {
  if (document.getElementById(names.failedLoad)) return;
  // An open dialog lies over all else.
  (document.querySelector('dialog[open]') ?? document.body).insertAdjacentHTML(
    'beforeend',
    `<p id="${names.failedLoad}" class="alert alert--danger" role="alert">The scripts of this page did not arrive. <a href="">Retry</a></p>`,
  );
}
