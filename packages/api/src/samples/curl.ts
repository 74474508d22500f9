import type { SampleRequest } from './sampleRequest.ts';

/** Quotes a value for a POSIX shell: nothing inside single quotes is special but the quote itself. */
const quote = (value: string): string => `'${value.replaceAll("'", `'\\''`)}'`;

/**
 * Writes a curl command. `--data-urlencode` encodes what stands behind the first `=` of each field; a name with
 * brackets is encoded beforehand, because curl takes names as they are.
 */
export function curl({ method, url, headers, form }: SampleRequest): string {
  const lines = [
    `curl ${quote(url)}`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(form ?? []).map(([name, value]) => `--data-urlencode ${quote(`${encodeURIComponent(name)}=${value}`)}`),
  ];
  if (method === 'POST' && (form ?? []).length === 0) lines.push("-d ''");
  return lines.join(' \\\n  ');
}
