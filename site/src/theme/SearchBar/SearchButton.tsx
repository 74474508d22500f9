import { magnifier } from '@site/frame/magnifier.ts';
import translations from '@theme/SearchTranslations';
import '@docsearch/css/dist/button.css';
import './button.css';
import './frame.css';
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useState } from 'react';

/**
 * The button of the search, with the class names of DocSearch. It draws the keys by style: speech control needs the text
 * of a button to be its name.
 */
export default function SearchButton(props: ComponentPropsWithoutRef<'button'>): ReactNode {
  const [modifier, setModifier] = useState<'Control' | 'Meta'>();
  useEffect(() => {
    setModifier(/(Mac|iPhone|iPod|iPad)/i.test(navigator.platform) ? 'Meta' : 'Control');
  }, []);

  return (
    <button
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
