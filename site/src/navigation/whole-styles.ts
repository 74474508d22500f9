import { names } from '../../hydration/contract.ts';

/**
 * Resolves when the styles of all pages are there: the loader asks for them with the application.
 * @throws {Error} When they did not arrive.
 */
export async function wholeStyles(): Promise<void> {
  for (const ofKind of document.querySelectorAll(`link[${names.wholeStyles}]`)) {
    const { nextElementSibling: whole } = ofKind;
    const address = ofKind.getAttribute(names.wholeStyles);
    if (!(whole instanceof HTMLLinkElement && whole.getAttribute('href') === address))
      throw new Error(`Unexpected page without ${address}, expected the styles of all pages`);
    if (whole.sheet) continue;
    await new Promise((resolve, reject) => {
      whole.addEventListener('load', resolve);
      whole.addEventListener('error', reject);
    });
  }
}
