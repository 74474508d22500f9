import type { InternalDocSearchHit, StoredDocSearchHit } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { type ComponentProps, type JSX, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isRow, nameOf, type RowHit } from '../../search/group-repeats.ts';
import { hitFacts } from '../../search/hit-facts.ts';
import { sendFirstHitClick } from '../../search/insights.ts';
import { isExternal } from '../../search/result-url.ts';
import { labelOf, type SinglePlace, singlePlaces } from '../../search/single-places.ts';
import { listAttribute, moreClass } from './use-list-keys.ts';

interface Props {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  readonly children: ReactNode;
  /** A single place of a row was chosen, or nothing that the box could find again. */
  readonly onChoose: (hit?: RowHit) => void;
  /** Where the address of a hit leads. */
  readonly toUrl: (url: string) => string;
}

/** A result, with what it is at its end; a row that stands for several opens them. */
export default function Hit({ hit, children, onChoose, toUrl }: Props): JSX.Element {
  const known = hit as RowHit; // the box passes on all that it was given
  const { detail, operation, places: all } = hitFacts(known);
  const label = labelOf(known);
  const places = singlePlaces(known);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and names the row
    <div role="gridcell" className={isRow(known) ? 'search-hit search-hit-row' : 'search-hit'}>
      <HitLink to={hit.url} onClick={() => sendFirstHitClick(hit)}>
        {children}
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
      {places.length > 0 && <Places name={nameOf(known)} places={places} all={all} onChoose={onChoose} toUrl={toUrl} />}
    </div>
  );
}

/** Stock opens other sites in a new tab on a click, and in this one by key; here both stay in this tab. */
function HitLink({ to, ...props }: ComponentProps<'a'> & { readonly to: string }): JSX.Element {
  return isExternal(to) ? <a href={to} {...props} /> : <Link to={to} {...props} />;
}

interface PlacesProps extends Pick<Props, 'onChoose' | 'toUrl'> {
  readonly name: string;
  readonly places: readonly SinglePlace[];
  /** How many there are, found or not. */
  readonly all: number;
}

/** The single places that a row stands for, behind a button. */
function Places({ name, places, all, onChoose, toUrl }: PlacesProps): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const createSearchLink = useSearchLinkCreator();
  useEffect(() => {
    if (isOpen) list.current?.querySelector('a')?.focus();
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={moreClass}
        aria-label={`Single places of ${name}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={(event) => {
          event.stopPropagation(); // a click on a row chooses it
          setIsOpen(!isOpen);
        }}
      />
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keeps a click on what is inside from choosing the row
        <ul
          id={id}
          ref={list}
          className="search-hit-repeats"
          onClick={(event) => event.stopPropagation()}
          {...listAttribute}
        >
          {places.map(({ hit, label, isName, operation }) => (
            <li key={hit.objectID}>
              <HitLink to={toUrl(hit.url)} onClick={() => onChoose(hit)}>
                <span className={isName ? 'search-hit-name' : undefined}>{label}</span>
                {operation && <code>{operation}</code>}
              </HitLink>
            </li>
          ))}
          {all > places.length && (
            <li>
              <HitLink to={createSearchLink(name)} onClick={() => onChoose()}>
                All results for {name}
              </HitLink>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
