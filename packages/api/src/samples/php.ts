import type { SampleRequest } from './sample-request.ts';
import { splitAddress } from './split-address.ts';

/** Quotes a value as a single-quoted PHP string, in which only the quote and the backslash are special. */
const quote = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const entry = ([name, value]: readonly [string, string]): string => `${quote(name)} => ${quote(value)},`;

/** Writes PHP with the curl extension. For a page it prints the address to open. */
export function php({ url, headers, form, answer }: SampleRequest): string {
  if (answer === 'page') return pageAddress(url);
  const options = [
    `  CURLOPT_URL => ${quote(url)},`,
    '  CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length > 0
      ? ['  CURLOPT_HTTPHEADER => [', ...headers.map(([name, value]) => `    ${quote(`${name}: ${value}`)},`), '  ],']
      : []),
    ...(form
      ? ['  CURLOPT_POSTFIELDS => http_build_query([', ...form.map((pair) => `    ${entry(pair)}`), '  ]),']
      : []),
  ];
  return `<?php
$request = curl_init();
curl_setopt_array($request, [
${options.join('\n')}
]);
$text = curl_exec($request) ?: curl_error($request);
$status = curl_getinfo($request)['http_code'];
if ($status !== 200) {
  $start = substr($text, 0, 300);
  throw new Exception("HTTP $status: $start");
}
print_r(json_decode($text, true));`;
}

function pageAddress(url: string): string {
  const { base, query } = splitAddress(url);
  return `<?php
$query = http_build_query([
${query.map((pair) => `  ${entry(pair)}`).join('\n')}
], '', '&', PHP_QUERY_RFC3986);
// Send the browser of the shop owner to this address, with header('Location: ...') or a link.
echo ${quote(`${base}?`)} . $query, PHP_EOL;`;
}
