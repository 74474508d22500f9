import { names } from '@site/hydration/contract.ts';

/**
 * Copies what stands at an address, and says so at the menu for a moment.
 * @param button Of the menu that was pressed.
 */
export async function copyPage(address: string, button: HTMLElement): Promise<void> {
  const menu = button.closest('details');
  // A promise: Safari lets a page write only while the press lasts.
  const text = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`Unexpected status ${response.status} of ${address}, expected 200`);
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  } catch {
    location.assign(address); // There the reader can copy it by hand.
    return;
  }
  menu?.toggleAttribute(names.copied, true);
  setTimeout(() => menu?.removeAttribute(names.copied), 2000);
}
