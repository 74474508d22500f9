import { expect, it, onTestFinished, vi } from 'vitest';
import { openBrowser } from './open-browser.ts';

const spawned = vi.hoisted(() => ({ children: [] as import('node:child_process').ChildProcess[] }));
vi.mock('node:child_process', async (original) => {
  const actual = await original<typeof import('node:child_process')>();
  const spawn = (...args: Parameters<typeof actual.spawn>) => {
    const child = actual.spawn(...args);
    spawned.children.push(child);
    return child;
  };
  return { ...actual, spawn };
});

it('ends nothing where there is no browser to open', async () => {
  vi.stubEnv('PATH', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  openBrowser('http://127.0.0.1:4040/_preview/');
  const [child] = spawned.children;
  await vi.waitFor(() => expect(child?.exitCode).toBeLessThan(0));
  // An error that nobody hears would have ended this process.
});
