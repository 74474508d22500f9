import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { check as findProblems } from '@shop-docs/template';
import Runner from '@site/src/components/Runner/index.tsx';
import type { Check } from '@site/src/components/Runner/use-run.ts';
import { forgetShared } from '@site/src/components/Runner/use-shared-state.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';
import ThemeActions from './ThemeActions.tsx';

interface Props {
  /** Each new number opens the dialog. */
  asked: number;
  /** State from the address. */
  packed: string | undefined;
  place: () => number;
}

/** Everything switched on that shows what the theme can do. */
const settings = {
  page: 'index',
  apps: ['blog', 'item_category', 'label', 'sale', 'search', 'sales_period', 'pre_order', 'takeout', 'review'],
};

const check: Check = async (source) => findProblems(source);

/** The runner over the whole window. Closed, it keeps what was written for as long as the page is open. */
export default function EditorDialog({ asked, packed, place }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useBaseUrl('/starter-theme.txt');
  const [theme, setTheme] = useState<string>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (asked > 0 && !dialog.current?.open) dialog.current?.showModal();
    if (theme === undefined) void loadTheme(address).then(setTheme, () => setFailed(true));
  }, [asked, address, theme]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({ message: 'Theme editor' })}
      onClose={forgetShared}
    >
      {theme === undefined ? (
        <p role="status" className={styles.waiting}>
          {failed
            ? translate({
                message: 'The starter theme did not arrive. Check your connection, then open the editor again.',
              })
            : translate({ message: 'Loading…' })}{' '}
          <button type="button" className="button button--sm" onClick={() => dialog.current?.close()}>
            {translate({ message: 'Close' })}
          </button>
        </p>
      ) : (
        <Runner
          key={packed}
          whole
          check={check}
          source={theme}
          settings={settings}
          title={translate({ message: 'Theme' })}
          packed={packed}
          place={place}
          actions={(source) => <ThemeActions source={source} />}
          onClose={() => dialog.current?.close()}
        />
      )}
    </dialog>
  );
}

async function loadTheme(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Unexpected status ${response.status} for ${address}, expected 200`);
  return response.text();
}
