/** The application, the tokens and the Search API client that exist from the beginning. */
export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Callback address of the tokens and codes below; loopback addresses are registered too. */
  readonly redirectUri: string;
  /** An application that the platform has suspended. */
  readonly suspendedClientId: string;
  readonly suspendedClientSecret: string;
  readonly searchClientId: string;
  readonly searchClientSecret: string;
  /** All scopes. */
  readonly accessToken: string;
  /** Scope `read_users` alone. */
  readonly profileToken: string;
  readonly expiredToken: string;
  readonly refreshToken: string;
  readonly expiredRefreshToken: string;
  /** An authorization code that can be exchanged. */
  readonly code: string;
  readonly expiredCode: string;
}

/** The credentials of the pages' examples. */
export const credentials: Credentials = {
  clientId: '4d2a9c7e81b05f36',
  clientSecret: '8f3e6b1d0c7a5924e1f8d3b6a0c95e72',
  redirectUri: 'https://app.example.com/callback',
  suspendedClientId: '00000000deadbeef',
  suspendedClientSecret: '00000000deadbeef00000000deadbeef',
  searchClientId: 'b81f02c6d97e4a35',
  searchClientSecret: '2e95c07a3b6d18f4097c5ae2d41b86f3',
  accessToken: 'c41f7be09a3d5268e7f0b1c2d3a4958e',
  profileToken: '0b9e7d6c5a4f4e3d8c2b1a0f9e8d7c6b',
  expiredToken: 'c1a2b3d4e5f60718293a4b5c6d7e8f90',
  refreshToken: '5d8e1a7c3f6b2094c7a0d9e8f1b2a364',
  expiredRefreshToken: '77f0e1d2c3b4a5968778695a4b3c2d1e',
  code: 'a1b7c3d9e5f2048691c7d3e9f5a2b804',
  expiredCode: 'e4d3c2b1a0f98e7d6c5b4a3928170655',
};

/**
 * Credentials that nobody else has.
 * @param nextHex A source of 32 hexadecimal digits.
 */
export function newCredentials(nextHex: () => string): Credentials {
  const fresh = Object.keys(credentials).map((name) => [
    name,
    name.endsWith('Id') ? nextHex().slice(0, 16) : nextHex(),
  ]);
  // Object.fromEntries forgets the names: these are all of them, and all are text.
  return { ...(Object.fromEntries(fresh) as unknown as Credentials), redirectUri: credentials.redirectUri };
}
