import { type DesignOption, type Finding, readDesignOptions, render } from '@shop-docs/template';
import { useMemo } from 'react';
import { changedRange, moved } from './changed-range.ts';
import type { Mark } from './paint-lines.ts';
import { inputOf, type RunSettings } from './settings.ts';
import { useSettled } from './use-settled.ts';

/** Rest after a key press before the template runs again. */
const rest = 150;

/** What is wrong with a source. */
export type Check = (source: string) => readonly Finding[];

/** What a template gives: everything but `marks` belongs to the source of a moment ago, `checked`. */
export interface Run {
  readonly checked: string;
  readonly findings: readonly Finding[];
  readonly html: string;
  readonly options: ReadonlyMap<string, DesignOption>;
  /** Where to underline the source as it stands now. */
  readonly marks: readonly Mark[];
}

/**
 * Checks and renders a template whenever the reader pauses.
 * @param check Finds what is wrong with a source; the same function each time.
 */
export function useRun(source: string, settings: RunSettings, check: Check, whole: boolean): Run {
  const checked = useSettled(source, rest);
  const findings = useMemo(() => check(checked), [checked, check]);
  const html = useMemo(() => render(checked, inputOf(settings, whole)).html, [checked, settings, whole]);
  const options = useMemo(() => readDesignOptions(checked), [checked]);
  const marks = useMemo(() => {
    const all = findings.map(({ span, severity }) => ({ ...span, severity }));
    if (source === checked) return all;
    const change = changedRange(checked, source);
    return all.flatMap((mark) => moved(mark, change) ?? []);
  }, [findings, checked, source]);
  return { checked, findings, html, options, marks };
}
