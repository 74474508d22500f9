import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { applyFixes, type Finding, locator, type Severity, type Span } from '@shop-docs/template';
import Worded from '@site/src/components/Worded/index.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import styles from './problems.module.css';

interface Props {
  id: string;
  /** The source in which the findings were found. */
  source: string;
  findings: readonly Finding[];
  onJump: (span: Span) => void;
  /** Asks for the fixes of these findings. */
  onFix: (findings: readonly Finding[]) => void;
}

const nouns: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  note: ['note', 'notes'],
};

/** So many at first; a broken theme may have thousands. */
const atFirst = 20;

/** `2 errors, 1 warning`. */
export function countInWords(findings: readonly Finding[]): string {
  const parts = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 ? [`${count} ${nouns[severity][count === 1 ? 0 : 1]}`] : [];
  });
  return parts.length > 0 ? parts.join(', ') : 'No problems';
}

/** What the checker found, with the count for those who cannot see the underlines. */
export default function Problems({ id, source, findings, onJump, onFix }: Props): ReactNode {
  const fixable = useMemo(() => (findings.length > 0 ? applyFixes(source, findings).applied : []), [source, findings]);
  return (
    <div className={styles.problems} id={id}>
      <p className={styles.count}>
        <span role="status" className={findings.length > 0 ? undefined : styles.good}>
          {countInWords(findings)}
        </span>
        {fixable.length > 0 && (
          <button type="button" className="button button--sm" onClick={() => onFix(fixable)}>
            {fixable.length === 1 ? 'Apply the safe fix' : `Apply ${fixable.length} safe fixes`}
          </button>
        )}
      </p>
      <FindingList label="Problems" source={source} findings={findings} onJump={onJump} onFix={onFix} />
    </div>
  );
}

/** Findings with place, message, explanation and fix. */
export function FindingList({
  label,
  source,
  findings,
  onJump,
  onFix,
}: Omit<Props, 'id'> & { readonly label: string }): ReactNode {
  const [all, setAll] = useState(false);
  const { withBaseUrl } = useBaseUrlUtils();
  const locate = useMemo(() => locator(source), [source]);
  if (findings.length === 0) return null;
  const shown = all ? findings : findings.slice(0, atFirst);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul className={styles.list} tabIndex={0} aria-label={label}>
        {shown.map((finding) => {
          const { line, column } = locate(finding.span.start);
          return (
            <li
              key={`${finding.rule} ${finding.span.start} ${finding.message}`}
              className={styles.finding}
              data-rule={finding.rule}
            >
              <span className={styles[finding.severity]}>{nouns[finding.severity][0]}</span>
              <button
                type="button"
                className={styles.place}
                aria-label={`${line}:${column}, go to line ${line}, column ${column}`}
                onClick={() => onJump(finding.span)}
              >
                {line}:{column}
              </button>
              <span className={styles.message}>
                <Worded text={`${finding.message}.`} />{' '}
                <a href={withBaseUrl(finding.help)} target="_blank" rel="noopener">
                  What this means
                </a>
              </span>
              {finding.fix && (
                <button type="button" className="button button--sm" onClick={() => onFix([finding])}>
                  Fix
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < findings.length && (
        <button type="button" className="button button--sm" onClick={() => setAll(true)}>
          Show {findings.length - shown.length} more
        </button>
      )}
    </>
  );
}
