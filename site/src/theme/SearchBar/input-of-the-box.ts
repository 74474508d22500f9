/** Where the query is typed; null while the box is closed. */
export function inputOfTheBox(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('.DocSearch-Input');
}
