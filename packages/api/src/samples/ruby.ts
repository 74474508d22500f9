import type { SampleRequest } from './sampleRequest.ts';

/** Quotes a value as a Ruby string: single quotes where nothing but the quote and the backslash is special. */
const quote = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Writes Ruby with the standard library's `net/http`. */
export function ruby({ method, url, headers, form }: SampleRequest): string {
  const lines = [
    "require 'json'",
    "require 'net/http'",
    '',
    `uri = URI(${quote(url)})`,
    `request = Net::HTTP::${method === 'POST' ? 'Post' : 'Get'}.new(uri)`,
    ...headers.map(([name, value]) => `request[${quote(name)}] = ${quote(value)}`),
    ...(form
      ? ['request.set_form_data(', ...form.map(([name, value]) => `  ${quote(name)} => ${quote(value)},`), ')']
      : []),
    '',
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }",
    'data = JSON.parse(response.body)',
    `raise "#{data['error']}: #{data['error_description']}" unless response.is_a?(Net::HTTPSuccess)`,
    'puts data',
  ];
  return lines.join('\n');
}
