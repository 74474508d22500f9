import { type DesignOption, type Finding, readDesignOptions, render } from '@shop-docs/template';
import { useEffect, useMemo, useState } from 'react';
import { changedRange, moved } from './changed-range.ts';
import type { Mark } from './paint-lines.ts';
import { inputOf, type RunSettings } from './settings.ts';
import { useSettled } from './use-settled.ts';

/** Rest after a key press before the template runs again. */
const rest = 150;

/**
 * Finds what is wrong with a source.
 * @throws {Error} When the checker did not arrive; another call asks for it again.
 */
export type Check = (source: string) => Promise<readonly Finding[]>;

/** What the checker said of a source. */
export interface Checked {
  readonly source: string;
  /** None when the checker could not be asked. */
  readonly findings: readonly Finding[] | undefined;
}

/** What a template gives: everything but `marks` belongs to a source of a moment ago. */
export interface Run {
  /** Of the last source that was checked; none until the first answer. */
  readonly checked: Checked | undefined;
  readonly html: string;
  readonly options: ReadonlyMap<string, DesignOption>;
  /** Where to underline the source as it stands now. */
  readonly marks: readonly Mark[];
}

/**
 * Checks and renders a template whenever the reader pauses.
 * @param check The same function each time.
 * @param clean A source with which the checker is content, so that it need not be asked.
 */
export function useRun(
  source: string,
  settings: RunSettings,
  check: Check,
  clean: string | undefined,
  whole: boolean,
): Run {
  const settled = useSettled(source, rest);
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    let current = true;
    const answer = settled === clean ? Promise.resolve([]) : check(settled).catch(() => undefined);
    void answer.then((findings) => current && setChecked({ source: settled, findings }));
    return () => {
      current = false;
    };
  }, [settled, check, clean]);
  const html = useMemo(() => render(settled, inputOf(settings, whole)).html, [settled, settings, whole]);
  const options = useMemo(() => readDesignOptions(settled), [settled]);
  const marks = useMemo(() => {
    const all = (checked?.findings ?? []).map(({ span, severity }) => ({ ...span, severity }));
    if (!checked || source === checked.source) return all;
    const change = changedRange(checked.source, source);
    return all.flatMap((mark) => moved(mark, change) ?? []);
  }, [checked, source]);
  return { checked, html, options, marks };
}
