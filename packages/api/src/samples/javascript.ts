import type { SampleRequest } from './sampleRequest.ts';

/** Quotes a value as a JavaScript string. JSON is valid JavaScript since 2019, line separators included. */
function quote(value: string): string {
  return value.includes("'") ? JSON.stringify(value) : `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** Writes a module that uses `fetch`, for Node 18 or newer and for browsers. */
export function javascript({ method, url, headers, form }: SampleRequest): string {
  const options = [
    ...(method === 'POST' ? ["  method: 'POST',"] : []),
    ...(headers.length > 0
      ? [`  headers: { ${headers.map(([name, value]) => `${name}: ${quote(value)}`).join(', ')} },`]
      : []),
    ...(form
      ? [
          '  body: new URLSearchParams([',
          ...form.map(([name, value]) => `    [${quote(name)}, ${quote(value)}],`),
          '  ]),',
        ]
      : []),
  ];
  const call = options.length > 0 ? `fetch(${quote(url)}, {\n${options.join('\n')}\n})` : `fetch(${quote(url)})`;
  return `const response = await ${call};
const data = await response.json();
if (!response.ok) throw new Error(\`\${data.error}: \${data.error_description}\`);
console.log(data);`;
}
