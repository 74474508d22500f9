import { names } from './contract.ts';

const ofKind = () => document.querySelectorAll<HTMLLinkElement>(`link[${names.wholeStyles}]`);

/**
 * Asks for all styles of the site: a page arrives with those of its kind. They come right behind those and in the same
 * order, so that they change nothing of it.
 */
export function loadWholeStyles(): void {
  for (const sheet of ofKind()) {
    const whole = document.createElement('link');
    whole.rel = 'stylesheet';
    whole.href = sheet.getAttribute(names.wholeStyles) ?? '';
    whole.onerror = () => whole.remove();
    sheet.after(whole);
  }
}
