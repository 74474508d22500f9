import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import LoadingButton from '@site/src/components/OnDemand/LoadingButton.tsx';
import { usePart } from '@site/src/components/OnDemand/use-part.ts';
import { frameDocument } from '@site/src/components/TemplateExample/frame-document.ts';
import { placeOf, useSharedRun } from '@site/src/components/TemplateExample/shared-place.ts';
import { type ReactNode, useRef, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Top page of the starter theme, rendered at build time. */
  preview: string;
}

const loadDialog = () => import('./EditorDialog.tsx');

/** The starter theme to look at and to take away; the editor over the whole window opens on demand. */
export default function ThemeEditor({ preview }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const [dialog, loadPart] = usePart(loadDialog);
  const open = () => {
    setAsked((count) => count + 1);
    loadPart();
  };
  const [packed] = useSharedRun(root, open);
  return (
    <div ref={root} data-example>
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
            srcDoc={frameDocument(preview)}
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
    </div>
  );
}
