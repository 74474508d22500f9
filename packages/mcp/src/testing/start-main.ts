import { fileURLToPath } from 'node:url';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

/** The real command of the repository, with its input and output in pipes. */
export const mainCommand = {
  command: process.execPath,
  args: ['--import', import.meta.resolve('tsx'), fileURLToPath(new URL('../cli/main.ts', import.meta.url))],
};

/** Starts the command for a client. */
export function startMain(args: readonly string[] = []): StdioClientTransport {
  return new StdioClientTransport({ command: mainCommand.command, args: [...mainCommand.args, ...args] });
}
