import { createAdapter } from '../src/algolia/adapter.ts';
import type { HitsResponse } from '../src/algolia/search-response.ts';
import type { Tiers } from '../src/engine/index-data.ts';
import type { PartedIndex } from '../src/parts/part-data.ts';
import { createPartedEngine } from '../src/parts/parted-engine.ts';
import { type PartedFiles, splitIndex } from '../src/parts/split-index.ts';

export interface SiteInParts {
  readonly files: PartedFiles;
  readonly index: PartedIndex;
  /** A part as it is when it was loaded. */
  readonly part: (name: string) => unknown;
}

export function siteInParts(tiers: Tiers): SiteInParts {
  const files = splitIndex(tiers);
  const parsed = new Map<string, unknown>();
  const part = (name: string): unknown => {
    if (!parsed.has(name)) parsed.set(name, JSON.parse(files.parts.get(name) ?? 'null'));
    return parsed.get(name);
  };
  return { files, index: JSON.parse(files.index), part };
}

/** What a reader gets, and what it costs. */
export interface AnswerInParts {
  readonly response: HitsResponse;
  /** Names of the parts that were loaded for it. */
  readonly names: readonly string[];
  /** Milliseconds of the answer when its parts were there. */
  readonly answered: number;
  /** Milliseconds of all that came before, without loading. */
  readonly prepared: number;
}

/** A search of which nothing was loaded. @param most See `createPartedEngine`. */
export function openInParts(
  { index, part }: SiteInParts,
  most?: number,
): (body: { readonly requests: readonly unknown[] }) => Promise<AnswerInParts> {
  let names: string[] = [];
  const load = async (name: string): Promise<unknown> => {
    names.push(name);
    return part(name);
  };
  const engine = createPartedEngine(index, load, most);
  const { search } = createAdapter(engine);
  return async (body) => {
    names = [];
    const times: number[] = [];
    const { results } = await engine.settle(() => {
      const start = performance.now();
      const response = search(body);
      times.push(performance.now() - start);
      return response;
    });
    const [response] = results;
    if (!response || !('hits' in response)) throw new Error('Unexpected answer without hits, expected a list');
    const prepared = times.slice(0, -1).reduce((sum, time) => sum + time, 0);
    return { response, names, answered: times.at(-1) ?? 0, prepared };
  };
}
