import type { Credentials } from './credentials.ts';
import type { RandomHex } from './random-hex.ts';
import type { Shop } from './shop.ts';

/** What the control plane works on; `createSandbox` owns it. */
export interface Machine {
  shop: Shop;
  /** Seconds by which the clock of the sandbox is ahead. */
  skipped: number;
  readonly random: RandomHex;
  readonly seed: number;
  readonly credentials: Credentials;
  readonly seconds: () => number;
}
