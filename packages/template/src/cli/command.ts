/** What one word after `npm run template --` does. */
export interface Command {
  /** Usage, flags and examples. */
  readonly help: string;
  /**
   * @param args What follows the name.
   * @returns The exit code.
   * @throws {Failure} For arguments and files that do not fit.
   */
  run(args: readonly string[]): Promise<number>;
}
