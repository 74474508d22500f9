/** As the theme names it. */
const active = 'table-of-contents__link--active';

/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const following = 4;

/** Marks in the contents the section that the reader came to; from the first gesture on, the application does. */
export function markSection(target: HTMLElement | null): void {
  if (!target) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')];
  const before = links.filter(({ hash }) => {
    const heading = document.getElementById(hash.slice(1));
    return heading && (heading === target || heading.compareDocumentPosition(target) & following);
  });
  const section = before.at(-1)?.hash;
  for (const link of links) link.classList.toggle(active, link.hash === section);
}
