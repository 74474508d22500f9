import { describe, expect, it } from 'vitest';
import { curl } from './curl.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';
import type { SampleRequest } from './sample-request.ts';
import { samples } from './samples.ts';

const headers = [['Authorization', 'Bearer TOKEN']] as const;
const host = 'https://api.example.com/1';
const requests = {
  get: { method: 'GET', url: `${host}/items?q=a%20b&limit=5`, headers, form: null, answer: 'json' },
  post: {
    method: 'POST',
    url: `${host}/items/add`,
    headers,
    form: [
      ['title', `Tom's \\ "tote"`],
      ['variation[0]', 'A&B'],
    ],
    answer: 'json',
  },
  page: {
    method: 'GET',
    url: `${host}/oauth/authorize?state=x%20y&scope=read`,
    headers: [],
    form: null,
    answer: 'page',
  },
} as const satisfies Readonly<Record<string, SampleRequest>>;
type Name = keyof typeof requests;

/** What readers copy; `samples.test.ts` runs it. */
const texts: Readonly<Record<(typeof samples)[number]['id'], Readonly<Record<Name, readonly string[]>>>> = {
  curl: {
    get: [
      `curl --get 'https://api.example.com/1/items' \\`,
      `  --data-urlencode 'q=a b' \\`,
      `  --data-urlencode 'limit=5' \\`,
      `  -H 'Authorization: Bearer TOKEN'`,
    ],
    post: [
      `curl 'https://api.example.com/1/items/add' \\`,
      `  -H 'Authorization: Bearer TOKEN' \\`,
      `  --data-urlencode 'title=Tom'\\''s \\ "tote"' \\`,
      `  --data-urlencode 'variation[0]=A&B'`,
    ],
    page: [
      '# Prints the address to open in the browser of the shop owner',
      `curl --get 'https://api.example.com/1/oauth/authorize' \\`,
      `  --data-urlencode 'state=x y' \\`,
      `  --data-urlencode 'scope=read' \\`,
      `  --silent --output /dev/null --write-out '%{url_effective}\\n'`,
    ],
  },
  javascript: {
    get: [
      'const query = new URLSearchParams([',
      `  ['q', 'a b'],`,
      `  ['limit', '5'],`,
      ']);',
      `const url = 'https://api.example.com/1/items?' + query;`,
      'const response = await fetch(url, {',
      `  headers: { Authorization: 'Bearer TOKEN' },`,
      '});',
      'const text = await response.text();',
      'if (!response.ok) {',
      '  const start = text.slice(0, 300);',
      '  const { status } = response;',
      `  throw new Error(\`HTTP \${status}: \${start}\`);`,
      '}',
      'console.log(JSON.parse(text));',
    ],
    post: [
      `const url = 'https://api.example.com/1/items/add';`,
      'const response = await fetch(url, {',
      `  method: 'POST',`,
      `  headers: { Authorization: 'Bearer TOKEN' },`,
      '  body: new URLSearchParams([',
      `    ['title', "Tom's \\\\ \\"tote\\""],`,
      `    ['variation[0]', 'A&B'],`,
      '  ]),',
      '});',
      'const text = await response.text();',
      'if (!response.ok) {',
      '  const start = text.slice(0, 300);',
      '  const { status } = response;',
      `  throw new Error(\`HTTP \${status}: \${start}\`);`,
      '}',
      'console.log(JSON.parse(text));',
    ],
    page: [
      'const query = new URLSearchParams([',
      `  ['state', 'x y'],`,
      `  ['scope', 'read'],`,
      ']);',
      '// Send the browser of the shop owner to this address. A space is written as %20.',
      `console.log('https://api.example.com/1/oauth/authorize?' + query.toString().replaceAll('+', '%20'));`,
    ],
  },
  php: {
    get: [
      '<?php',
      '$query = http_build_query([',
      `  'q' => 'a b',`,
      `  'limit' => '5',`,
      ']);',
      '$request = curl_init();',
      'curl_setopt_array($request, [',
      `  CURLOPT_URL => 'https://api.example.com/1/items?' . $query,`,
      '  CURLOPT_RETURNTRANSFER => true,',
      '  CURLOPT_HTTPHEADER => [',
      `    'Authorization: Bearer TOKEN',`,
      '  ],',
      ']);',
      '$text = curl_exec($request) ?: curl_error($request);',
      `$status = curl_getinfo($request)['http_code'];`,
      'if ($status !== 200) {',
      '  $start = substr($text, 0, 300);',
      '  throw new Exception("HTTP $status: $start");',
      '}',
      'print_r(json_decode($text, true));',
    ],
    post: [
      '<?php',
      '$request = curl_init();',
      'curl_setopt_array($request, [',
      `  CURLOPT_URL => 'https://api.example.com/1/items/add',`,
      '  CURLOPT_RETURNTRANSFER => true,',
      '  CURLOPT_HTTPHEADER => [',
      `    'Authorization: Bearer TOKEN',`,
      '  ],',
      '  CURLOPT_POSTFIELDS => http_build_query([',
      `    'title' => 'Tom\\'s \\\\ "tote"',`,
      `    'variation[0]' => 'A&B',`,
      '  ]),',
      ']);',
      '$text = curl_exec($request) ?: curl_error($request);',
      `$status = curl_getinfo($request)['http_code'];`,
      'if ($status !== 200) {',
      '  $start = substr($text, 0, 300);',
      '  throw new Exception("HTTP $status: $start");',
      '}',
      'print_r(json_decode($text, true));',
    ],
    page: [
      '<?php',
      '$query = http_build_query([',
      `  'state' => 'x y',`,
      `  'scope' => 'read',`,
      `], '', '&', PHP_QUERY_RFC3986);`,
      `// Send the browser of the shop owner to this address, with header('Location: ...') or a link.`,
      `echo 'https://api.example.com/1/oauth/authorize?' . $query, PHP_EOL;`,
    ],
  },
  ruby: {
    get: [
      `require 'json'`,
      `require 'net/http'`,
      '',
      `uri = URI('https://api.example.com/1/items')`,
      'uri.query = URI.encode_www_form(',
      `  'q' => 'a b',`,
      `  'limit' => '5',`,
      ')',
      'request = Net::HTTP::Get.new(uri)',
      `request['Authorization'] = 'Bearer TOKEN'`,
      '',
      'http = Net::HTTP.new(uri.host, uri.port)',
      `http.use_ssl = uri.scheme == 'https'`,
      'response = http.request(request)',
      'unless response.is_a?(Net::HTTPSuccess)',
      `  text = response.body.force_encoding('UTF-8')`,
      '  raise "HTTP #{response.code}: #{text[0, 300]}"',
      'end',
      'puts JSON.parse(response.body)',
    ],
    post: [
      `require 'json'`,
      `require 'net/http'`,
      '',
      `uri = URI('https://api.example.com/1/items/add')`,
      'request = Net::HTTP::Post.new(uri)',
      `request['Authorization'] = 'Bearer TOKEN'`,
      'request.set_form_data(',
      `  'title' => 'Tom\\'s \\\\ "tote"',`,
      `  'variation[0]' => 'A&B',`,
      ')',
      '',
      'http = Net::HTTP.new(uri.host, uri.port)',
      `http.use_ssl = uri.scheme == 'https'`,
      'response = http.request(request)',
      'unless response.is_a?(Net::HTTPSuccess)',
      `  text = response.body.force_encoding('UTF-8')`,
      '  raise "HTTP #{response.code}: #{text[0, 300]}"',
      'end',
      'puts JSON.parse(response.body)',
    ],
    page: [
      `require 'uri'`,
      '',
      'query = URI.encode_www_form(',
      `  'state' => 'x y',`,
      `  'scope' => 'read',`,
      ')',
      '# Send the browser of the shop owner to this address. A space is written as %20.',
      `puts 'https://api.example.com/1/oauth/authorize?' + query.gsub('+', '%20')`,
    ],
  },
  python: {
    get: [
      'import json',
      'from urllib.error import HTTPError',
      'from urllib.parse import urlencode',
      'from urllib.request import Request, urlopen',
      '',
      'query = {',
      '    "q": "a b",',
      '    "limit": "5",',
      '}',
      'request = Request(',
      '    "https://api.example.com/1/items?" + urlencode(query),',
      '    headers={"Authorization": "Bearer TOKEN"},',
      ')',
      'try:',
      '    with urlopen(request) as response:',
      '        print(json.load(response))',
      'except HTTPError as error:',
      '    start = error.read(300).decode(errors="replace")',
      '    raise SystemExit(f"HTTP {error.code}: {start}")',
    ],
    post: [
      'import json',
      'from urllib.error import HTTPError',
      'from urllib.parse import urlencode',
      'from urllib.request import Request, urlopen',
      '',
      'form = {',
      `    "title": "Tom's \\\\ \\"tote\\"",`,
      '    "variation[0]": "A&B",',
      '}',
      'request = Request(',
      '    "https://api.example.com/1/items/add",',
      '    data=urlencode(form).encode(),',
      '    headers={"Authorization": "Bearer TOKEN"},',
      ')',
      'try:',
      '    with urlopen(request) as response:',
      '        print(json.load(response))',
      'except HTTPError as error:',
      '    start = error.read(300).decode(errors="replace")',
      '    raise SystemExit(f"HTTP {error.code}: {start}")',
    ],
    page: [
      'from urllib.parse import quote, urlencode',
      '',
      'query = {',
      '    "state": "x y",',
      '    "scope": "read",',
      '}',
      '# Send the browser of the shop owner to this address. A space is written as %20.',
      'print("https://api.example.com/1/oauth/authorize?" + urlencode(query, quote_via=quote))',
    ],
  },
};

