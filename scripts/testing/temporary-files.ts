import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Vitest's global setup: what the tests leave in the temporary folder is gone when they have ended, whatever became of them. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'shop-docs-tests-'));
  chmodSync(folder, 0o755); // web servers that run as another user read from it
  process.env.TMPDIR = folder; // of Vitest, and so of each worker that it starts
  return () => rmSync(folder, { recursive: true, force: true });
}
