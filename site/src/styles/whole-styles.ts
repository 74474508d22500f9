import { names } from '../../hydration/contract.ts';

/** By address: sheets that have been asked for. */
const asked = new Map<string, Promise<void>>();

function ask(address: string, ofKind: Element): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  return new Promise((resolve, reject) => {
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      asked.delete(address); // the next one asks again
      reject(new Error(`Unexpected failure of ${address}, expected the styles of all pages`));
    };
    ofKind.after(sheet);
  });
}

/**
 * Resolves when the styles of all pages are there: a page arrives with those of its kind. They come right behind those
 * and in the same order, so that they change nothing of it.
 * @throws {Error} When they do not arrive.
 */
export async function wholeStyles(): Promise<void> {
  for (const ofKind of document.querySelectorAll(`link[${names.wholeStyles}]`)) {
    const address = ofKind.getAttribute(names.wholeStyles) ?? '';
    const loading = asked.get(address) ?? ask(address, ofKind);
    asked.set(address, loading);
    await loading;
  }
}
