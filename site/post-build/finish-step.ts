/** What a finishing step gets to know. */
export interface FinishContext {
  /** Folder of the built site, absolute. */
  readonly buildDir: string;
}

/** One thing that happens to the built site before it is served. */
export interface FinishStep {
  readonly name: string;
  /**
   * Does the work.
   * @returns What was done, in a few words, for the reader of the log.
   * @throws When the built site must not go out as it is.
   */
  run(context: FinishContext): Promise<string>;
}