describe.each(samples)('a sample in $label', ({ id, render }) => {
  it.each(Object.keys(requests) as Name[])('is what a programmer would write for a request of the kind %s', (name) => {
    expect(render(requests[name]).split('\n')).toEqual(texts[id][name]);
  });
});

const bare: SampleRequest = { method: 'GET', url: `${host}/items`, headers: [], form: null, answer: 'json' };
const empty: SampleRequest = { method: 'POST', url: `${host}/items/delete?now=1`, headers, form: [], answer: 'json' };

describe('a request without parts', () => {
  it('has no lines for them', () => {
    expect(curl(bare)).toBe("curl 'https://api.example.com/1/items'");
    expect(javascript(bare)).toContain("const url = 'https://api.example.com/1/items';\n");
    expect(javascript(bare)).toContain('await fetch(url);\n');
    expect(php(bare)).not.toMatch(/HTTPHEADER|POSTFIELDS|query/);
    expect(ruby(bare)).not.toMatch(/^request\[|set_form_data|query/m);
    expect(python(bare)).not.toMatch(/headers|data=|urlencode|query/);
  });

  it('is sent as a form without fields where it changes something, and keeps its query', () => {
    expect(curl(empty).split(' \\\n  ')).toEqual([
      "curl 'https://api.example.com/1/items/delete?now=1'",
      "-H 'Authorization: Bearer TOKEN'",
      "-d ''",
    ]);
    for (const render of [javascript, php, ruby, python]) expect(render(empty)).toContain('/items/delete?now=1');
    expect(javascript(empty)).toContain('  body: new URLSearchParams([\n  ]),');
    expect(php(empty)).toContain('  CURLOPT_POSTFIELDS => http_build_query([\n  ]),');
    expect(ruby(empty)).toContain('request.set_form_data({})');
    expect(python(empty)).toContain('form = {\n}\n');
  });
});

describe('a value', () => {
  const quoted = (value: string) =>
    Object.fromEntries(
      samples.map(({ id, render }) => [
        id,
        render({ ...empty, form: [['v', value]] })
          .split('\n')
          .find((line) => /['"]?v['"]?(=| =>|,|:) ?/.test(line) && line.includes(value.slice(0, 2)))
          ?.trim(),
      ]),
    );

  it('is quoted as its language reads it', () => {
    expect(quoted('#{x} $y')).toEqual({
      curl: "--data-urlencode 'v=#{x} $y'",
      javascript: "['v', '#{x} $y'],",
      php: "'v' => '#{x} $y',",
      ruby: "'v' => '#{x} $y',",
      python: '"v": "#{x} $y",',
    });
    expect(quoted('ab\r\n#{c}')).toMatchObject({
      javascript: "['v', 'ab\\r\\n#{c}'],",
      ruby: '\'v\' => "ab\\r\\n\\#{c}",',
      python: '"v": "ab\\r\\n#{c}",',
    });
    expect(quoted('say "a"')).toMatchObject({ javascript: `['v', 'say "a"'],`, php: `'v' => 'say "a"',` });
  });
});
