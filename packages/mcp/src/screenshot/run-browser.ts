import { spawn } from 'node:child_process';

/** So much of what a browser writes is kept, in characters. */
const mostWritten = 100_000;
/** Groups of processes that are under way. */
const running = new Set<() => void>();
process.on('exit', () => {
  for (const end of running) end();
});

/**
 * Runs a browser to its end. The command may be a script that starts others: all of them are ended, when the time is up,
 * when nobody waits any more, and when this program ends.
 * @param time Milliseconds.
 * @returns The beginning of what it writes.
 * @throws {Error} Rejects when it cannot be started, fails, is cancelled or takes too long; the message says which.
 */
export function runBrowser(
  command: string,
  args: readonly string[],
  { time, signal }: { readonly time: number; readonly signal: AbortSignal },
): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Error('it was cancelled'));
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
    let written = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (written.length < mostWritten) written += text;
    });
    const end = () => endGroup(child.pid);
    const fail = (reason: string) => {
      end();
      reject(new Error(reason));
    };
    const cancel = () => fail('it was cancelled');
    const timer = setTimeout(() => fail(`it took longer than ${time / 1000} seconds`), time);
    running.add(end);
    signal.addEventListener('abort', cancel, { once: true });
    child.once('error', (error) => fail(error.message));
    child.once('exit', end); // what it has left behind would keep the pipe open
    child.once('close', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      running.delete(end);
      if (code === 0) resolve(written);
      else reject(new Error(`it ended with ${code ?? 'a signal'}`));
    });
  });
}

/** Ends a process and all that it has started. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // nobody of the group is left
  }
}
