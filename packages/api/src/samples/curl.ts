import type { SampleRequest } from './sample-request.ts';
import { splitAddress } from './split-address.ts';

/** Quotes a value for a POSIX shell: nothing inside single quotes is special but the quote itself. */
const quote = (value: string): string => `'${value.replaceAll("'", `'\\''`)}'`;

/**
 * `--data-urlencode` encodes what stands behind the first `=`; names are taken as they are, hence encoded here.
 * Brackets stay as they are: servers read them, and so do people.
 */
function field([name, value]: readonly [string, string]): string {
  const key = encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
  return `--data-urlencode ${quote(`${key}=${value}`)}`;
}

/** Writes a curl command. For a page it prints the address to open. */
export function curl(request: SampleRequest): string {
  const { method, headers, form, answer } = request;
  if (answer === 'page') return pageAddress(request);
  const { base, query } = splitAddress(request);
  const lines = [
    `curl ${query.length > 0 ? '--get ' : ''}${quote(base)}`,
    ...query.map(field),
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(form ?? []).map(field),
  ];
  if (method === 'POST' && (form ?? []).length === 0) lines.push("-d ''");
  return lines.join(' \\\n  ');
}

function pageAddress(request: SampleRequest): string {
  const { base, query } = splitAddress(request);
  const lines = [
    `curl --get ${quote(base)}`,
    ...query.map(field),
    "--silent --output /dev/null --write-out '%{url_effective}\\n'",
  ];
  return `# Prints the address to open in the browser of the shop owner\n${lines.join(' \\\n  ')}`;
}
