import type { PageHit } from './to-result.ts';

/** The page in view: its query, what has been found so far, and what is going on. */
export interface Results {
  readonly status: 'idle' | 'loading' | 'done' | 'failed';
  readonly items: readonly PageHit[];
  readonly total: number;
  /** Page to fetch, from zero; the pages before it are in `items`. */
  readonly page: number;
  readonly hasMore: boolean;
}

type Action =
  | { readonly type: 'start' | 'more' | 'fail' | 'retry' | 'clear' }
  | { readonly type: 'found'; readonly items: readonly PageHit[]; readonly total: number };

/** Nothing is asked for. */
export const idle: Results = { status: 'idle', items: [], total: 0, page: 0, hasMore: false };

/** What the page shows after an action. */
export function reduceResults(results: Results, action: Action): Results {
  switch (action.type) {
    case 'clear':
      return idle;
    case 'start':
      return { ...idle, status: 'loading' };
    case 'more':
      return results.status === 'done' && results.hasMore
        ? { ...results, status: 'loading', page: results.page + 1 }
        : results;
    case 'retry':
      return { ...results, status: 'loading' };
    case 'fail':
      return { ...results, status: 'failed' };
    case 'found': {
      const items = [...results.items, ...action.items];
      const hasMore = action.items.length > 0 && items.length < action.total;
      return { ...results, status: 'done', items, total: action.total, hasMore };
    }
  }
}
