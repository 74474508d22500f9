/** One word after `npm run template --`. */
export interface Command {
  readonly name: string;
  /** One line for the overview. */
  readonly summary: string;
  /** Usage, flags and examples. */
  readonly help: string;
  /**
   * @param args What follows the name.
   * @returns The exit code.
   * @throws {Failure} For arguments and files that do not fit.
   */
  run(args: readonly string[]): Promise<number>;
}
