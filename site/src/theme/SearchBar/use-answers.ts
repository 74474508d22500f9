import { type Dispatch, useEffect } from 'react';
import { type Answer, ask, type Place, type Question } from '../../search/ask.ts';
import { describeFailure } from '../../search/describe-failure.ts';
import type { SearchClient } from '../../search/search-client.ts';
import type { BoxEvent, BoxState } from './box-state.ts';

/** Milliseconds after which a search counts as stalled. */
const stallThreshold = 300;

/** Asks for the query of the box, and tells it what came. */
export function useAnswers(
  { query, round }: BoxState,
  client: SearchClient,
  question: Question,
  place: Place,
  dispatch: Dispatch<BoxEvent>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is asked once, and again in a new round
  useEffect(() => {
    if (!query) return undefined;
    let isCurrent = true;
    const tell = (event: BoxEvent) => isCurrent && dispatch(event);
    const timer = setTimeout(() => tell({ type: 'stalled' }), stallThreshold);
    const awaitWhole = (answer: Answer) => {
      if (answer.count !== undefined) return;
      client.whole?.().then(
        () => tell({ type: 'completed' }),
        () => {}, // the headings stay; the next search tries again
      );
    };
    ask(client, query, question, place)
      .then(
        (answer) => {
          tell({ type: 'found', answer });
          awaitWhole(answer);
        },
        (error: unknown) => {
          console.warn(describeFailure(query, error));
          tell({ type: 'failed' });
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, round, client]);
}
