/** Tells the reader that the application has not arrived, so that nothing that was pressed is answered, and how to go on. */
export function sayMissing(): void {
  if (document.getElementById('failed-load')) return;
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p id="failed-load" class="alert alert--danger" role="alert">The scripts of this page did not arrive. <a href="">Retry</a></p>',
  );
}
