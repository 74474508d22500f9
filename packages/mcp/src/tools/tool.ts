import { z } from 'zod';
import type { Session } from '../session.ts';

/** A PNG, in base64. */
export interface Picture {
  readonly png: string;
}

/** What a tool answers. */
export interface Answer {
  /** For reading. */
  readonly text: string;
  /** For programs; has the shape of the tool's `output`. */
  readonly data?: Record<string, unknown>;
  readonly picture?: Picture;
}

/** One tool of the server. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** What it is for and what it answers, for a model that chooses among tools. */
  readonly description: string;
  readonly input: Input;
  /** Shape of the data, where programs read an answer. */
  readonly output?: z.ZodObject;
  /** Changes the sandbox shop of the session; all others only read. */
  readonly changes?: true;
  /**
   * @param signal Aborts when nobody waits for the answer any more.
   * @throws {RangeError} For input that fits its type and yet cannot be; the message says what can.
   */
  run(input: z.output<Input>, session: Session, signal: AbortSignal): Answer | Promise<Answer>;
}

/** Keeps the type of the input, and forgets it outside: the server checks it. */
export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  // The server parses the input with the tool's own schema before it calls `run`.
  return tool as unknown as Tool;
}

/** Characters of an answer, unless more is asked for. */
const usualBudget = 8000;

/** How long an answer may be. */
export const budget = z.int().min(1000).max(100_000).default(usualBudget).describe('Characters');

/**
 * As many lines as the budget has room for, then a sentence on what was left out.
 * @param more What to ask for the rest.
 */
export function within(lines: readonly string[], most: number, more: string): string {
  const kept: string[] = [];
  let length = more.length + 40;
  for (const line of lines) {
    length += line.length + 1;
    if (length > most)
      return [...kept, `[${lines.length - kept.length} more lines. ${more}]`].join('\n').slice(0, most);
    kept.push(line);
  }
  return kept.join('\n');
}
