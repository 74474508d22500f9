import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepWorkers } from './workers.ts';

/** A cluster whose processes begin and end when the test says so. */
const { cluster } = vi.hoisted(() => ({
  cluster: { fork: vi.fn(), on: vi.fn(), workers: {} as Record<string, unknown> },
}));
vi.mock('node:cluster', () => ({ default: cluster }));
vi.mock('./on-asked-to-stop.ts', () => ({ onAskedToStop: (stop: () => void) => (askToStop = stop) }));
let askToStop = () => {};
let events: EventEmitter;

beforeEach(() => {
  vi.useFakeTimers();
  events = new EventEmitter();
  cluster.on.mockImplementation((name, listener) => events.on(name, listener));
});
afterEach(() => {
  cluster.workers = {};
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('is ready when all answer, and replaces what ends after a second, until it is asked to stop', () => {
  const ready = vi.fn();
  keepWorkers(2, ready);
  events.emit('listening', {}, { port: 80 });
  expect(ready).not.toHaveBeenCalled();
  events.emit('listening', {}, { port: 80 });
  expect(ready).toHaveBeenCalledWith(80);
  events.emit('exit', {}, 1);
  vi.advanceTimersByTime(999);
  expect(cluster.fork).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(cluster.fork).toHaveBeenCalledTimes(3);
  events.emit('exit', {}, 1);
  askToStop();
  events.emit('exit', {}, 0);
  vi.advanceTimersByTime(60_000);
  expect(cluster.fork).toHaveBeenCalledTimes(3);
});

it('ends the others with the code of one that ended before any of them answered', () => {
  const kill = vi.fn();
  cluster.workers = { 2: { process: { kill } } };
  keepWorkers(2, () => {});
  events.emit('exit', {}, 3);
  const code = process.exitCode;
  process.exitCode = undefined;
  expect([code, kill.mock.calls]).toEqual([3, [['SIGTERM']]]);
  events.emit('exit', {}, 0);
  expect(process.exitCode).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(cluster.fork).toHaveBeenCalledTimes(2);
});
