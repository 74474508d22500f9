import { CodeArea } from '@site/src/components/Code/index.tsx';
import Worded from '@site/src/components/Worded/index.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { ExampleSettings } from './example-input.ts';
import { frameDocument, hasScript } from './frame-document.ts';
import ResultFrame from './ResultFrame.tsx';
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
  /** Findings of an example that shows a mistake. */
  findings?: readonly string[];
}

const Runner = lazy(() => import('@site/src/components/Runner/index.tsx'));

/** A template beside what the sample shop makes of it; it becomes an editor when the reader or a shared link asks. */
export default function TemplateExample({
  source,
  code,
  result,
  height,
  title,
  settings,
  findings = [],
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState<boolean>();
  const [packed, forget] = useSharedRun(root, () => setEditing(true));
  const caption = title ?? 'Example';

  useEffect(() => {
    if (editing === false) button.current?.focus();
  }, [editing]);

  return (
    <div ref={root} data-example>
      {editing ? (
        <Suspense fallback={<p role="status">Loading the editor…</p>}>
          <Runner
            key={packed}
            source={source}
            settings={settings}
            title={caption}
            packed={packed}
            place={() => (root.current ? placeOf(root.current) : 0)}
            onClose={() => {
              forget();
              setEditing(false);
            }}
          />
        </Suspense>
      ) : (
        <figure className={styles.example} data-piece>
          <figcaption className={styles.caption}>
            <span>{caption}</span>
            <button
              ref={button}
              type="button"
              className="button button--sm"
              onClick={() => setEditing(true)}
              data-search="skip"
            >
              Edit and run
            </button>
          </figcaption>
          <div className={styles.split}>
            <div>
              <CodeArea html={code} label={`${caption}: template`} />
              {findings.length > 0 && (
                <div className={styles.findings}>
                  The checker reports:
                  <ul>
                    {findings.map((finding) => (
                      <li key={finding}>
                        <Worded text={finding} />
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
            <div className={styles.result} data-search="skip">
              <p className={styles.label}>
                {hasScript(result)
                  ? 'Result in the sample shop; its script does not run here'
                  : 'Result in the sample shop'}
              </p>
              <ResultFrame
                title={`${caption}: result`}
                document={frameDocument(result, settings.language)}
                height={height}
              />
            </div>
          </div>
        </figure>
      )}
    </div>
  );
}
