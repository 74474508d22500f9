/** A name that carries a hash of its content: `main.013bab01.js`, `logo-4fa0c1d2e3.svg`. */
const hashed = /[.-][0-9a-f]{8,64}\.[a-z0-9]+$/;

/** Whether the file of this path changes its name whenever it changes its content. */
export function isHashed(path: string): boolean {
  return hashed.test(path);
}

/** How long a file may be kept: one that changes its name for ever, everything else only after asking again. */
export function cacheControl(path: string): string {
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
