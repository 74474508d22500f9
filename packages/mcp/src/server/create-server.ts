import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  type CallToolResult,
  ErrorCode,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  type Tool as ToolListing,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import type { Session } from '../session.ts';
import { evidenceKey } from '../tools/evidence.ts';
import { tools } from '../tools/index.ts';
import type { Tool } from '../tools/tool.ts';
import { explainInput } from './explain-input.ts';
import { getPrompt, listPrompts } from './prompts.ts';
import { callTool, getPromptRequest, readResourceRequest } from './requests.ts';
import { listResources, readResource } from './resources.ts';

const instructions = `Documentation of the API and the template language of BASE shops.
${evidenceKey}
The sandbox is this site's own: it answers as the platform is known to, \`decided_by\` names rules of ours, \`hints\` what the platform would silently misread.
Order of work: base_search or base_explain, then base_read at the address. Answer with the level and the link. Before you hand over code, run it in the sandbox (LISTEN of base_sandbox_control gives your program an address); before a theme, check it and look at its picture. What the API cannot do: /api/#not-possible. Answers end at about 8,000 characters; \`max\`, \`only\` and \`part\` give more or less.`;

/** A server for one client. */
export function createMcpServer(session: Session): Server {
  const server = new Server(
    { name: 'shop-docs', title: session.docs.title, version: manifest.version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(listing) }));
  const { docs } = session;
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: listResources(docs) }));
  server.setRequestHandler(readResourceRequest, ({ params }) => ({ contents: [readResource(docs, params.uri)] }));
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: listPrompts() }));
  server.setRequestHandler(getPromptRequest, ({ params }) => getPrompt(params.name, params.arguments));
  server.setRequestHandler(callTool, ({ params }, { signal }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool) return session.calls(() => call(tool, params.arguments ?? {}, session, signal));
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
    ...(output && { outputSchema: jsonSchema(output, 'output') }),
    annotations: changes
      ? { readOnlyHint: false, destructiveHint: false, openWorldHint: false }
      : { readOnlyHint: true, openWorldHint: false },
  };
}

function jsonSchema(schema: z.ZodObject, io: 'input' | 'output'): ToolListing['inputSchema'] {
  // A schema of an object describes an object.
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: each }) => {
      // What holds for every whole number and every name says nothing.
      if (each.minimum === Number.MIN_SAFE_INTEGER) delete each.minimum;
      if (each.maximum === Number.MAX_SAFE_INTEGER) delete each.maximum;
      delete each.propertyNames;
    },
  });
  return described as ToolListing['inputSchema'];
}

/** What goes wrong is told to the model, which can do better the next time. */
async function call(tool: Tool, given: unknown, session: Session, signal: AbortSignal): Promise<CallToolResult> {
  if (signal.aborted) return refusal('It was cancelled before it began.'); // nobody waits for it
  const input = tool.input.safeParse(given);
  if (!input.success) return refusal(explainInput(input.error, given, tool));
  try {
    const { data, text, picture } = await tool.run(input.data, session, signal);
    return {
      ...(data && { structuredContent: data }),
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
