/** Samples by generator, then by page kind (or `build`), then by name. */
export type Results = Record<string, Record<string, Record<string, number[]>>>;
