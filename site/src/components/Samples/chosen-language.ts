/** Place of the language that the reader has chosen on this page; the first one until then. */
export function chosenLanguage(): number {
  const chosen = document.querySelector<HTMLElement>('[data-index]:checked');
  return Number(chosen?.dataset.index ?? 0);
}
