import '@docsearch/css/dist/modal.css';
import { type ReactNode, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BoxHit } from '../../search/box-hit.ts';
import { sendClick } from '../../search/insights.ts';
import { storedSearches } from '../../search/stored-searches.ts';
import { boxAfter, openBox } from './box-state.ts';
import Footer from './Footer.tsx';
import './modal.css';
import Rows, { type RowList } from './Rows.tsx';
import StartPlaces from './StartPlaces.tsx';
import { Failure, NothingFound, NothingSearched, ResultsLink } from './screens.tsx';
import { useAnswers } from './use-answers.ts';
import { useBoxSettings } from './use-box-settings.ts';
import { useField } from './use-field.ts';

interface Props {
  /** The box as the page has it, open. */
  readonly box: HTMLDialogElement;
}

/** What lies in the open search box. */
export default function Box({ box }: Props): ReactNode {
  const settings = useBoxSettings();
  const { client, question, place, appId, apiKey } = settings;
  const [state, dispatch] = useReducer(boxAfter, box.querySelector('input')?.value ?? '', openBox);
  const [searches] = useState(() => storedSearches(question.indexName));
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const [parts] = useState(() => emptyParts(box));
  const { query, status, answer, suggestions, chosen } = state;
  const lists = listsOf();
  const rows = lists.flatMap(({ hits }) => hits);
  useAnswers(state, client, question, place, dispatch);
  useField(box, state, rows.length, dispatch);

  function listsOf(): readonly RowList[] {
    if (!query)
      return [
        { kind: 'recent', hits: searches.recent() } as const,
        { kind: 'favorite', hits: searches.favorites() } as const,
      ].filter(({ hits }) => hits.length > 0);
    return status === 'error' ? [] : (answer?.groups ?? []).map((group) => ({ kind: 'found' as const, ...group }));
  }

  const close = () => box.close();
  const choose = (hit?: BoxHit) => {
    if (hit) searches.keep({ ...hit, url: place.toUrl(hit.url) });
    const position = hit ? rows.indexOf(hit) + 1 : 0;
    if (hit && answer?.queryID && question.clickAnalytics && position > 0)
      sendClick({ ...hit, index: question.indexName, position, queryID: answer.queryID, appId, apiKey });
    close();
  };
  const change = (act: (hit: BoxHit) => void) => (hit: BoxHit) => {
    act(hit);
    refresh();
    box.querySelector('input')?.focus();
  };
  const type = (text: string) => {
    const input = box.querySelector('input');
    if (input) input.value = text;
    dispatch({ type: 'typed', query: text });
    input?.focus();
  };

  return (
    <>
      {createPortal(
        <>
          {status === 'error' && <Failure />}
          {query && status === 'idle' && rows.length === 0 && (
            <NothingFound query={query} suggestions={suggestions} onSuggestion={type} />
          )}
          {!query && rows.length === 0 && <NothingSearched />}
          {rows.length > 0 && (
            <div className="DocSearch-Dropdown-Container">
              <Rows
                lists={lists}
                chosen={chosen}
                onPoint={(row) => dispatch({ type: 'chose', row })}
                onChoose={choose}
                onFavor={change(searches.favor)}
                onForget={change(searches.forget)}
                toUrl={place.toUrl}
              />
              {query && <ResultsLink query={query} count={answer?.count} onFollow={close} />}
            </div>
          )}
          {(!query || (status === 'idle' && rows.length === 0)) && <StartPlaces onClose={close} />}
        </>,
        parts.list,
      )}
      {createPortal(<Footer />, parts.footer)}
    </>
  );
}

/** The parts of the box that this component fills, without what the page showed there meanwhile. */
function emptyParts(box: HTMLElement) {
  const part = (name: string) => {
    const element = box.querySelector(name);
    if (!element) throw new Error(`Unexpected search box without ${name}, expected one`);
    element.replaceChildren();
    return element;
  };
  return { list: part('.DocSearch-Dropdown'), footer: part('.DocSearch-Footer') };
}
