import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import translations from '@theme/SearchTranslations';
import {
  type ComponentProps,
  type JSX,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type BoxHit, rowText } from '../../search/box-hit.ts';
import type { Group } from '../../search/group-hits.ts';
import { isRow, nameOf } from '../../search/group-repeats.ts';
import { hitFacts } from '../../search/hit-facts.ts';
import { isExternal } from '../../search/result-url.ts';
import { labelOf, singlePlaces } from '../../search/single-places.ts';
import Excerpt from './Excerpt.tsx';
import Icon, { type IconName } from './icons.tsx';
import { listAttribute, moreClass } from './list-keys.ts';
import { rowId } from './use-field.ts';

/** A list of the box: hits of one section, or searches that are kept. */
export type RowList =
  | (Group & { readonly kind: 'found' })
  | { readonly kind: 'recent' | 'favorite'; readonly hits: readonly BoxHit[] };

interface Actions {
  /** The pointer is on a row. */
  readonly onPoint: (row: number) => void;
  /** A hit was chosen, or nothing that the box could find again. */
  readonly onChoose: (hit?: BoxHit) => void;
  readonly onFavor: (hit: BoxHit) => void;
  readonly onForget: (hit: BoxHit) => void;
  /** Where the address of a hit leads. */
  readonly toUrl: (url: string) => string;
}

interface Props extends Actions {
  readonly lists: readonly RowList[];
  readonly chosen: number;
}

const texts = translations.modal?.startScreen ?? {};
const icons: Readonly<Record<string, IconName>> = { lvl1: 'page', content: 'text' };

/** All lists of the box; their rows are numbered through. */
export default function Rows({ lists, chosen, ...actions }: Props): ReactNode {
  const id = useId();
  let first = 0;
  return lists.map((list, index) => {
    const from = first;
    first += list.hits.length;
    const title =
      list.kind === 'found'
        ? list.title
        : list.kind === 'recent'
          ? texts.recentSearchesTitle
          : texts.favoriteSearchesTitle;
    return (
      <section key={`${list.kind} ${title}`} className="DocSearch-Hits">
        <div className="DocSearch-Hit-source">{title}</div>
        <div role="grid" id={`${id}${index}`} aria-label={title}>
          {list.hits.map((hit, place) => (
            <Row
              key={`${hit.objectID} ${hit.url}`}
              hit={hit}
              kind={list.kind}
              row={from + place}
              isChosen={from + place === chosen}
              {...actions}
            />
          ))}
        </div>
      </section>
    );
  });
}

interface RowProps extends Actions {
  readonly hit: BoxHit;
  readonly kind: RowList['kind'];
  readonly row: number;
  readonly isChosen: boolean;
}

/** A hit with what it is at its end; a row that stands for several opens them. */
function Row({ hit, kind, row, isChosen, ...actions }: RowProps): JSX.Element {
  const { onPoint, onChoose } = actions;
  const { detail, operation, places: all } = hitFacts(hit);
  const label = labelOf(hit);
  const hasPlaces = singlePlaces(hit).length > 0;
  const { title, path } = rowText(hit);
  const icon = kind === 'found' ? (icons[hit.type ?? 'lvl1'] ?? 'heading') : kind;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and names the row
    <div
      role="row"
      id={rowId(row)}
      className="DocSearch-Hit"
      aria-selected={isChosen}
      onMouseMove={isChosen ? undefined : () => onPoint(row)}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div role="gridcell" className={isRow(hit) ? 'search-hit search-hit-row' : 'search-hit'}>
        <HitLink to={hit.url} onChoose={() => onChoose(hit)}>
          <span className="DocSearch-Hit-Container">
            <span className="DocSearch-Hit-icon">
              <Icon name={icon} />
            </span>
            <span className="DocSearch-Hit-content-wrapper">
              <span className="DocSearch-Hit-title">
                <Excerpt html={title} />
              </span>
              {path && (
                <span className="DocSearch-Hit-path">
                  <Excerpt html={path} />
                </span>
              )}
            </span>
            {kind === 'found' && (
              <span className="DocSearch-Hit-action">
                <Icon name="select" className="DocSearch-Hit-Select-Icon" />
              </span>
            )}
          </span>
          <span className="search-hit-facts">
            {label && (
              <span className="search-hit-kind">
                {label}
                {detail && [' · ', <code key={detail}>{detail}</code>]}
              </span>
            )}
            {operation && <code>{operation}</code>}
          </span>
        </HitLink>
        {hasPlaces && <Places hit={hit} all={all} {...actions} />}
        {kind !== 'found' && <KeptActions hit={hit} kind={kind} {...actions} />}
      </div>
    </div>
  );
}

/** What can be done with a search that is kept. */
function KeptActions({ hit, kind, onFavor, onForget }: Pick<RowProps, 'hit' | 'kind' | 'onFavor' | 'onForget'>) {
  const remove = kind === 'recent' ? texts.removeRecentSearchButtonTitle : texts.removeFavoriteSearchButtonTitle;
  return (
    <span className="search-hit-actions">
      {kind === 'recent' && (
        <ActionButton icon="favorite" title={texts.saveRecentSearchButtonTitle} hit={hit} onPress={onFavor} />
      )}
      <ActionButton icon="remove" title={remove} hit={hit} onPress={onForget} />
    </span>
  );
}

interface ActionProps {
  readonly icon: IconName;
  readonly title: string | undefined;
  readonly hit: BoxHit;
  readonly onPress: (hit: BoxHit) => void;
}

function ActionButton({ icon, title, hit, onPress }: ActionProps): JSX.Element {
  return (
    <button
      type="button"
      className="DocSearch-Hit-action-button"
      title={title}
      aria-label={`${title}: ${rowText(hit).title}`}
      onClick={() => onPress(hit)}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  readonly to: string;
  readonly onChoose: () => void;
}

/** A way to a hit, in this tab; with a key for another tab the box stays open. */
function HitLink({ to, onChoose, ...props }: LinkProps): JSX.Element {
  const onClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) onChoose();
  };
  return isExternal(to) ? <a href={to} onClick={onClick} {...props} /> : <Link to={to} onClick={onClick} {...props} />;
}

interface PlacesProps extends Pick<Actions, 'onChoose' | 'toUrl'> {
  readonly hit: BoxHit;
  /** How many there are, found or not. */
  readonly all: number;
}

/** The single places that a row stands for, behind a button. */
function Places({ hit: row, all, onChoose, toUrl }: PlacesProps): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const createSearchLink = useSearchLinkCreator();
  const name = nameOf(row);
  const places = singlePlaces(row);
  useEffect(() => {
    if (isOpen) list.current?.querySelector('a')?.focus();
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={moreClass}
        aria-label={translate({ message: 'Single places of {name}' }, { name })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <ul id={id} ref={list} className="search-hit-repeats" {...listAttribute}>
          {places.map(({ hit, label, isName, operation }) => (
            <li key={hit.objectID}>
              <HitLink to={toUrl(hit.url)} onChoose={() => onChoose(hit as BoxHit) /* one of those that were found */}>
                <span className={isName ? 'search-hit-name' : undefined}>{label}</span>
                {operation && <code>{operation}</code>}
              </HitLink>
            </li>
          ))}
          {all > places.length && (
            <li>
              <HitLink to={createSearchLink(name)} onChoose={() => onChoose()}>
                {translate({ message: 'All results for {name}' }, { name })}
              </HitLink>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
