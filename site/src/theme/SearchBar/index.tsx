import Head from '@docusaurus/Head';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { names } from '../../../hydration/contract.ts';
import { warmSearch } from '../../search/client.ts';
import { useSearchSettings } from '../../search/settings.ts';
import type BoxType from './Box.tsx';
import { inputOfTheBox, isFrameOpen, typeInto } from './input-of-the-box.ts';
import SearchButton from './SearchButton.tsx';
import { useSearchKeys } from './use-search-keys.ts';

let Box: typeof BoxType | undefined;

async function importBox(): Promise<void> {
  Box ??= (await import('./Box.tsx')).default;
}

/**
 * Replaces the stock search bar. Stock cannot take functions from the configuration, so it has no missing-result link
 * and no other client than the hosted one; it loses the error screen, drops the query of result links, fails on
 * relative ones, and loads the whole search box with every page. See `search/` for what each part does instead.
 */
export default function SearchBar(): ReactNode {
  const { appId } = useAlgoliaThemeConfig().algolia;
  const settings = useSearchSettings();
  const { mode, hosts } = settings;
  const createSearchLink = useSearchLinkCreator();
  const button = useRef<HTMLButtonElement>(null);
  const [container, setContainer] = useState<HTMLElement>();
  const [initialQuery, setInitialQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = useRef(false);

  const warmUp = useCallback(() => {
    importBox().catch(() => {}); // opening the box tries again
    warmSearch(settings);
  }, [settings]);

  const open = useCallback(
    (text = '') => {
      isWanted.current = true;
      if (!Box) document.dispatchEvent(new CustomEvent(names.openSearchFrame, { detail: text }));
      if (!isFrameOpen()) setInitialQuery((typed) => typed + text);
      warmUp();
      importBox().then(
        () => {
          if (!isWanted.current) return;
          setContainer((existing) => existing ?? prependContainer(mode));
          setIsOpen(true);
        },
        (error: unknown) => {
          console.warn('The search box cannot be loaded, expected its script:', error);
          window.location.assign(createSearchLink(''));
        },
      );
    },
    [mode, createSearchLink, warmUp],
  );

  const close = useCallback(() => {
    isWanted.current = false;
    setIsOpen(false);
    setInitialQuery('');
    button.current?.focus();
  }, []);

  const openWith = useCallback(
    (character: string) => {
      const input = inputOfTheBox(); // asked of the page: React may have drawn the box and not run its effects yet
      if (input) typeInto(input, input.value + character);
      else open(character);
    },
    [open],
  );

  useEffect(() => {
    const forget = () => {
      isWanted.current = false;
    };
    document.addEventListener(names.searchFrameClosed, forget);
    return () => document.removeEventListener(names.searchFrameClosed, forget);
  }, []);

  useSearchKeys({ isOpen, onOpen: open, onClose: close, onInput: openWith, button, isWanted });

  return (
    <>
      {mode === 'hosted' && (
        <Head>
          <link rel="preconnect" href={hosts[0] ?? `https://${appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <SearchButton
        button={button}
        onTouchStart={warmUp}
        onFocus={warmUp}
        onMouseOver={warmUp}
        onClick={() => open()}
      />
      {isOpen && Box && container && createPortal(<Box initialQuery={initialQuery} onClose={close} />, container)}
    </>
  );
}

function prependContainer(mode: 'embedded' | 'hosted'): HTMLElement {
  const container = document.createElement('div');
  container.className = `search-${mode}`;
  document.body.prepend(container);
  return container;
}
