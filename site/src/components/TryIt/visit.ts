import { translate } from '@docusaurus/Translate';
import { createSandbox, credentials } from '@shop-docs/api/sandbox';

/** The shop of this visit: one for all pages, in memory alone. */
export const sandbox = createSandbox({ now: Date.now });

/** What OAuth gave out last, so that the next page can go on with it. */
export interface Grants {
  readonly code: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

const first: Grants = {
  code: credentials.code,
  accessToken: credentials.accessToken,
  refreshToken: credentials.refreshToken,
};
let grants = first;

/** The newest code and tokens. */
export const newestGrants = (): Grants => grants;

/** Keeps what an answer gave out: tokens in its body, a code in its redirect. */
export function remember(body: unknown, location: string | null): void {
  const { access_token, refresh_token } = Object(body) as Record<string, unknown>; // any JSON; members are checked below
  const code = location === null ? null : new URL(location).searchParams.get('code');
  grants = {
    code: code ?? grants.code,
    accessToken: typeof access_token === 'string' ? access_token : grants.accessToken,
    refreshToken: typeof refresh_token === 'string' ? refresh_token : grants.refreshToken,
  };
}

/** Puts the shop and the tokens back to the beginning. */
export function resetVisit(): void {
  sandbox.control.reset();
  grants = first;
}

/** What is said of that. */
export const resetNews = translate({ message: 'The shop is as it was in the beginning.' });
