import { type PageRequest, pathOf, requestOf } from '@shop-docs/template';

/**
 * Makes links and search forms inside a rendered theme lead to other pages of the sample shop. Runs outside the frame,
 * in which nothing runs.
 * @param from The page that is shown; relative addresses start from it.
 */
export function followLink(event: MouseEvent, from: PageRequest, open: (request: PageRequest) => void): void {
  // Elements of another window are not instances of this window's classes.
  const target = event.target as Element | null;
  const link = target?.closest?.('a[href]');
  const button = target?.closest?.('button, input[type="submit"], input[type="image"]');
  const form = button?.closest('form');
  if (link) {
    event.preventDefault();
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#')) link.ownerDocument.getElementById(href.slice(1))?.scrollIntoView();
    else openPath(href, from, open);
  } else if (form && form.getAttribute('method')?.toLowerCase() !== 'post') {
    event.preventDefault();
    const query = form.querySelector<HTMLInputElement>('[name="q"]')?.value ?? '';
    openPath(`${form.getAttribute('action') ?? ''}?q=${encodeURIComponent(query)}`, from, open);
  }
}

function openPath(address: string, from: PageRequest, open: (request: PageRequest) => void): void {
  const here = `https://shop.invalid${pathOf(from)}`;
  const { origin, pathname, search } = URL.canParse(address, here) ? new URL(address, here) : new URL('about:blank');
  const request = origin === new URL(here).origin ? requestOf(pathname + search) : undefined;
  if (request) open(request);
}
