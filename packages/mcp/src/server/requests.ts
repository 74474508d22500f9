import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

/**
 * Requests whose parameters are told in a sentence when they do not fit: the library answers with the list of its
 * validator, under the code for a failure of the server.
 */
export const callTool = z.object({
  method: z.literal('tools/call'),
  params: z.unknown().transform((given) => {
    const name = needText('tools/call', given, 'name');
    const input: unknown = Object(given).arguments;
    if (input !== undefined && Object.prototype.toString.call(input) !== '[object Object]')
      throw invalid(`Unexpected arguments ${shownOf(input)} of ${name}, expected an object.`);
    return { ...Object(given), name, arguments: input as Record<string, unknown> | undefined }; // looked at above
  }),
});

export const readResourceRequest = z.object({
  method: z.literal('resources/read'),
  params: z.unknown().transform((given) => ({ uri: needText('resources/read', given, 'uri') })),
});

export const getPromptRequest = z.object({
  method: z.literal('prompts/get'),
  params: z.unknown().transform((given) => {
    const name = needText('prompts/get', given, 'name');
    const input: unknown = Object(given).arguments ?? {};
    const texts = z.record(z.string(), z.string()).safeParse(input);
    if (!texts.success)
      throw invalid(`Unexpected arguments ${shownOf(input)} of ${name}, expected an object of texts.`);
    return { name, arguments: texts.data };
  }),
});

function needText(method: string, params: unknown, key: string): string {
  const value: unknown = Object(params)[key];
  if (typeof value === 'string') return value;
  const found = value === undefined ? `call of ${method} without ${key}` : `${key} ${shownOf(value)} of ${method}`;
  throw invalid(`Unexpected ${found}, expected a text.`);
}

function invalid(message: string): McpError {
  return new McpError(ErrorCode.InvalidParams, message);
}

function shownOf(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
