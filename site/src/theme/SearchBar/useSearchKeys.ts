import { type RefObject, useEffect } from 'react';

interface SearchKeys {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** A character was typed on the focused button. */
  readonly onInput: (character: string) => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * The shortcuts of DocSearch: Ctrl or Cmd and K (opens and closes), `/`, Escape, and typing on the button.
 * Unlike the package's own hook it takes characters only, so F5 still reloads; see {@link SearchButton} for the rest.
 */
export function useSearchKeys({ isOpen, onOpen, onClose, onInput, button }: SearchKeys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const toggles = event.key?.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const opens = event.key === '/' && !isOpen && !isEditing(event);
      if (toggles || opens || (event.code === 'Escape' && isOpen)) {
        event.preventDefault();
        if (isOpen) onClose();
        else if (!document.body.classList.contains('DocSearch--active')) onOpen();
      } else if (document.activeElement === button.current && button.current && isCharacter(event)) {
        event.preventDefault();
        onInput(event.key);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose, onInput, button]);
}

function isEditing({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey;
}
