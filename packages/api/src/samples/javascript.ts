import type { SampleRequest } from './sample-request.ts';
import { splitAddress } from './split-address.ts';

/** Quotes a value as a JavaScript string. JSON is valid JavaScript since 2019, line separators included. */
function quote(value: string): string {
  return value.includes("'") ? JSON.stringify(value) : `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"')}'`;
}

const entry = ([name, value]: readonly [string, string]): string => `[${quote(name)}, ${quote(value)}],`;

/** Writes a module that uses `fetch`, for Node 18 or newer and for browsers. For a page it prints the address to open. */
export function javascript(request: SampleRequest): string {
  const { method, headers, form, answer } = request;
  if (answer === 'page') return pageAddress(request);
  const { base, query } = splitAddress(request);
  const options = [
    ...(method === 'POST' ? ["  method: 'POST',"] : []),
    ...(headers.length > 0
      ? [`  headers: { ${headers.map(([name, value]) => `${name}: ${quote(value)}`).join(', ')} },`]
      : []),
    ...(form ? ['  body: new URLSearchParams([', ...form.map((pair) => `    ${entry(pair)}`), '  ]),'] : []),
  ];
  const call = options.length > 0 ? `fetch(url, {\n${options.join('\n')}\n})` : 'fetch(url)';
  const address =
    query.length > 0 ? `${queryOf(query)}\nconst url = ${quote(`${base}?`)} + query;` : `const url = ${quote(base)};`;
  return `${address}
const response = await ${call};
const text = await response.text();
if (!response.ok) {
  const start = text.slice(0, 300);
  const { status } = response;
  throw new Error(\`HTTP \${status}: \${start}\`);
}
console.log(JSON.parse(text));`;
}

const queryOf = (query: NonNullable<SampleRequest['form']>): string => `const query = new URLSearchParams([
${query.map((pair) => `  ${entry(pair)}`).join('\n')}
]);`;

function pageAddress(request: SampleRequest): string {
  const { base, query } = splitAddress(request);
  return `${queryOf(query)}
// Send the browser of the shop owner to this address. A space is written as %20.
console.log(${quote(`${base}?`)} + query.toString().replaceAll('+', '%20'));`;
}
