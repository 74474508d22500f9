import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { markup, type RowKind, recordAttributes } from '@shop-docs/search/contract';
import { names } from '@site/hydration/contract.ts';
import BreakableName from '@site/src/components/BreakableName/index.tsx';
import Evidence, { type Mark } from '@site/src/components/Evidence/index.tsx';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

/** One parameter, response field, error or tag. Texts are HTML made at build time. */
export interface Row {
  /** Anchor of the row, unique on its page. */
  id: string;
  kind: Exclude<RowKind, 'operation'>;
  name: string;
  /** What search shows, where the name alone does not say what it belongs to: `items[].item_id`. */
  searchName?: string;
  type?: string;
  /** Short words beside the name. */
  badges?: readonly { text: string; tone?: 'strong' | 'warn' }[];
  html: string;
  /** Further facts: a label and what stands behind it. */
  facts?: readonly (readonly [label: string, html: string])[];
  /** How it is known; nothing where the page says it for all. */
  mark?: Mark;
  /** Rows of what lies inside this one. */
  children?: readonly Row[];
  /** Whether they are unfolded as the page arrives. */
  open?: boolean;
  /** What holds for several rows from this one on, said once before it. */
  lead?: Row['facts'];
  /** Neighbors with the same text are folded together under it. */
  fold?: string;
}

interface Props {
  rows: readonly Row[];
  /** What holds for every row, said once before them. */
  shared?: Row['facts'];
  /** Names beside texts. */
  dense?: boolean;
}

/** A reference list: every entry has its own anchor, and nothing scrolls sideways. */
export default function Rows({ rows, shared, dense = false }: Props): ReactNode {
  const runs = runsOf(rows).map((run) => {
    const [{ id = '', fold, lead } = {}] = run;
    const list = (
      <dl className={clsx(styles.rows, dense && styles.dense)}>
        {run.map((row) => (
          <RowItem key={row.id} row={row} />
        ))}
      </dl>
    );
    if (fold === undefined)
      return (
        <Fragment key={id}>
          {lead && <Facts facts={lead} />}
          {list}
        </Fragment>
      );
    return (
      <details key={id} className={styles.fold}>
        <summary>{translate({ message: '{count} fields: {what}' }, { count: run.length, what: fold })}</summary>
        {list}
      </details>
    );
  });
  return (
    <>
      {shared && <Facts facts={shared} />}
      {runs}
    </>
  );
}

/** Rows cut where what they are folded under changes, and in front of what is said for several. */
function runsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && run[0]?.fold === row.fold && !row.lead) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** A value that leaves room beside itself, as text and not as markup. */
const isShort = (value: string): boolean => value.replace(/<[^>]*>/g, '').length <= 20;

/** Labels with what belongs to them; nothing where there is none. */
function Facts({ facts }: { facts: NonNullable<Row['facts']> }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map(([label, value]) => (
        <li key={label + value} className={isShort(value) ? styles.short : undefined}>
          <b>{label}</b>{' '}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from the data packages */}
          <div className={styles.value} dangerouslySetInnerHTML={{ __html: value }} />
        </li>
      ))}
    </ul>
  );
}

function RowItem({ row }: { row: Row }): ReactNode {
  useBrokenLinks().collectAnchor(row.id);
  const { id, kind, name, searchName, type, badges = [], html, facts = [], mark, children, open } = row;
  const isField = kind === 'parameter' || kind === 'field';
  return (
    <div
      className={clsx(styles.row, kind === 'tag' && styles.tag)}
      {...{ [names.piece]: true }}
      id={id}
      {...recordAttributes(kind, searchName === name ? undefined : searchName)}
    >
      <dt className={styles.head}>
        <a className={styles.name} href={`#${id}`}>
          <code>{kind === 'tag' ? <BreakableName name={name} /> : name}</code>
        </a>
        {type && (
          <>
            {' '}
            <span className={styles.type}>{type}</span>
          </>
        )}
        {badges.map(({ text, tone }) => (
          <Fragment key={text}>
            {' '}
            <span className={clsx(styles.badge, tone && styles[tone])}>{text}</span>
          </Fragment>
        ))}
        {mark && (
          <>
            {' '}
            <Evidence {...mark} />
          </>
        )}
      </dt>
      <dd className={styles.body}>
        <div className={clsx(markup.text, isField && styles.flow)}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from the data packages */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
          <Facts facts={facts} />
        </div>
        {children && children.length > 0 && (
          <details className={styles.inside} open={open}>
            <summary>
              {children.length === 1 ? (
                <Translate values={{ name: <code>{name}</code> }}>{'1 field of {name}'}</Translate>
              ) : (
                <Translate values={{ count: children.length, name: <code>{name}</code> }}>
                  {'{count} fields of {name}'}
                </Translate>
              )}
            </summary>
            <Rows rows={children} />
          </details>
        )}
      </dd>
    </div>
  );
}
