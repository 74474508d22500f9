import { translate } from '@docusaurus/Translate';
import { names } from '@site/hydration/contract.ts';
import { CodeArea } from '@site/src/components/Code/index.tsx';
import MarkJapanese from '@site/src/components/MarkJapanese/index.tsx';
import LoadingButton from '@site/src/components/OnDemand/LoadingButton.tsx';
import { usePart } from '@site/src/components/OnDemand/use-part.ts';
import type { RunState } from '@site/src/components/Runner/use-shared-state.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ExampleSettings, ExampleState } from './example-input.ts';
import { frameDocument, hasScript } from './frame-document.ts';
import ResultFrame from './ResultFrame.tsx';
import States from './States.tsx';
import { placeOf, useSharedRun } from './shared-place.ts';
import styles from './styles.module.css';

interface Props {
  source: string;
  /** Highlighted source, made at build time. */
  code: string;
  /** The rendered template, made at build time. */
  result: string;
  /** Height of the result in pixels. */
  height: number;
  title?: string;
  settings: ExampleSettings;
  /** What `settings` say, in words, for readers of a copy that has no result; none where all is as usual. */
  shop?: string;
  /** States of the sample shop in which the result is another, that of `settings` first; none where there is one. */
  states?: readonly ExampleState[];
  /** Findings of an example that shows a mistake. */
  findings?: readonly string[];
}

/**
 * Templates of fewer lines are in view as a whole, so they can stay there beside a long result. Of others the beginning
 * is shown and the rest opens, so that the text goes on within a screen.
 */
const long = 32;

const loadRunner = () => import('@site/src/components/Runner/OfExample.tsx');

/**
 * A template beside what the sample shop makes of it; it becomes an editor when the reader or a shared link asks, and
 * stays as it is until the editor has arrived.
 */
export default function TemplateExample({
  source,
  code,
  result,
  height,
  title,
  settings,
  shop,
  states = [],
  findings = [],
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
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
  const caption = title ?? translate({ message: 'Example' });
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
    <div ref={root} data-example data-stage>
      {editing && typeof runner === 'object' ? (
        <runner.Part
          key={packed}
          source={source}
          settings={shownSettings}
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
                {hasScript(result)
                  ? translate({ message: 'Result in the sample shop; its script does not run here' })
                  : translate({ message: 'Result in the sample shop' })}
                {states.length > 0 && <States states={states} chosen={state} onChoose={choose} />}
              </div>
              <ResultFrame
                title={translate({ message: '{title}: result' }, { title: caption })}
                document={frameDocument(result, settings.language)}
                height={height}
                instead={instead}
              />
            </div>
          </div>
        </figure>
      )}
    </div>
  );
}
