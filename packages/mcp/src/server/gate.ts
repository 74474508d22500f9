import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Who may ask over HTTP. */
export interface Gate {
  /** Names that the server answers to besides those of this machine: `docs.example.com`. */
  readonly hostNames?: readonly string[];
  /** Origins whose pages may ask, besides those of this machine. */
  readonly origins?: readonly string[];
  /** Bearer token that every request must bring. Default: none. */
  readonly token?: string;
}

export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly headers?: Record<string, string>;
}

/** Longest body of a request, in bytes. */
const longestBody = 4_000_000;
const local = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Why a request must not come in: another host name, as DNS rebinding brings it; a page of another origin; a missing or
 * wrong token; a body that is too long, or of which nobody knows how long it is.
 */
export function refuse({ method, headers }: IncomingMessage, gate: Gate): Refusal | undefined {
  const { host = '', origin, authorization = '' } = headers;
  if (![...local, ...(gate.hostNames ?? [])].includes(hostNameOf(`http://${host}`)))
    return { status: 421, message: `Unexpected host ${host}, expected 127.0.0.1, localhost or one of --host-name` };
  if (origin !== undefined && !local.includes(hostNameOf(origin)) && !gate.origins?.includes(origin))
    return { status: 403, message: `Unexpected page of ${origin}, expected one of this machine or of --origin` };
  // Browsers ask first without a token whether they may bring it.
  if (method !== 'OPTIONS' && gate.token !== undefined && !isSame(authorization, `Bearer ${gate.token}`))
    return {
      status: 401,
      message: 'Unexpected request without the token, expected it in Authorization: Bearer',
      headers: { 'WWW-Authenticate': 'Bearer' },
    };
  if (method === 'POST' && !(Number(headers['content-length']) <= longestBody))
    return { status: 413, message: `Unexpected length of the body, expected at most ${longestBody} bytes, told ahead` };
  return undefined;
}

function hostNameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** Compares without telling by its time how much is right. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
