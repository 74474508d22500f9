import cluster from 'node:cluster';
import { onAskedToStop } from './on-asked-to-stop.ts';

/**
 * Starts this program a number of times more, to answer at one port together, and ends with them. A process that ends
 * unasked is replaced after a second; before the first of them answers it ends all, with its exit code.
 * @param count How many, from 1.
 * @param ready Is told the port once all of them answer.
 * @see https://nodejs.org/docs/latest-v20.x/api/cluster.html
 */
export function keepWorkers(count: number, ready: (port: number) => void): void {
  let listening = 0;
  let stopping = false;
  const stop = () => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  cluster.on('listening', (_worker, { port }) => {
    listening += 1;
    if (listening === count) ready(port);
  });
  cluster.on('exit', (_worker, code) => {
    if (stopping) return;
    if (listening > 0) {
      setTimeout(() => !stopping && cluster.fork(), 1000);
      return;
    }
    process.exitCode = code || 1;
    stop();
  });
  onAskedToStop(stop);
  for (let started = 0; started < count; started += 1) cluster.fork();
}
