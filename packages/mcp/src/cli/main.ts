#!/usr/bin/env node
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { visible } from '@shop-docs/server/visible';
import { createDocs, type Docs } from '../content/docs.ts';
import { createMcpServer } from '../server/create-server.ts';
import { serveHttp } from '../server/serve-http.ts';
import { createSession } from '../session.ts';
import { readContent } from './read-content.ts';
import { type Flags, readFlags, usage } from './read-flags.ts';

/** Longest message on standard input, in bytes. */
const longestMessage = 10_000_000;

try {
  await main(readFlags(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${visible(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 2;
}

async function main(flags: Flags): Promise<void> {
  if (flags.help) {
    process.stdout.write(usage);
    return;
  }
  const docs = createDocs(await readContent(flags.site));
  if (flags.http) await listen(docs, flags);
  else {
    // Browsers that take pictures end with the program.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
    const session = createSession(docs, { isLocal: true, readsFiles: true });
    // The program ends when nobody asks any more, also while its sandbox listens.
    process.stdin.once('end', () => void session.close());
    const server = createMcpServer(session);
    // Nobody closes the connection but the library, at a message that is too long for it.
    server.onclose = () => {
      process.stderr.write(
        `Unexpected message of more than ${longestMessage} bytes, expected a shorter one: the connection has ended.\n`,
      );
      process.exit(1);
    };
    await server.connect(new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: longestMessage }));
  }
}

async function listen(docs: Docs, { port, host, hostNames, origins }: Flags): Promise<void> {
  process.stderr.on('error', () => {}); // a log that a full disk refuses, or that nobody reads, ends no sessions
  const token = process.env.MCP_TOKEN;
  if (!token && !['127.0.0.1', 'localhost', '::1'].includes(host))
    throw new Error(
      `Unexpected --host ${host} without a token, expected MCP_TOKEN in the environment: others can reach it.`,
    );
  const server = await serveHttp(docs, { port, host, hostNames, origins, ...(token && { token }) });
  process.stderr.write(`Serves the Model Context Protocol at ${server.url} (Ctrl+C stops it)\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}
