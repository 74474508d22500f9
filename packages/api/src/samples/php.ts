import type { SampleRequest } from './sampleRequest.ts';

/** Quotes a value as a single-quoted PHP string, in which only the quote and the backslash are special. */
const quote = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Writes PHP with the curl extension. */
export function php({ url, headers, form }: SampleRequest): string {
  const options = [
    '  CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length > 0
      ? [`  CURLOPT_HTTPHEADER => [${headers.map(([name, value]) => quote(`${name}: ${value}`)).join(', ')}],`]
      : []),
    ...(form
      ? [
          '  CURLOPT_POSTFIELDS => http_build_query([',
          ...form.map(([name, value]) => `    ${quote(name)} => ${quote(value)},`),
          '  ]),',
        ]
      : []),
  ];
  return `<?php
$request = curl_init(${quote(url)});
curl_setopt_array($request, [
${options.join('\n')}
]);
$data = json_decode(curl_exec($request), true);
if (curl_getinfo($request, CURLINFO_RESPONSE_CODE) !== 200) {
  throw new RuntimeException($data['error'] . ': ' . $data['error_description']);
}
print_r($data);`;
}
