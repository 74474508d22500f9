import { translate } from '@docusaurus/Translate';
import { names } from '@site/hydration/contract.ts';
import { CodeArea } from '@site/src/components/Code/index.tsx';
import MarkJapanese from '@site/src/components/MarkJapanese/index.tsx';
import LoadingButton from '@site/src/components/OnDemand/LoadingButton.tsx';
import { usePart } from '@site/src/components/OnDemand/use-part.ts';
import type { RunState } from '@site/src/components/Runner/use-shared-state.ts';
import { useIslandRoot } from '@site/src/islands/island-root.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ExampleSettings, ExampleState } from './example-input.ts';
import ResultFrame from './ResultFrame.tsx';
import States from './States.tsx';
import { placeOf, useSharedRun } from './shared-place.ts';
import styles from './styles.module.css';

export interface Shown {
  source: string;
  /** Highlighted source, made at build time. */
  code: string;
  caption: string;
  /** What the template made at build time, as a document. */
  document: string;
  /** Its height in pixels. */
  height: number;
  /** What is said above it. */
  label: string;
  settings: ExampleSettings;
  /** What `settings` say, in words, for readers of a copy that has no result; none where all is as usual. */
  shop?: string | undefined;
  /** States of the sample shop in which the result is another, that of `settings` first; none where there is one. */
  states?: readonly ExampleState[] | undefined;
  /** What the checker says of it, if it says anything. */
  findings?: readonly string[] | undefined;
}

/**
 * Templates of fewer lines are in view as a whole, so they can stay there beside a long result. Of others the beginning
 * is shown and the rest opens, so that the text goes on within a screen.
 */
const long = 32;

const loadRunner = () => import('@site/src/components/Runner/OfExample.tsx');

/** The example as it is shown, which stays until the editor that was asked for has arrived. */
export default function Example({
  source,
  code,
  caption,
  document,
  height,
  label,
  settings,
  shop,
  states = [],
  findings = [],
}: Shown): ReactNode {
  const root = useIslandRoot();
  const button = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState<boolean>();
  // What is written is not lost when its editor closes.
  const [kept, keep] = useState<RunState>();
  const [runner, loadPart] = usePart(loadRunner);
  const edit = () => {
    setEditing(true);
    loadPart();
  };
  const [packed, forget] = useSharedRun(root, edit);
  const [state, setState] = useState(0);
  const [instead, setInstead] = useState<string>();
  const shownSettings = states[state]?.settings ?? settings;
  const lines = source.trimEnd().split('\n').length;

  const choose = (place: number) => {
    const chosen = states[place];
    if (!chosen) return;
    setState(place);
    void import('./render-state.ts').then(({ renderState }) => setInstead(renderState(source, chosen.settings)));
  };

  useEffect(() => {
    if (editing === false) button.current?.focus();
  }, [editing]);

  return (
    <>
      {editing && typeof runner === 'object' ? (
        <runner.Part
          key={packed}
          source={source}
          settings={shownSettings}
          isClean={findings.length === 0}
          title={caption}
          kept={kept}
          packed={packed}
          place={() => (root.current ? placeOf(root.current) : 0)}
          onClose={(left) => {
            keep(left);
            forget();
            setEditing(false);
          }}
        />
      ) : (
        <figure className={styles.example} {...{ [names.piece]: true }} data-shop={shop}>
          <figcaption className={styles.caption}>
            <span>{caption}</span>
            <LoadingButton button={button} state={runner} className="button--sm" onClick={edit}>
              {translate({ message: 'Edit and run' })}
            </LoadingButton>
          </figcaption>
          <div className={`${styles.split} ${lines < long ? styles.short : ''}`}>
            <div>
              <CodeArea html={code} label={translate({ message: '{title}: template' }, { title: caption })} />
              {lines >= long && (
                <details className={styles.rest} data-print="skip" data-search="skip" data-markdown-ignore>
                  <summary>{translate({ message: 'All {count} lines' }, { count: lines })}</summary>
                </details>
              )}
              {findings.length > 0 && (
                <div className={styles.findings}>
                  {translate({ message: 'The checker reports:' })}
                  <ul>
                    {findings.map((finding) => (
                      <li key={finding}>
                        <MarkJapanese text={finding} />
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
            <div className={styles.result} data-search="skip">
              <div className={styles.label}>
                {label}
                {states.length > 0 && <States states={states} chosen={state} onChoose={choose} />}
              </div>
              <ResultFrame
                title={translate({ message: '{title}: result' }, { title: caption })}
                document={document}
                height={height}
                instead={instead}
              />
            </div>
          </div>
        </figure>
      )}
    </>
  );
}
