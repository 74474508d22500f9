import { allPages, type Place } from './place.ts';
import type { Theme } from './theme.ts';

/** Whether blocks that nobody sees may stand around a place: it is in an excerpt, outside any document and page block. */
export function mayBeInside({ fragment, first }: Theme, place: Place): boolean {
  return fragment && place.pages === allPages && !['html', 'head', 'body'].some((name) => first(name));
}
