import { markOpening } from '../navigation/opening.ts';

/** A file of the site, such as `/openapi.json`; addresses of pages may end in `.html`. */
const isFile = (path: string): boolean => /\.\w+$/.test(path) && !path.endsWith('.html');

interface Following {
  /** Path that the site stands under, with a slash at both ends. */
  readonly base: string;
  /** Gets a page ready that may be opened. */
  readonly prepare: (path: string) => void;
  /** Opens a page of the site. */
  readonly push: (address: string) => void;
}

/** The link of an event, when it leads to a page of this site, in this tab. */
function pageLink({ target }: Event, base: string): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#'))
    return undefined;
  const isPage = link.origin === location.origin && link.pathname.startsWith(base) && !isFile(link.pathname);
  return isPage ? link : undefined;
}

/**
 * Has the application follow the links of a page, whether a component has drawn them or they stand in markup that stays as
 * it was built. Its page is got ready when the reader points at a link, touches or focuses it. What opens another tab,
 * leads elsewhere or to a file is left to the browser.
 * @returns Ends it.
 */
export function followLinks({ base, prepare, push }: Following): () => void {
  function onClick(event: MouseEvent): void {
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const link = pageLink(event, base);
    if (!link) return;
    event.preventDefault();
    if (markOpening(link)) push(link.pathname + link.search + link.hash);
  }
  function onIntent(event: Event): void {
    const link = pageLink(event, base);
    if (link) prepare(link.pathname);
  }
  const intents = ['mouseover', 'touchstart', 'focusin'] as const;
  document.addEventListener('click', onClick);
  for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    document.removeEventListener('click', onClick);
    for (const type of intents) document.removeEventListener(type, onIntent);
  };
}
