/**
 * Opens a dialog in the frame that answers the press. It becomes modal in the next one: a browser then looks at each
 * element of the page behind it, which takes a slow phone longer than a reader waits.
 * @param focus What takes the focus.
 */
export function openDialog(dialog: HTMLDialogElement, focus: HTMLElement | null): void {
  dialog.show();
  focus?.focus();
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!dialog.open) return;
      const { activeElement } = document;
      dialog.removeAttribute('open'); // closing it would tell of its end
      dialog.showModal();
      if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.focus();
    }),
  );
}
