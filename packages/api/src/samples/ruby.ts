import type { SampleRequest } from './sample-request.ts';
import { splitAddress } from './split-address.ts';

/**
 * Quotes a value as a Ruby string: single quotes where nothing but the quote and the backslash is special. Ruby reads
 * a carriage return and line feed in its source as a line feed alone, so control characters are escaped.
 */
function quote(value: string): string {
  const hasControl = [...value].some((character) => character < ' ');
  return hasControl
    ? JSON.stringify(value).replaceAll('#', '\\#')
    : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

const entry = ([name, value]: readonly [string, string]): string => `  ${quote(name)} => ${quote(value)},`;

/** Writes Ruby with the standard library's `net/http`. For a page it prints the address to open. */
export function ruby(request: SampleRequest): string {
  const { method, headers, form, answer } = request;
  if (answer === 'page') return pageAddress(request);
  const { base, query } = splitAddress(request);
  const lines = [
    "require 'json'",
    "require 'net/http'",
    '',
    `uri = URI(${quote(base)})`,
    ...(query.length > 0 ? ['uri.query = URI.encode_www_form(', ...query.map(entry), ')'] : []),
    `request = Net::HTTP::${method === 'POST' ? 'Post' : 'Get'}.new(uri)`,
    ...headers.map(([name, value]) => `request[${quote(name)}] = ${quote(value)}`),
    ...(form ? formLines(form) : []),
    '',
    'http = Net::HTTP.new(uri.host, uri.port)',
    "http.use_ssl = uri.scheme == 'https'",
    'response = http.request(request)',
    'unless response.is_a?(Net::HTTPSuccess)',
    "  text = response.body.force_encoding('UTF-8')",
    '  raise "HTTP #{response.code}: #{text[0, 300]}"',
    'end',
    'puts JSON.parse(response.body)',
  ];
  return lines.join('\n');
}

function formLines(form: NonNullable<SampleRequest['form']>): string[] {
  return form.length > 0 ? ['request.set_form_data(', ...form.map(entry), ')'] : ['request.set_form_data({})'];
}

function pageAddress(request: SampleRequest): string {
  const { base, query } = splitAddress(request);
  return `require 'uri'

query = URI.encode_www_form(
${query.map(entry).join('\n')}
)
# Send the browser of the shop owner to this address. A space is written as %20.
puts ${quote(`${base}?`)} + query.gsub('+', '%20')`;
}
