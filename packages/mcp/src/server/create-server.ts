import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type Tool as ToolListing,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import type { Session } from '../session.ts';
import { tools } from '../tools/index.ts';
import type { Tool } from '../tools/tool.ts';
import { explainInput } from './explain-input.ts';

const instructions =
  'Documentation of the API and the template language of BASE shops. Search first, then read a page or ask for the facts ' +
  'of an operation or a tag. Nothing here is guessed: every fact says how it is known. Check a theme before you hand it ' +
  'over, and render it. The sandbox shop belongs to this session alone; calls to it reach no real shop.';

/** A server for one client. */
export function createMcpServer(session: Session): Server {
  const server = new Server(
    { name: 'shop-docs', title: session.docs.title, version: manifest.version },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(listing) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool) return call(tool, params.arguments ?? {}, session, signal);
    const known = tools.map(({ name }) => name).join(', ');
    throw new McpError(ErrorCode.InvalidParams, `Unexpected tool ${params.name}, expected one of ${known}.`);
  });
  return server;
}

function listing({ name, title, description, input, output, changes }: Tool): ToolListing {
  return {
    name,
    title,
    description,
    inputSchema: jsonSchema(input, 'input'),
    outputSchema: jsonSchema(output, 'output'),
    annotations: { readOnlyHint: !changes, destructiveHint: false, openWorldHint: false },
  };
}

function jsonSchema(schema: z.ZodObject, io: 'input' | 'output'): ToolListing['inputSchema'] {
  // A schema of an object describes an object.
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as ToolListing['inputSchema'];
}

/** What goes wrong is told to the model, which can do better the next time. */
async function call(tool: Tool, given: unknown, session: Session, signal: AbortSignal): Promise<CallToolResult> {
  const input = tool.input.safeParse(given);
  if (!input.success) return refusal(explainInput(input.error, given, tool));
  try {
    const { data, text = JSON.stringify(data), picture } = await tool.run(input.data, session, signal);
    return {
      structuredContent: data,
      content: [
        { type: 'text', text },
        ...(picture ? [{ type: 'image' as const, mimeType: 'image/png', data: picture.png }] : []),
      ],
    };
  } catch (error) {
    return refusal(error instanceof Error ? error.message : String(error));
  }
}

function refusal(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}
