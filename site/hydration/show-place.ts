/** Brings the entry of this page into view where the sidebar is longer than the window, without moving the page. */
export function showPlace(): void {
  const entry = document.querySelector('aside .menu [aria-current="page"]');
  const menu = entry?.closest('.menu');
  if (!entry || !menu) return;
  const below = entry.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom;
  if (below > 0) menu.scrollTop += below + menu.clientHeight / 2;
}
