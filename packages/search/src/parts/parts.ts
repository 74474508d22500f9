/** Parts of an index that are there, and those that are asked for before they are. */
export interface Parts {
  /** A part by its name; null when it is not there yet: then the question is asked again when it has come. */
  read<Part>(name: string): Part | null;
  /** The same for what may turn out not to be needed: it is loaded when nothing else is missing. */
  readLate<Part>(name: string): Part | null;
  /** Says that what was answered so far has to be asked again. */
  askAgain(): void;
  /** Whether nothing was missing since the question was begun. */
  readonly isComplete: boolean;
  /** Counts up when what was found so far is not all, or not right. */
  readonly state: number;
  /**
   * Asks until nothing is missing.
   * @param ask Answers from what is there; called again when more is.
   * @throws When a part cannot be loaded.
   */
  settle<Answer>(ask: () => Answer): Promise<Answer>;
}

/** @param load Loads a part; one that failed is loaded again when it is next asked for. */
export function createParts(load: (name: string) => Promise<unknown>): Parts {
  const loaded = new Map<string, unknown>();
  const coming = new Map<string, Promise<void>>();
  const missing = new Set<string>();
  const late = new Set<string>();
  let isStale = false;
  let state = 0;

  const fetchPart = (name: string): Promise<void> => {
    const known = coming.get(name);
    if (known) return known;
    const part = load(name)
      .then((data) => {
        loaded.set(name, data);
      })
      .finally(() => coming.delete(name));
    coming.set(name, part);
    return part;
  };

  const read = <Part>(name: string, wanted: Set<string>): Part | null => {
    if (loaded.has(name)) return loaded.get(name) as Part; // made by splitIndex under this name
    wanted.add(name);
    state += 1;
    return null;
  };

  return {
    get isComplete() {
      return missing.size + late.size === 0;
    },
    get state() {
      return state;
    },
    read: <Part>(name: string) => read<Part>(name, missing),
    readLate: <Part>(name: string) => read<Part>(name, late),
    askAgain: () => {
      isStale = true;
      state += 1;
    },
    settle: async (ask) => {
      for (;;) {
        missing.clear();
        late.clear();
        isStale = false;
        const answer = ask();
        if (missing.size + late.size === 0 && !isStale) return answer;
        const outcomes = await Promise.allSettled(Array.from(missing.size > 0 ? missing : late, fetchPart));
        const failed = outcomes.find((each) => each.status === 'rejected');
        if (failed) throw failed.reason;
      }
    },
  };
}
