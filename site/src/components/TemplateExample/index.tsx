import { CodeArea } from '@site/src/components/Code';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { ExampleSettings } from './exampleInput';
import { frameDocument } from './frameDocument';
import styles from './styles.module.css';

interface Props {
  source: string;
  /** Highlighted source, made at build time. */
  code: string;
  /** The rendered template, made at build time. */
  result: string;
  title?: string;
  settings: ExampleSettings;
  /** Findings of an example that shows a mistake. */
  findings?: readonly string[];
}

const Runner = lazy(() => import('@site/src/components/Runner'));

/** A template beside what the sample shop makes of it; it becomes an editor when the reader asks. */
export default function TemplateExample({ source, code, result, title, settings, findings = [] }: Props): ReactNode {
  const [editing, setEditing] = useState(false);
  const id = useId();
  const caption = title ?? 'Example';
  if (editing)
    return (
      <Suspense fallback={<p role="status">Loading the editor…</p>}>
        <Runner source={source} settings={settings} title={caption} onClose={() => setEditing(false)} />
      </Suspense>
    );
  return (
    <figure className={styles.example} data-example={id}>
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        <button
          type="button"
          className={styles.edit}
          onClick={() => setEditing(true)}
          data-search="skip"
          data-print="skip"
        >
          Edit and run
        </button>
      </figcaption>
      <CodeArea html={code} label={`${caption}: template`} />
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      <div className={styles.result} data-search="skip">
        <p className={styles.label}>Result in the sample shop</p>
        <iframe
          className={styles.frame}
          title={`${caption}: result`}
          sandbox=""
          srcDoc={frameDocument(result, settings.language)}
          loading="lazy"
        />
      </div>
    </figure>
  );
}
