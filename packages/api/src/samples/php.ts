import type { SampleRequest } from './sample-request.ts';
import { splitAddress } from './split-address.ts';

/** Quotes a value as a single-quoted PHP string, in which only the quote and the backslash are special. */
const quote = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const entry = ([name, value]: readonly [string, string]): string => `${quote(name)} => ${quote(value)},`;

/** Writes PHP with the curl extension. For a page it prints the address to open. */
export function php(request: SampleRequest): string {
  const { headers, form, answer } = request;
  if (answer === 'page') return pageAddress(request);
  const { base, query } = splitAddress(request);
  const options = [
    `  CURLOPT_URL => ${query.length > 0 ? `${quote(`${base}?`)} . $query` : quote(base)},`,
    '  CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length > 0
      ? ['  CURLOPT_HTTPHEADER => [', ...headers.map(([name, value]) => `    ${quote(`${name}: ${value}`)},`), '  ],']
      : []),
    ...(form
      ? ['  CURLOPT_POSTFIELDS => http_build_query([', ...form.map((pair) => `    ${entry(pair)}`), '  ]),']
      : []),
  ];
  return `<?php
${query.length > 0 ? `${queryOf(query)}\n` : ''}$request = curl_init();
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

/** `options`: further arguments of the function. */
const queryOf = (query: NonNullable<SampleRequest['form']>, options = ''): string => `$query = http_build_query([
${query.map((pair) => `  ${entry(pair)}`).join('\n')}
]${options});`;

function pageAddress(request: SampleRequest): string {
  const { base, query } = splitAddress(request);
  return `<?php
${queryOf(query, ", '', '&', PHP_QUERY_RFC3986")}
// Send the browser of the shop owner to this address, with header('Location: ...') or a link.
echo ${quote(`${base}?`)} . $query, PHP_EOL;`;
}
