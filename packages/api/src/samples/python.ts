import type { SampleRequest } from './sample-request.ts';
import { splitAddress } from './split-address.ts';

/** Quotes a value as a Python string. JSON escapes are valid there, and characters beyond the BMP stay literal. */
const quote = (value: string): string => JSON.stringify(value);

const entry = ([name, value]: readonly [string, string]): string => `    ${quote(name)}: ${quote(value)},`;

/** Writes Python 3 with the standard library's `urllib`. For a page it prints the address to open. */
export function python(request: SampleRequest): string {
  const { headers, form, answer } = request;
  if (answer === 'page') return pageAddress(request);
  const { base, query } = splitAddress(request);
  const encodes = form !== null || query.length > 0;
  const sent = headers.map(([name, value]) => `${quote(name)}: ${quote(value)}`).join(', ');
  const lines = [
    'import json',
    'from urllib.error import HTTPError',
    ...(encodes ? ['from urllib.parse import urlencode'] : []),
    'from urllib.request import Request, urlopen',
    '',
    ...(query.length > 0 ? ['query = {', ...query.map(entry), '}'] : []),
    ...(form ? ['form = {', ...form.map(entry), '}'] : []),
    'request = Request(',
    query.length > 0 ? `    ${quote(`${base}?`)} + urlencode(query),` : `    ${quote(base)},`,
    ...(form ? ['    data=urlencode(form).encode(),'] : []),
    ...(sent ? [`    headers={${sent}},`] : []),
    ')',
    'try:',
    '    with urlopen(request) as response:',
    '        print(json.load(response))',
    'except HTTPError as error:',
    '    start = error.read(300).decode(errors="replace")',
    '    raise SystemExit(f"HTTP {error.code}: {start}")',
  ];
  return lines.join('\n');
}

function pageAddress(request: SampleRequest): string {
  const { base, query } = splitAddress(request);
  return `from urllib.parse import quote, urlencode

query = {
${query.map(entry).join('\n')}
}
# Send the browser of the shop owner to this address. A space is written as %20.
print(${quote(`${base}?`)} + urlencode(query, quote_via=quote))`;
}
