import { realpathSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** What a program can hear of. */
export interface Listeners {
  /** The quota of the hour is used up: the next call waits. */
  wait: (milliseconds: number, why: string) => void;
  /** The tokens have been refreshed, and are in the file. */
  refresh: () => void;
}

/** Your application, and where the tokens of one shop are kept. */
export interface App {
  readonly host: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly tokenFile: string;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Without one for `wait`, a wait is printed to standard error. */
  readonly listeners?: Partial<Listeners>;
}

const { BASE_API, CLIENT_ID = '', CLIENT_SECRET = '', REDIRECT_URI = '', TOKEN_FILE } = process.env;

/** Without a setting, a program would work until its token expires. */
export function checkSettings({ clientId, clientSecret, redirectUri }: App): void {
  if (!clientId || !clientSecret || !redirectUri)
    throw new Error('Set CLIENT_ID, CLIENT_SECRET and REDIRECT_URI first');
}

/** The application that the environment names. */
export const app: App = {
  host: BASE_API || 'https://api.thebase.in',
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  redirectUri: REDIRECT_URI,
  tokenFile: TOKEN_FILE || 'tokens.json',
  wait: setTimeout,
};

/** Runs the program of a file, unless another program imports the file. An error ends it with its message and causes. */
export async function main(file: string, program: () => Promise<unknown>): Promise<void> {
  if (realpathSync(process.argv[1] ?? '') !== file) return;
  try {
    await program();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/** The message of an error, and of each cause that says more, in a line of its own. A mistake shows its place. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause, stack } = error;
  const isMistake = error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
  if (cause === undefined) return isMistake && stack ? stack : message || error.name;
  const why = explain(cause); // a failed `fetch` is a TypeError too, but has a cause
  return message.includes(why) ? message : `${message}\nCause: ${why}`;
}
