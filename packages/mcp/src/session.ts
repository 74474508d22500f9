import { createSandbox, type Sandbox } from '@shop-docs/api/sandbox';
import type { Docs } from './content/docs.ts';

/** What one client works with: the documentation, and a sandbox shop of its own. */
export interface Session {
  readonly docs: Docs;
  readonly sandbox: Sandbox;
}

/** The shop is as in the documentation's examples: their tokens and ids work in it. */
export function createSession(docs: Docs): Session {
  return { docs, sandbox: createSandbox({ now: Date.now }) };
}
