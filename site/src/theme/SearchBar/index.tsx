import Head from '@docusaurus/Head';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { names } from '../../../hydration/contract.ts';
import { warmSearch } from '../../search/client.ts';
import { useSearchSettings } from '../../search/settings.ts';
import type BoxType from './Box.tsx';
import SearchButton from './SearchButton.tsx';

const importBox = async () => (await import('./Box.tsx')).default;

const openBox = () => document.querySelector<HTMLDialogElement>(`.${names.searchDialog}`);

/**
 * The button of the search, and what lies in the search box. The box itself is an element of the page: a script of the
 * frame opens and closes it, whether the application runs or not (`frame/search-dialog.ts`).
 */
export default function SearchBar(): ReactNode {
  const { appId } = useAlgoliaThemeConfig().algolia;
  const settings = useSearchSettings();
  const { mode, hosts } = settings;
  const createSearchLink = useSearchLinkCreator();
  const [box, setBox] = useState<HTMLDialogElement | null>(null);
  const [Box, setContent] = useState<typeof BoxType>();

  const warmUp = useCallback(() => {
    importBox().catch(() => {}); // opening the box tries again
    warmSearch(settings);
  }, [settings]);

  useEffect(() => {
    const look = () => setBox(openBox());
    look();
    document.addEventListener(names.dialogOpened, look);
    document.addEventListener(names.searchClosed, look);
    return () => {
      document.removeEventListener(names.dialogOpened, look);
      document.removeEventListener(names.searchClosed, look);
    };
  }, []);

  useEffect(() => {
    if (!box) return;
    warmUp();
    importBox().then(
      (content) => setContent(() => content),
      (error: unknown) => {
        console.warn('The search box cannot be loaded, expected its script:', error);
        window.location.assign(createSearchLink(box.querySelector('input')?.value ?? ''));
      },
    );
  }, [box, warmUp, createSearchLink]);

  return (
    <>
      {mode === 'hosted' && (
        <Head>
          <link rel="preconnect" href={hosts[0] ?? `https://${appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <SearchButton onTouchStart={warmUp} onFocus={warmUp} onMouseOver={warmUp} />
      {box && Box && <Box key={names.searchDialog} box={box} />}
    </>
  );
}
