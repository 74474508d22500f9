import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/base_eraser_app. */
export const baseEraser = [
  { name: '{block:AppsBaseEraser}', kind: 'condition', negation: '{block:NoAppsBaseEraser}', app: 'base_eraser' },
  { name: '{block:NoAppsBaseEraser}', kind: 'condition', negation: '{block:AppsBaseEraser}', app: 'base_eraser' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
