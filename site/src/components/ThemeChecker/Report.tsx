import Translate, { translate } from '@docusaurus/Translate';
import {
  applyFixes,
  check,
  checklistGroups,
  type Finding,
  type Profile,
  recognizeSource,
  rulesOf,
  type Severity,
  type Span,
} from '@shop-docs/template';
import { FindingList } from '@site/src/components/Runner/Problems.tsx';
import { saveFile } from '@site/src/components/ThemeEditor/save-file.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { problemsInWords, requiredInWords } from './in-words.ts';
import LevelFilter from './LevelFilter.tsx';
import styles from './report.module.css';

interface Props {
  source: string;
  /** Each new number is another check, and the reader wants to see what it found. */
  run: number;
  profile: Profile;
  onJump: (span: Span) => void;
  onRewrite: (source: string) => void;
}

/** The report about a theme, in the groups of the checklist. */
export default function Report({ source, run, profile, onJump, onRewrite }: Props): ReactNode {
  const summary = useRef<HTMLDivElement>(null);
  const rules = rulesOf(profile);
  const { kind, message } = useMemo(() => recognizeSource(source), [source]);
  const isTheme = kind === 'theme';
  const findings = useMemo(() => (isTheme ? check(source, { profile }) : []), [source, profile, isTheme]);
  const fixed = useMemo(() => applyFixes(source, findings), [source, findings]);
  const [wanted, setWanted] = useState<Severity>();
  // A level that the next check no longer finds would hide all others.
  const level = findings.some(({ severity }) => severity === wanted) ? wanted : undefined;
  const groups = checklistGroups.map(({ id, title }) => {
    const names = new Set(rules.filter(({ group }) => group === id).map(({ name }) => name));
    const own = findings.filter(({ rule }) => names.has(rule));
    const shown = level ? own.filter(({ severity }) => severity === level) : own;
    return { id, title, own, shown, tags: id === 'required' ? requiredInWords(source) : undefined };
  });
  const passed = groups.filter(({ own }) => own.length === 0);
  const fix = (wanted: readonly Finding[]) => onRewrite(applyFixes(source, wanted).source);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each check
  useEffect(() => {
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }, [run]);

  if (!isTheme) {
    return (
      <section className={styles.report} aria-label={translate({ message: 'Report' })}>
        <div className={styles.summary} ref={summary} tabIndex={-1}>
          <p role="status">{message}</p>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.report} aria-label={translate({ message: 'Report' })}>
      <div className={styles.summary} ref={summary} tabIndex={-1}>
        <p role="status" className={findings.length === 0 ? styles.good : undefined}>
          {findings.length === 0
            ? translate({ message: 'No problems: {count} rules found nothing.' }, { count: rules.length })
            : problemsInWords(source, findings)}
        </p>
        {fixed.applied.length > 0 && (
          <button type="button" className="button button--sm" onClick={() => onRewrite(fixed.source)}>
            {fixed.applied.length === 1
              ? translate({ message: 'Apply 1 safe fix' })
              : translate({ message: 'Apply {count} safe fixes' }, { count: fixed.applied.length })}
          </button>
        )}
        <button type="button" className="button button--sm" onClick={() => saveFile('theme.html', source)}>
          {translate({ message: 'Download the theme' })}
        </button>
      </div>
      <LevelFilter source={source} findings={findings} level={level} onChange={setWanted} />
      {groups
        .filter(({ shown }) => shown.length > 0)
        .map(({ id, title, shown, tags }) => (
          <div key={id} className={styles.group}>
            <h3 className={styles.title}>
              {title}{' '}
              <small className={styles.found}>
                {tags && `${tags}; `}
                {problemsInWords(source, shown)}
              </small>
            </h3>
            <FindingList label={title} source={source} findings={shown} onJump={onJump} onFix={fix} />
          </div>
        ))}
      {passed.length > 0 && (
        <details className={styles.passed}>
          <summary>
            {translate({ message: '{count} of {all} groups passed' }, { count: passed.length, all: groups.length })}
          </summary>
          <ul>
            {passed.map(({ id, title, tags }) => (
              <li key={id}>
                {title} <small className={styles.good}>{tags ?? translate({ message: 'nothing found' })}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={styles.rest}>
        <Translate values={{ link: <a href="#by-hand">{translate({ message: 'tick them by hand' })}</a> }}>
          {'Some checks need your eyes: {link} as well.'}
        </Translate>
      </p>
    </section>
  );
}
