import type { SampleRequest } from './sampleRequest.ts';
import { splitAddress } from './splitAddress.ts';

/** Quotes a value for a POSIX shell: nothing inside single quotes is special but the quote itself. */
const quote = (value: string): string => `'${value.replaceAll("'", `'\\''`)}'`;

/** `--data-urlencode` encodes what stands behind the first `=`; names are taken as they are, hence encoded here. */
const field = ([name, value]: readonly [string, string]): string =>
  `--data-urlencode ${quote(`${encodeURIComponent(name)}=${value}`)}`;

/** Writes a curl command. For a page it prints the address to open. */
export function curl(request: SampleRequest): string {
  const { method, url, headers, form, answer } = request;
  if (answer === 'page') return pageAddress(url);
  const lines = [
    `curl ${quote(url)}`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(form ?? []).map(field),
  ];
  if (method === 'POST' && (form ?? []).length === 0) lines.push("-d ''");
  return lines.join(' \\\n  ');
}

function pageAddress(url: string): string {
  const { base, query } = splitAddress(url);
  const lines = [
    `curl --get ${quote(base)}`,
    ...query.map(field),
    "--silent --output /dev/null --write-out '%{url_effective}\\n'",
  ];
  return `# Prints the address to open in the browser of the shop owner\n${lines.join(' \\\n  ')}`;
}
