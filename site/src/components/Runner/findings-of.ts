import { check, type Finding } from '@shop-docs/template';

/** Checks a source. An example is no theme: what only a theme can fulfil does not count for it. */
export const findingsOf = (source: string, whole: boolean): Finding[] => check(source, { fragment: !whole });
