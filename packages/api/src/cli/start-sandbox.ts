import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A sandbox as `npm run sandbox` starts it. */
export interface Started {
  readonly origin: string;
  readonly pid: number;
  /** What it has printed, request by request. */
  readonly lines: () => readonly string[];
  /** Nobody reads what it prints any more. */
  leave(): void;
  /** @returns The exit code; null where the signal has ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the command for a test, on a free port and with the credentials of the documentation.
 * @throws {Error} Rejects when it ends before it listens; the message has what it printed, errors too.
 */
export async function startSandbox(...args: string[]): Promise<Started> {
  const program = join(import.meta.dirname, 'sandbox.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, '--port', '0', '--seed', '1', ...args]);
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    // Both are read to their end: a program whose output nobody reads stands still.
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        printed += chunk;
        const [, found] = /at (http:\S+)/.exec(printed) ?? [];
        if (found) resolve(found);
      });
    child.on('close', (code) => reject(new Error(`Unexpected end of the sandbox with ${code}: ${printed}`)));
  });
  const pid = Number(child.pid); // it has one, for it has printed
  const leave = () => {
    for (const stream of [child.stdout, child.stderr]) stream.destroy();
  };
  return { origin, pid, lines: () => printed.split('\n'), leave, end: (signal) => end(child, signal) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code;
}
