import type { z } from 'zod';
import type { Session } from '../session.ts';

/** A PNG, in base64. */
export interface Picture {
  readonly png: string;
}

/** What a tool answers. */
export interface Answer<Data> {
  /** For programs; has the shape of the tool's `output`. */
  readonly data: Data;
  /** For reading. Default: the data as JSON. */
  readonly text?: string;
  readonly picture?: Picture;
}

/** One tool of the server. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** What it is for and what it answers, for a model that chooses among tools. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Changes the sandbox shop of the session; all others only read. */
  readonly changes?: true;
  /**
   * @param signal Aborts when nobody waits for the answer any more.
   * @throws {RangeError} For input that fits its type and yet cannot be; the message says what can.
   */
  run(
    input: z.output<Input>,
    session: Session,
    signal: AbortSignal,
  ): Answer<z.input<Output>> | Promise<Answer<z.input<Output>>>;
}

/** Keeps the types of input and output together, and forgets them outside: the server checks both. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>): Tool {
  // The server parses the input with the tool's own schema before it calls `run`.
  return tool as unknown as Tool;
}
