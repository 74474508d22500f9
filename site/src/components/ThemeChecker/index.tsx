import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useOwnVersion } from '@site/src/components/Places/use-own-version.ts';
import { lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import styles from './styles.module.css';
import { useThemeCheck } from './use-theme-check.ts';

const Report = lazy(() => import('./Report.tsx'));

/** A theme to check, and the report about it. The theme stays in the page. */
export default function ThemeChecker(): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const check = useThemeCheck(field);
  const { checked, profile, refusal } = check;
  const own = useOwnVersion();

  return (
    <div className={styles.checker} data-search="skip" data-print="skip">
      <div className={styles.drop} data-dragging={check.isDragging} {...check.dropTarget}>
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
          <button type="button" className="button button--primary" onClick={check.run}>
            {translate({ message: 'Check the theme' })}
          </button>
          <label className={styles.choice}>
            <span>{translate({ message: 'The theme is for' })}</span>{' '}
            <select
              value={profile}
              onChange={({ currentTarget }) =>
                check.chooseProfile(currentTarget.value === 'market' ? 'market' : 'shop')
              }
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
              onChange={({ currentTarget }) => void check.readFile(currentTarget.files?.[0])}
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
          <Report {...checked} profile={profile} onJump={check.jump} onRewrite={check.rewrite} />
        </Suspense>
      )}
    </div>
  );
}
