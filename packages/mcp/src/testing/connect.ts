import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** A client of the official library, as an agent has it. */
export interface Agent {
  readonly client: Client;
  /** Data of an answer. @throws {Error} With the server's text when it refuses. */
  ask<Data = Record<string, unknown>>(tool: string, input?: Record<string, unknown>): Promise<Data>;
  /** Text of an answer. @throws {Error} With the server's text when it refuses. */
  read(tool: string, input?: Record<string, unknown>): Promise<string>;
  /** The whole answer, refusals included. */
  call(tool: string, input?: Record<string, unknown>): Promise<CallToolResult>;
  /** The text with which the server refuses. */
  refused(tool: string, input?: Record<string, unknown>): Promise<string>;
}

/** Connects a client. It holds every answer to the output schema that the server has listed. */
export async function connect(transport: Transport): Promise<Agent> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  await client.listTools();
  // Without a schema of its own for results, the client gives back results of tools.
  const call: Agent['call'] = async (name, input = {}) =>
    (await client.callTool({ name, arguments: input })) as CallToolResult;
  return {
    client,
    call,
    ask: async <Data>(tool: string, input?: Record<string, unknown>) => {
      const answer = await call(tool, input);
      if (answer.isError) throw new Error(textOf(answer));
      return answer.structuredContent as Data; // the caller says what the tool answers
    },
    read: async (tool, input) => {
      const answer = await call(tool, input);
      if (answer.isError) throw new Error(textOf(answer));
      return textOf(answer);
    },
    refused: async (tool, input) => {
      const answer = await call(tool, input);
      if (!answer.isError) throw new Error(`Unexpected answer of ${tool}, expected a refusal: ${textOf(answer)}`);
      return textOf(answer);
    },
  };
}

/** The text of an answer. */
export function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}
