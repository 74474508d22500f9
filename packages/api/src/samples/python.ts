import type { SampleRequest } from './sampleRequest.ts';

/** Quotes a value as a Python string. JSON escapes are valid there, but characters beyond the BMP stay literal. */
const quote = (value: string): string => JSON.stringify(value);

/** Writes Python 3 with the standard library's `urllib`. */
export function python({ url, headers, form }: SampleRequest): string {
  const fields = form?.map(([name, value]) => `    ${quote(name)}: ${quote(value)},`);
  const lines = [
    'import json',
    ...(form ? ['from urllib.parse import urlencode'] : []),
    'from urllib.request import Request, urlopen',
    '',
    ...(fields ? ['form = {', ...fields, '}'] : []),
    'request = Request(',
    `    ${quote(url)},`,
    ...(form ? ['    data=urlencode(form).encode(),'] : []),
    ...(headers.length > 0
      ? [`    headers={${headers.map(([name, value]) => `${quote(name)}: ${quote(value)}`).join(', ')}},`]
      : []),
    ')',
    'with urlopen(request) as response:',
    '    print(json.load(response))',
  ];
  return lines.join('\n');
}
