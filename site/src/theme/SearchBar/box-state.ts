import type { Answer } from '../../search/ask.ts';

/** What the search box shows. */
export interface BoxState {
  readonly query: string;
  /** `stalled`: the answer takes longer than a reader takes for an instant. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The last answer; stays while the next one is on its way. */
  readonly answer: Answer | undefined;
  /** Names of sections that an earlier query found something in. */
  readonly suggestions: readonly string[];
  /** Index of the row that Enter opens. */
  readonly chosen: number;
  /** Counts the times that the query was asked; a higher number asks it again. */
  readonly round: number;
}

export type BoxEvent =
  | { readonly type: 'typed'; readonly query: string }
  | { readonly type: 'stalled' }
  | { readonly type: 'found'; readonly answer: Answer }
  | { readonly type: 'failed' }
  /** All of the site can be searched now. */
  | { readonly type: 'completed' }
  | { readonly type: 'chose'; readonly row: number };

/** Most searches that are suggested where nothing was found. */
const suggestionsAtMost = 3;

/** The box as it opens. */
export function openBox(query: string): BoxState {
  return { query, status: query ? 'loading' : 'idle', answer: undefined, suggestions: [], chosen: 0, round: 0 };
}

/** The state after an event. Events of an earlier query do not arrive: who asks drops them. */
export function boxAfter(state: BoxState, event: BoxEvent): BoxState {
  switch (event.type) {
    case 'typed':
      if (event.query === state.query) return state;
      return event.query
        ? { ...state, query: event.query, status: 'loading', chosen: 0 }
        : { ...openBox(''), suggestions: state.suggestions };
    case 'stalled':
      return state.status === 'loading' ? { ...state, status: 'stalled' } : state;
    case 'found': {
      const titles = event.answer.groups.map(({ title }) => title);
      return {
        ...state,
        status: 'idle',
        answer: event.answer,
        suggestions: titles.length > 0 ? titles.slice(0, suggestionsAtMost) : state.suggestions,
      };
    }
    case 'failed':
      return { ...state, status: 'error', answer: undefined };
    case 'completed':
      return state.chosen > 0 ? state : { ...state, round: state.round + 1 }; // a reader who goes down the list keeps it
    case 'chose':
      return { ...state, chosen: event.row };
  }
}
