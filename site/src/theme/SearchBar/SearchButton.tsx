import { magnifier } from '@site/hydration/magnifier.ts';
import translations from '@theme/SearchTranslations';
import '@docsearch/css/dist/button.css';
import './button.css';
import './frame.css';
import { type ComponentPropsWithoutRef, type ReactNode, type RefObject, useEffect, useState } from 'react';

interface Props extends ComponentPropsWithoutRef<'button'> {
  readonly button: RefObject<HTMLButtonElement>;
}

/**
 * The button of DocSearch. Taking it from the package puts the whole search box and its client into the script of
 * every page. Unlike stock it draws the keys by style: speech control needs the text of a button to be its name.
 */
export default function SearchButton({ button, ...props }: Props): ReactNode {
  const [modifier, setModifier] = useState<'Control' | 'Meta'>();
  useEffect(() => {
    setModifier(/(Mac|iPhone|iPod|iPad)/i.test(navigator.platform) ? 'Meta' : 'Control');
  }, []);

  return (
    <button
      ref={button}
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={translations.button?.buttonAriaLabel ?? 'Search'}
      aria-keyshortcuts="Control+K Meta+K /"
      {...props}
    >
      <span className="DocSearch-Button-Container">
        <svg width="20" height="20" className="DocSearch-Search-Icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d={magnifier} stroke="currentColor" fill="none" />
        </svg>
        <span className="DocSearch-Button-Placeholder">{translations.button?.buttonText ?? 'Search'}</span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        {modifier && (
          <>
            <kbd className="DocSearch-Button-Key" data-key={modifier === 'Meta' ? '⌘' : 'Ctrl'} />
            <kbd className="DocSearch-Button-Key" data-key="K" />
          </>
        )}
      </span>
    </button>
  );
}
