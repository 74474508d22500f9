import { names } from '../hydration/contract.ts';
import { isComposing, typesCharacter } from './search-keys.ts';

/** Notes that the reader asked for the shortcuts of the keyboard: the application, which that key wakes, shows them. */
export function attendShortcuts(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '?' || !typesCharacter(event) || isComposing(event)) return;
    document.documentElement.setAttribute(names.asksShortcuts, '');
    document.dispatchEvent(new Event(names.asksShortcuts));
  });
}
