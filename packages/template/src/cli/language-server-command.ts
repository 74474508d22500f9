import type { Command } from './command.ts';
import { program } from './program.ts';
import { readArguments } from './read-arguments.ts';
import { docsDefault, readDocs } from './read-docs.ts';

export const languageServerCommand: Command = {
  help: `Usage: ${program} language-server --stdio

Speaks the Language Server Protocol over standard input and output; an editor starts it for HTML files.

  --stdio     How to speak; there is no other way.
  --docs URL  Site with the guide. ${docsDefault}
`,
  async run(args) {
    const { values } = readArguments(args, {
      stdio: { type: 'boolean', default: true },
      docs: { type: 'string' },
      // Clients tell who has started the server; the connection reads it by itself.
      clientProcessId: { type: 'string' },
    });
    const docs = readDocs(values.docs);
    const { start } = await import('../language-server/start.ts');
    return start(docs);
  },
};
