import { createLine, type Line } from '@shop-docs/api/line';
import { createSandbox, type Sandbox } from '@shop-docs/api/sandbox';
import { serveSandbox } from '@shop-docs/api/serve-sandbox';
import type { Docs } from './content/docs.ts';
import { createThemes, type Themes } from './themes.ts';

/** A call that takes longer waits for something itself, such as a browser, and lets the next one begin: milliseconds. */
const patience = 100;

/** What one client works with: the documentation, a sandbox shop of its own, and the themes that it has shown. */
export interface Session {
  readonly docs: Docs;
  readonly sandbox: Sandbox;
  readonly themes: Themes;
  /** The tokens of calls that name none: those of the sandbox, or what has followed on them. */
  readonly tokens: Tokens;
  /**
   * Puts the shop on an address of this machine, for programs; a second call gives the same address.
   * @throws {RangeError} For a client on another machine.
   */
  listen(): Promise<string>;
  /** Its calls are worked on one after the other, so that other clients are heard between two heavy ones. */
  readonly calls: Line;
  /** Ends what listens. */
  close(): Promise<void>;
}

/** The access token and the refresh token that a program would hold. */
export interface Tokens {
  current(): { readonly access: string; readonly refresh: string };
  /** Takes what a refresh has brought, as the documentation tells programs to do. */
  follow(next: { readonly access: string; readonly refresh: string }): void;
  /** The sandbox has its own tokens again. */
  forget(): void;
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
    tokens: createTokens(sandbox),
    calls: createLine(patience),
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

function createTokens({ control }: Sandbox): Tokens {
  let newest: ReturnType<Tokens['current']> | undefined;
  return {
    current: () => {
      const { accessToken: access, refreshToken: refresh } = control.credentials();
      return newest ?? { access, refresh };
    },
    follow: (next) => {
      newest = next;
    },
    forget: () => {
      newest = undefined;
    },
  };
}
