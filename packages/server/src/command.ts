import { visibleLine } from './visible.ts';

/** Runs the body of a command, its reading of options included: what fails is one sentence, and exit code 1. */
export async function command(body: () => Promise<unknown>): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(visibleLine(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  }
}
