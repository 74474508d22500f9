import { createHash } from 'node:crypto';
import { speculationRules } from '../hydration/speculation-rules.ts';

/** Source expression that lets one inline script run. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;
}

/** Origins besides our own, by what they are for; a name of a host in the settings is no origin. */
export interface Elsewhere {
  /** That scripts may call. */
  readonly connect?: readonly string[];
  /** That scripts may come from. */
  readonly scripts?: readonly string[];
  readonly images?: readonly string[];
  readonly frames?: readonly string[];
  /** That forms may be sent to. */
  readonly forms?: readonly string[];
}

/**
 * The policy that goes out with a page. Inline styles are allowed because previews are frames whose markup stands in
 * `srcdoc`, and such a frame inherits the policy of its page; themes come with their styles and `data:` images inside.
 * The rules for preparing pages, which the loader inserts, are allowed by their hash: Chromium does not take the keyword
 * `'inline-speculation-rules'` for an element that a script inserts.
 * @param scripts Hashes of the inline scripts, in any order.
 */
export function contentSecurityPolicy(scripts: Iterable<string>, elsewhere: Elsewhere = {}): string {
  const { connect = [], scripts: sources = [], images = [], frames = [], forms = [] } = elsewhere;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...new Set([...scripts, scriptHash(speculationRules)])].sort(), ...sources],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, allowed]) => `${name} ${allowed.join(' ')}`)
    .join('; ');
}
