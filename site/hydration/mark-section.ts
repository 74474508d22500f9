/** As the theme names it. */
const active = 'table-of-contents__link--active';

/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const following = 4;

/** Marks in the contents the section that the reader came to; from the first gesture on, the application does. */
export function markSection(target: HTMLElement | null): void {
  if (!target) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')];
  let section: HTMLAnchorElement | undefined;
  for (const link of links) {
    const heading = document.getElementById(link.hash.slice(1));
    if (heading && !(target.compareDocumentPosition(heading) & following)) section = link;
  }
  for (const link of links) link.classList.toggle(active, link === section);
}
