import { names } from '../hydration/contract.ts';

/** Copies a page as Markdown by the button of its menu, as long as the page is there. */
export function attendCopying(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`.${names.pageMenu} button`) : null;
    const menu = button?.closest('details');
    const address = menu?.querySelector('a')?.href;
    if (menu && address) void copy(address, menu);
  });
}

async function copy(address: string, menu: HTMLElement): Promise<void> {
  // A promise: Safari lets a page write only while the press lasts.
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`Unexpected status ${response.status} of ${address}, expected 200`);
    return response.blob();
  });
  const plain = text.then((blob) => new Blob([blob], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
  } catch {
    location.assign(address); // There the reader can copy it by hand.
    return;
  }
  // Text is the application's; an attribute tells the style sheet what to show.
  menu.toggleAttribute(names.copied, true);
  setTimeout(() => menu.removeAttribute(names.copied), 2000);
}
