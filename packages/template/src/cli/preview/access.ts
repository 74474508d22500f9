import { randomBytes, timingSafeEqual } from 'node:crypto';
import { networkInterfaces } from 'node:os';

/** What of a request decides. */
export interface Asked {
  readonly url: string;
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly cookie?: string | undefined;
  /** Of the machine that asks. */
  readonly address?: string | undefined;
}

/** Who may use the preview. */
export type Access =
  | { readonly allowed: true; readonly origin: string }
  | { readonly allowed: false; readonly status: number; readonly message: string }
  /** The token is right: keep it, and ask again without it. */
  | { readonly allowed: false; readonly cookie: string; readonly location: string };

const cookieName = 'preview';

/** A word that no one guesses. */
export function newToken(): string {
  return randomBytes(18).toString('base64url');
}

/**
 * Judges a request: by the name it asks, so that no foreign site can lead its visitors here; by its origin, when it
 * changes something; and by the token, when it comes from another machine.
 * @param token undefined when the preview listens on loopback alone.
 */
export function judge(asked: Asked, token: string | undefined): Access {
  const { host = '', origin, cookie = '' } = asked;
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  const names = ['127.0.0.1', 'localhost', ...(token === undefined ? [] : ownAddresses())];
  if (!names.includes(name))
    return { allowed: false, status: 421, message: `Unexpected host, expected ${names.slice(0, 2).join(' or ')}.` };
  const own = `http://${host}`;
  if (origin !== undefined && origin !== own)
    return { allowed: false, status: 403, message: `Unexpected origin ${origin}, expected ${own}.` };
  // `//` and `//[` are no addresses of this host, and what is no path may be one of another.
  const target = /^\/(?!\/)/.test(asked.url) && URL.canParse(own + asked.url) ? new URL(own + asked.url) : null;
  if (!target)
    return { allowed: false, status: 400, message: 'Unexpected address, expected a path with one slash first.' };
  if (token === undefined || isLoopback(asked.address)) return { allowed: true, origin: own };
  if (same(target.searchParams.get('token') ?? '', token)) {
    target.searchParams.delete('token');
    const kept = `${cookieName}=${token}; HttpOnly; SameSite=Lax; Path=/`;
    return { allowed: false, cookie: kept, location: target.pathname.replace(/^\/+/, '/') + target.search };
  }
  const sent = cookie.split(/;\s*/).find((each) => each.startsWith(`${cookieName}=`));
  if (same(sent?.slice(cookieName.length + 1) ?? '', token)) return { allowed: true, origin: own };
  return { allowed: false, status: 403, message: 'Missing token, expected the address that the command has printed.' };
}

/** Addresses of this machine in its networks. */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((each = []) =>
    each.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  );
}

function isLoopback(address = ''): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}

function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
