import { createSandbox, type Sandbox } from '@shop-docs/api/sandbox';
import { serveSandbox } from '@shop-docs/api/serve-sandbox';
import type { Docs } from './content/docs.ts';
import { createThemes, type Themes } from './themes.ts';

/** What one client works with: the documentation, a sandbox shop of its own, and the themes that it has shown. */
export interface Session {
  readonly docs: Docs;
  readonly sandbox: Sandbox;
  readonly themes: Themes;
  /**
   * Puts the shop on an address of this machine, for programs; a second call gives the same address.
   * @throws {RangeError} For a client on another machine.
   */
  listen(): Promise<string>;
  /** Ends what listens. */
  close(): Promise<void>;
}

export interface SessionOptions {
  /** The client is on this machine: programs beside it can reach the shop. */
  readonly isLocal?: boolean;
  /** The client started this program, which may read the files that it names. */
  readonly readsFiles?: boolean;
}

/** The shop is as in the documentation's examples: their tokens and ids work in it. */
export function createSession(docs: Docs, { isLocal = false, readsFiles = false }: SessionOptions = {}): Session {
  const sandbox = createSandbox({ now: Date.now });
  let listening: ReturnType<typeof serveSandbox> | undefined;
  return {
    docs,
    sandbox,
    themes: createThemes(readsFiles),
    listen: async () => {
      if (!isLocal) throw new RangeError('The sandbox has an address for clients on the machine of this server only.');
      listening ??= serveSandbox(sandbox, 0);
      return (await listening).origin;
    },
    close: async () => {
      const open = listening;
      listening = undefined;
      await (await open)?.close();
    },
  };
}
