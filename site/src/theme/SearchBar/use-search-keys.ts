import { opensSearch, togglesSearch, typesCharacter } from '@site/hydration/search-keys.ts';
import { type RefObject, useEffect } from 'react';

interface SearchKeys {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** A character was typed that belongs into the box: on the focused button, or before the opening box has the focus. */
  readonly onInput: (character: string) => void;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Whether the box was asked for and not closed since. */
  readonly isWanted: RefObject<boolean>;
}

/**
 * The shortcuts of DocSearch: Ctrl or Cmd and K (opens and closes), `/`, Escape, and typing on the button.
 * Unlike the package's own hook it takes characters only, so F5 still reloads; see {@link SearchButton} for the rest.
 */
export function useSearchKeys({ isOpen, onOpen, onClose, onInput, button, isWanted }: SearchKeys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (isOpen ? togglesSearch(event) || event.code === 'Escape' : opensSearch(event)) {
        event.preventDefault();
        if (isOpen) onClose();
        else if (!document.body.classList.contains('DocSearch--active')) onOpen();
        return;
      }
      const onButton = button.current !== null && document.activeElement === button.current;
      if ((onButton || (isWanted.current && !isInBox(event))) && typesCharacter(event)) {
        event.preventDefault();
        onInput(event.key);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose, onInput, button, isWanted]);
}

function isInBox({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('.DocSearch-Modal') !== null;
}
