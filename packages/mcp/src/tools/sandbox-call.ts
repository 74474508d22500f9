import { buildRequest } from '@shop-docs/api';
import { hintsOf } from '@shop-docs/api/sandbox';
import { z } from 'zod';
import { operationKey, parameterValues, pathOf, withValues } from './operations.ts';
import { defineTool } from './tool.ts';

export const sandboxCall = defineTool({
  name: 'sandbox_call',
  title: 'Call the API in the sandbox',
  description:
    'Sends one API call to a sandbox shop that only this session has, and answers as the platform does, with its errors. ' +
    '`hints` say what the platform would silently misread. Credentials of the sandbox are put in where none are given.',
  changes: true,
  input: z.strictObject({
    operation: operationKey,
    values: parameterValues.default({}),
    token: z
      .string()
      .max(200)
      .optional()
      .describe('Access token; absent: one with all scopes. GET /sandbox of sandbox_control lists more'),
  }),
  output: z.object({
    status: z.int(),
    body: z.unknown().describe('JSON of the answer, or the text of a page'),
    hints: z.array(z.string()),
    request: z.object({ method: z.string(), url: z.string(), form: z.array(z.array(z.string())).nullable() }),
    url: z.string().describe('Page of the operation'),
  }),
  async run({ operation: key, values, token }, { docs, sandbox }) {
    const found = withValues(key, values);
    const { accessToken, clientId, clientSecret, searchClientId, searchClientSecret } = sandbox.control.credentials();
    const client = found.auth === 'search-client' ? [searchClientId, searchClientSecret] : [clientId, clientSecret];
    const own = found.parameters.flatMap(({ name }) => {
      const value = { client_id: client[0], client_secret: client[1] }[name];
      return value === undefined ? [] : [[name, value]];
    });
    const request = buildRequest(found, { ...Object.fromEntries(own), ...values }, { token: token ?? accessToken });
    const { method, url, headers, form } = request;
    const response = await sandbox.fetch(
      new Request(url, {
        method,
        headers: headers.map(([name, value]): [string, string] => [name, value]),
        ...(form && { body: new URLSearchParams(form.map(([name, value]): [string, string] => [name, value])) }),
      }),
    );
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('Content-Type') ?? '');
    return {
      data: {
        status: response.status,
        body: isJson ? JSON.parse(text) : text,
        hints: [...hintsOf(response.headers)],
        request: { method, url, form: form?.map((pair) => [...pair]) ?? null },
        url: docs.link(pathOf(found)),
      },
    };
  },
});
