import type { Encoding } from './site-files.ts';

/**
 * Picks the encoding that the client likes best; the order of `available` decides between equals.
 * @param accepted The `Accept-Encoding` header; without it the file goes out as it is.
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding
 */
export function chooseEncoding(accepted: string | undefined, available: readonly Encoding[]): Encoding | null {
  if (!accepted) return null;
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    const quality = parameters.find((each) => each.startsWith('q='));
    weights.set(name === 'x-gzip' ? 'gzip' : name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const plain = weights.get('identity') ?? 0;
  let best: Encoding | null = null;
  for (const encoding of available) {
    if (weightOf(encoding) > (best ? weightOf(best) : plain && plain - Number.EPSILON)) best = encoding;
  }
  return best;
}
