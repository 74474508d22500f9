import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { Profile } from '@shop-docs/template';
import { useOwnVersion } from '@site/src/components/Places/use-own-version.ts';
import { replaceText } from '@site/src/components/Runner/replace-text.ts';
import { selectSpan } from '@site/src/components/Runner/select-span.ts';
import { type DragEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { readThemeFile } from './read-theme-file.ts';
import styles from './styles.module.css';

/** Begins the ids of its fields: it is hydrated apart from the page that was built, and a page has one. */
const id = 'checker';

const Report = lazy(() => import('./Report.tsx'));

/** A theme to check, and the report about it. The theme stays in the page. */
export default function Checker(): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [checked, setChecked] = useState<{ readonly source: string; readonly run: number }>();
  const [profile, setProfile] = useState<Profile>('shop');
  const [refusal, setRefusal] = useState('');
  const [dragging, setDragging] = useState(false);
  const own = useOwnVersion();

  const run = () => {
    const source = field.current?.value ?? '';
    const isEmpty = source.trim() === '';
    setChecked((before) => (isEmpty ? undefined : { source, run: (before?.run ?? 0) + 1 }));
    setRefusal(isEmpty ? translate({ message: 'There is no theme yet. Paste one, or choose a file.' }) : '');
    if (isEmpty) field.current?.focus();
  };
  const take = async (file: File | undefined) => {
    if (!file || !field.current) return;
    const { source, refusal: reason } = await readThemeFile(file);
    if (source === undefined) {
      setChecked(undefined);
      setRefusal(reason);
      return;
    }
    field.current.value = source;
    run();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    void take(event.dataTransfer.files[0]);
  };
  const rewrite = (source: string) => {
    if (!field.current) return;
    replaceText(field.current, source);
    run();
  };

  return (
    <div className={styles.checker} data-search="skip" data-print="skip">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the field inside */}
      <div
        className={styles.drop}
        data-dragging={dragging}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
      >
        <label className={styles.label} htmlFor={`${id}-source`}>
          {translate({ message: 'Source of the theme' })}
        </label>
        <textarea
          id={`${id}-source`}
          ref={field}
          className={styles.field}
          rows={10}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={refusal !== '' || undefined}
          placeholder={translate({ message: 'Paste the whole theme, or drop its file here.' })}
        />
        <div className={styles.actions}>
          <button type="button" className="button button--primary" onClick={run}>
            {translate({ message: 'Check the theme' })}
          </button>
          <label className={styles.choice}>
            <span>{translate({ message: 'The theme is for' })}</span>{' '}
            <select
              value={profile}
              onChange={({ currentTarget }) => setProfile(currentTarget.value === 'market' ? 'market' : 'shop')}
            >
              <option value="shop">{translate({ message: 'a shop of your own' })}</option>
              <option value="market">{translate({ message: 'sale on the Design Market' })}</option>
            </select>
          </label>
          <label className={styles.file}>
            <span>{translate({ message: 'Or choose a file' })}</span>{' '}
            <input
              type="file"
              accept=".html,.htm,.txt,text/html,text/plain"
              onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
            />
          </label>
        </div>
        <p role="status" className={styles.refusal}>
          {refusal}
        </p>
      </div>
      <noscript>
        <p>
          <Translate
            values={{
              link: (
                <Link to={own('/template/guideline/editor#command-line')}>
                  {translate({ message: 'command line' })}
                </Link>
              ),
            }}
          >
            {
              'The checker runs in your browser and needs JavaScript. Without it, use the {link}, which you install first:'
            }
          </Translate>{' '}
          <code>npm run -s template -- check theme.html</code>
        </p>
      </noscript>
      {checked !== undefined && (
        <Suspense fallback={<p role="status">{translate({ message: 'Loading the checker…' })}</p>}>
          <Report
            {...checked}
            profile={profile}
            onJump={(span) => field.current && selectSpan(field.current, span)}
            onRewrite={rewrite}
          />
        </Suspense>
      )}
    </div>
  );
}
