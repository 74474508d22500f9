import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import LoadingButton from '@site/src/components/OnDemand/LoadingButton.tsx';
import { usePart } from '@site/src/components/OnDemand/use-part.ts';
import { placeOf, useSharedRun } from '@site/src/components/TemplateExample/shared-place.ts';
import { useIslandRoot } from '@site/src/islands/island-root.ts';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Top page of the starter theme, as it is shown. */
  document: string;
}

const loadDialog = () => import('./EditorDialog.tsx');

/** The starter theme as it looks, and what opens the editor. */
export default function StarterTheme({ document }: Props): ReactNode {
  const root = useIslandRoot();
  const [asked, setAsked] = useState(0);
  const [dialog, loadPart] = usePart(loadDialog);
  const open = () => {
    setAsked((count) => count + 1);
    loadPart();
  };
  const [packed] = useSharedRun(root, open);
  return (
    <>
      <p className={styles.actions}>
        <LoadingButton state={dialog} className="button--primary" onClick={open}>
          {translate({ message: 'Open the editor' })}
        </LoadingButton>{' '}
        <a className="button" href={useBaseUrl('/starter-theme.txt')} download="starter-theme.html">
          {translate({ message: 'Download the starter theme' })}
        </a>
      </p>
      <figure className={styles.figure} data-search="skip">
        <div className={styles.window} inert="">
          <iframe
            className={styles.preview}
            title={translate({ message: 'Top page of the starter theme' })}
            sandbox=""
            srcDoc={document}
            loading="lazy"
          />
        </div>
        <figcaption className={styles.caption}>
          {translate({ message: 'The top page of the starter theme, which needs no build step.' })}
        </figcaption>
      </figure>
      {typeof dialog === 'object' && (
        <dialog.Part asked={asked} packed={packed} place={() => (root.current ? placeOf(root.current) : 0)} />
      )}
    </>
  );
}
