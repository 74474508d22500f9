import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { applyFixes, type Finding, locator, type Span } from '@shop-docs/template';
import MarkJapanese from '@site/src/components/MarkJapanese/index.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { countInWords, nouns } from './count-in-words.ts';
import { groupFindings } from './group-findings.ts';
import styles from './problems.module.css';
import type { Checked } from './use-run.ts';

interface Actions {
  onJump: (span: Span) => void;
  /** Asks for the fixes of these findings. */
  onFix: (findings: readonly Finding[]) => void;
}

interface Props extends Actions {
  id: string;
  /** None until the checker has answered. */
  checked: Checked | undefined;
}

interface ListProps extends Actions {
  label: string;
  /** The source in which the findings were found. */
  source: string;
  findings: readonly Finding[];
}

/** So many at first; a broken theme may have thousands. */
const atFirst = 20;

/** Of one mistake, so many more places; whoever has mended these sees the next. */
const mostPlaces = 24;

/** What stands in a sentence as it does in a theme: a tag of the platform, or one of HTML. */
const code = /(\{[^{}]+\}|<\/?[a-z][^<>]*>)/;

/** What the checker found, with the count for those who cannot see the underlines. */
export default function Problems({ id, checked, onJump, onFix }: Props): ReactNode {
  const { source = '', findings = [] } = checked ?? {};
  const fixable = useMemo(() => (findings.length > 0 ? applyFixes(source, findings).applied : []), [source, findings]);
  return (
    <div className={styles.problems} id={id}>
      <p className={styles.count}>
        <span role="status" className={checked?.findings?.length === 0 ? styles.good : undefined}>
          {checked &&
            (checked.findings
              ? countInWords(findings)
              : translate({ message: 'The checker did not load. Type to try again.' }))}
        </span>
        {fixable.length > 0 && (
          <button type="button" className="button button--sm" onClick={() => onFix(fixable)}>
            {fixable.length === 1
              ? translate({ message: 'Apply the safe fix' })
              : translate({ message: 'Apply {count} safe fixes' }, { count: fixable.length })}
          </button>
        )}
      </p>
      <FindingList
        label={translate({ message: 'Problems' })}
        source={source}
        findings={findings}
        onJump={onJump}
        onFix={onFix}
      />
    </div>
  );
}

/** Findings with place, message, explanation and fix; what is said of several places is said once. */
export function FindingList({ label, source, findings, onJump, onFix }: ListProps): ReactNode {
  const [all, setAll] = useState(false);
  const { withBaseUrl } = useBaseUrlUtils();
  const locate = useMemo(() => locator(source), [source]);
  const groups = useMemo(() => groupFindings(source, findings), [source, findings]);
  if (groups.length === 0) return null;
  const shown = all ? groups : groups.slice(0, atFirst);
  const placeOf = (finding: Finding) => {
    const { line, column } = locate(finding.span.start);
    return (
      <button
        key={finding.span.start}
        type="button"
        className={styles.place}
        aria-label={translate({ message: '{line}:{column}, go to line {line}, column {column}' }, { line, column })}
        onClick={() => onJump(finding.span)}
      >
        {line}:{column}
      </button>
    );
  };
  const helpLink = (help: string, text: ReactNode, key?: string) => (
    <a key={key} href={withBaseUrl(help)} target="_blank" rel="noopener">
      {text}
    </a>
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul className={styles.list} tabIndex={0} aria-label={label}>
        {shown.map(({ message, helps, findings: [first, ...others] }) => (
          <li
            key={`${first.rule} ${first.span.start} ${first.message}`}
            className={styles.finding}
            data-rule={first.rule}
          >
            <span className={styles[first.severity]}>{nouns[first.severity][0]}</span>
            {placeOf(first)}
            <span className={styles.message}>
              {`${message}.`.split(code).map((part, index) => {
                // The parts of a sentence keep their places.
                const key = `${index} ${part}`;
                const help = helps.get(part);
                if (help) return helpLink(help, <code>{part}</code>, key);
                return index % 2 === 1 ? <code key={key}>{part}</code> : <MarkJapanese key={key} text={part} />;
              })}{' '}
              {helps.size === 0 && helpLink(first.help, translate({ message: 'What this means' }))}
              <Others places={placesBeside(first, others)} placeOf={placeOf} />
            </span>
            {first.fix && (
              <button type="button" className="button button--sm" onClick={() => onFix([first, ...others])}>
                {others.length > 0
                  ? translate({ message: 'Fix all {count}' }, { count: others.length + 1 })
                  : translate({ message: 'Fix' })}
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < groups.length && (
        <button type="button" className="button button--sm" onClick={() => setAll(true)}>
          {translate({ message: 'Show {count} more' }, { count: groups.length - shown.length })}
        </button>
      )}
    </>
  );
}

interface OthersProps {
  places: readonly Finding[];
  placeOf: (finding: Finding) => ReactNode;
}

/** More places of one mistake. */
function Others({ places, placeOf }: OthersProps): ReactNode {
  if (places.length === 0) return null;
  return (
    <>
      <span className={styles.others}>
        {translate({ message: 'Also at' })} {places.slice(0, mostPlaces).map(placeOf)}
      </span>
      {places.length > mostPlaces &&
        ` ${translate({ message: 'and {count} more' }, { count: places.length - mostPlaces })}`}
    </>
  );
}

/** Findings at other places than the first: tags that are missing are missing at one. */
function placesBeside(first: Finding, others: readonly Finding[]): readonly Finding[] {
  const places = new Map(others.map((finding) => [finding.span.start, finding]));
  places.delete(first.span.start);
  return [...places.values()];
}
